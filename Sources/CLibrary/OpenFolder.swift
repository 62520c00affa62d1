/// A folder that is open: its files are reached from it, whatever takes the place of its path meanwhile.
public struct OpenFolder: ~Copyable {
    /// The kind of file that a name in a directory refers to; links are not followed.
    public enum Kind: Sendable {
        case file, folder, link
        /// A pipe, a socket or a device.
        case other
    }

    private let descriptor: CInt

    /// Opens a folder by its path, links followed; nil with `errno` if it can't be listed.
    public init?(path: [UInt8]) {
        let opened = Self.withCString(path) { openat(AT_FDCWD, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        if opened < 0 { return nil }
        descriptor = opened
    }

    /// Opens a folder in another one; nil with `errno` if it can't be listed, is a link, or is no folder.
    public init?(_ name: [UInt8], in folder: borrowing OpenFolder) {
        let opened = folder.open(name, O_RDONLY | O_DIRECTORY)
        if opened < 0 { return nil }
        descriptor = opened
    }

    deinit { close(descriptor) }

    /// Opens a file in it for reading, never waiting for a pipe; negative with `errno` if it can't, or is a link.
    ///
    /// You close it.
    public func open(file name: [UInt8]) -> CInt { open(name, O_RDONLY | O_NONBLOCK) }

    /// Makes a file in it for writing; negative with `errno` if it can't, or if anything has the name, also a link.
    ///
    /// You close it.
    public func create(file name: [UInt8]) -> CInt {
        Self.withCString(name) {
            openat(descriptor, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666 as mode_t)
        }
    }

    /// Makes a folder in it; false with `errno` if it can't, or if anything has the name.
    public func create(folder name: [UInt8]) -> Bool { Self.withCString(name) { mkdirat(descriptor, $0, 0o777) == 0 } }

    /// Removes a file or a link in it; false with `errno` if it can't.
    @discardableResult
    public func remove(file name: [UInt8]) -> Bool { Self.withCString(name) { unlinkat(descriptor, $0, 0) == 0 } }

    /// Returns the status of a name in the directory; nil with `errno` if there is none.
    public func status(of name: [UInt8]) -> stat? {
        var status = stat()
        let result = Self.withCString(name) { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
        return result == 0 ? status : nil
    }

    /// The names in it, in no order, until `take` wants no more.
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

    /// Gives a file or a folder in it that is this user's own to the owner whom a status names.
    ///
    /// Links and files with a second name, which may be elsewhere, stay as they are.
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

    /// Returns the kind of file of a name, also on file systems that don't tell; nil if the name is gone.
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
