/// An open directory.
///
/// Its files are reached from it, even if its path refers to something else meanwhile.
public struct OpenFolder: ~Copyable {
    /// The kind of file that a name in a directory refers to; links are not followed.
    public enum Kind: Sendable {
        case file, folder, link
        /// A pipe, a socket or a device.
        case other
    }

    private let descriptor: CInt

    /// Creates an open directory from its path, following links; nil with `errno` if it can't be listed.
    public init?(path: [UInt8]) {
        let opened = Self.withCString(path) { openat(AT_FDCWD, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        if opened < 0 { return nil }
        descriptor = opened
    }

    /// Creates an open directory from a name in another one; nil with `errno` if it can't be listed, is a link, or is
    /// no directory.
    public init?(_ name: [UInt8], in folder: borrowing OpenFolder) {
        let opened = folder.open(name, O_RDONLY | O_DIRECTORY)
        if opened < 0 { return nil }
        descriptor = opened
    }

    deinit { close(descriptor) }

    /// Opens a file in the directory for reading, never waiting for a pipe; returns a negative number with `errno` if
    /// it can't be opened, or is a link.
    ///
    /// The caller closes it.
    public func open(file name: [UInt8]) -> CInt { open(name, O_RDONLY | O_NONBLOCK) }

    /// Creates a file in the directory for writing; returns a negative number with `errno` if it can't be created, or
    /// if the name exists, even as a link.
    ///
    /// The caller closes it.
    public func create(file name: [UInt8]) -> CInt {
        Self.withCString(name) {
            openat(descriptor, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666 as mode_t)
        }
    }

    /// Creates a directory in the directory; returns false with `errno` if it can't be created, or if the name exists.
    public func create(folder name: [UInt8]) -> Bool { Self.withCString(name) { mkdirat(descriptor, $0, 0o777) == 0 } }

    /// Removes a file or a link in the directory; returns false with `errno` if it can't be removed.
    @discardableResult
    public func remove(file name: [UInt8]) -> Bool { Self.withCString(name) { unlinkat(descriptor, $0, 0) == 0 } }

    /// Returns the status of a name in the directory; nil with `errno` if there is none.
    public func status(of name: [UInt8]) -> stat? {
        var status = stat()
        let result = Self.withCString(name) { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
        return result == 0 ? status : nil
    }

    /// Calls `take` with each name in the directory, in no order, until it returns false.
    public func forEachName(_ take: (_ name: [UInt8], _ kind: Kind) -> Bool) {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0, let stream = fdopendir(copy) else { return }
        defer { closedir(stream) }
        rewinddir(stream)
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name == [UInt8(ascii: ".")] || name == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
            guard let kind = kind(of: name, entry.pointee.d_type) else { continue }
            guard take(name, kind) else { return }
        }
    }

    /// Changes the owner of a file or a directory in the directory, which this user owns, to the one in a status.
    ///
    /// Links and files with a second name, which may be elsewhere, are not changed.
    public func give(_ name: [UInt8], to owner: stat) {
        let opened = open(name, O_RDONLY | O_NONBLOCK)
        guard opened >= 0 else { return }
        defer { close(opened) }
        var status = stat()
        guard fstat(opened, &status) == 0, status.st_uid == geteuid(), status.st_uid != owner.st_uid else { return }
        let kind = Self.kind(of: status)
        guard kind == .folder || (kind == .file && status.st_nlink == 1) else { return }
        _ = fchown(opened, owner.st_uid, owner.st_gid)
    }

    /// Returns the kind of file of a name, even on file systems that don't report it; nil if the name no longer exists.
    private func kind(of name: [UInt8], _ type: UInt8) -> Kind? {
        switch Int(type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN): status(of: name).map(Self.kind)
        default: .other
        }
    }

    private static func kind(of status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    private func open(_ name: [UInt8], _ flags: CInt) -> CInt {
        Self.withCString(name) { openat(descriptor, $0, flags | O_NOFOLLOW | O_CLOEXEC) }
    }

    private static func withCString<Result>(_ name: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (name.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return "".withCString(body) }
            return body(start)
        }
    }
}
