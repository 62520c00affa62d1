import CLibrary

/// The file system of a file and its number there: equal for two names of one file.
package struct FileIdentity: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64
}

/// A fingerprint of a file: equal stamps mean most likely, though not surely, equal bytes.
///
/// Bytes written through a memory map can leave the stamp unchanged (W22), as can a tool that restores the old time
/// (W26).
package struct FileStamp: Hashable, Sendable {
    package let identity: FileIdentity
    package let size: Int
    package let modifiedSeconds: Int
    package let modifiedNanoseconds: Int
    package let changedSeconds: Int
    package let changedNanoseconds: Int

    init(_ status: stat) {
        identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            inode: UInt64(truncatingIfNeeded: status.st_ino)
        )
        size = Int(status.st_size)
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        modifiedSeconds = modified.tv_sec
        modifiedNanoseconds = modified.tv_nsec
        changedSeconds = changed.tv_sec
        changedNanoseconds = changed.tv_nsec
    }
}
