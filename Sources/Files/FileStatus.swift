package import CLibrary

/// The properties of a file that the system reports without opening it.
package struct FileStatus: Hashable, Sendable {
    /// A kind of file.
    package enum Kind: Sendable {
        case file, folder, link, pipe, socket, device
    }

    package let kind: Kind
    package let stamp: FileStamp
    package let owner: uid_t
    package let group: gid_t
    /// The mode without the kind.
    package let permissions: mode_t
    /// The number of hard links.
    package let names: Int

    /// Creates the status of a name itself, even if it is a link.
    package init(of path: some Sequence<UInt8>) throws(SystemFailure) {
        self = try Self.read(path) { lstat($0, &$1) }
    }

    /// Creates the status of the file that a path leads to.
    package init(following path: some Sequence<UInt8>) throws(SystemFailure) {
        self = try Self.read(path) { stat($0, &$1) }
    }

    /// Creates the status of an open file.
    package init(ofDescriptor descriptor: CInt) throws(SystemFailure) {
        self = try Self.read([]) { fstat(descriptor, &$1) }
    }

    /// Returns the kind of a name itself, even if it is a link; nil if its status can't be read.
    package static func kind(of path: String) -> Kind? { try? Self(of: path.utf8).kind }

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            default: .device
            }
        stamp = FileStamp(status)
        owner = status.st_uid
        group = status.st_gid
        permissions = status.st_mode & 0o7777
        names = Int(status.st_nlink)
    }

    private static func read(
        _ path: some Sequence<UInt8>,
        _ call: (UnsafePointer<CChar>, inout stat) -> CInt
    ) throws(SystemFailure) -> Self {
        var status = stat()
        let code = path.withCString { call($0, &status) == 0 ? 0 : errno }
        guard code == 0 else {
            throw SystemFailure("inspect", String(decoding: Array(path), as: UTF8.self), code: code)
        }
        return Self(status)
    }
}

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
