import CLibrary

/// The result of `stat` for a file: equal stamps mean most likely, though not surely, equal bytes.
///
/// Bytes written through a memory map can leave the stamp unchanged (W22), as can a tool that restores the old time
/// (W26).
struct FileStamp: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let modifiedSeconds: Int
    let modifiedNanoseconds: Int
    let changedSeconds: Int
    let changedNanoseconds: Int

    /// Creates the stamp of a regular file at the path itself; nil if there is something else, or nothing.
    init?(ofFileAt path: RawPath) {
        var status = stat()
        guard path.withCString({ lstat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
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
