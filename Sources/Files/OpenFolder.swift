import CLibrary

/// An open directory.
///
/// Its files are reached from it, even if its path refers to something else meanwhile.
package struct OpenFolder: ~Copyable {
    private let descriptor: CInt

    /// Creates an open directory from its path, following links; nil with `errno` if it can't be listed.
    package init?(path: some Sequence<UInt8>) {
        let opened = path.withCString { openat(AT_FDCWD, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        if opened < 0 { return nil }
        descriptor = opened
    }

    /// Creates an open directory from a name in another one; nil with `errno` if it can't be listed, is a link, or
    /// isn't a directory.
    package init?(_ name: [UInt8], in folder: borrowing OpenFolder) {
        let opened = folder.open(name, O_RDONLY | O_DIRECTORY)
        if opened < 0 { return nil }
        descriptor = opened
    }

    deinit { close(descriptor) }

    /// Opens a file in the directory for reading, never waiting for a pipe; returns a negative number with `errno` if
    /// it can't be opened, or is a link.
    ///
    /// The caller closes it.
    package func open(file name: [UInt8]) -> CInt { open(name, O_RDONLY | O_NONBLOCK) }

    /// Creates a file in the directory for writing; returns a negative number with `errno` if it can't be created, or
    /// if the name exists, even as a link.
    ///
    /// The caller closes it.
    package func create(file name: [UInt8]) -> CInt {
        name.withCString {
            openat(descriptor, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666 as mode_t)
        }
    }

    /// Creates a directory in the directory; returns false with `errno` if it can't be created, or if the name exists.
    package func create(folder name: [UInt8]) -> Bool { name.withCString { mkdirat(descriptor, $0, 0o777) == 0 } }

    /// Removes a file or a link in the directory; returns false with `errno` if it can't be removed.
    @discardableResult
    package func remove(file name: [UInt8]) -> Bool { name.withCString { unlinkat(descriptor, $0, 0) == 0 } }

    /// The status of the directory; nil if it can't be read.
    package var status: FileStatus? { try? FileStatus(ofDescriptor: descriptor) }

    /// Returns the status of a name in the directory, even if it is a link; nil if it can't be read.
    package func status(of name: [UInt8]) -> FileStatus? {
        var status = stat()
        let result = name.withCString { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
        return result == 0 ? FileStatus(status) : nil
    }

    /// The names in the directory, in no order, without `.` and `..`.
    package var names: [[UInt8]] {
        var names: [[UInt8]] = []
        forEachName { name, _ in
            names.append(name)
            return true
        }
        return names
    }

    /// Calls `take` with each name in the directory and its own kind, in no order, until it returns false.
    package func forEachName(_ take: (_ name: [UInt8], _ kind: FileStatus.Kind) -> Bool) {
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
    package func give(_ name: [UInt8], to owner: FileStatus) {
        let opened = open(name, O_RDONLY | O_NONBLOCK)
        guard opened >= 0 else { return }
        defer { close(opened) }
        guard let status = try? FileStatus(ofDescriptor: opened), status.owner == geteuid(),
            status.owner != owner.owner, status.kind == .folder || (status.kind == .file && status.names == 1)
        else { return }
        _ = fchown(opened, owner.owner, owner.group)
    }

    /// Returns the kind of file of a name, even on file systems that don't report it; nil if the name no longer exists.
    private func kind(of name: [UInt8], _ type: UInt8) -> FileStatus.Kind? {
        switch Int(type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_FIFO): .pipe
        case Int(DT_SOCK): .socket
        case Int(DT_UNKNOWN): status(of: name)?.kind
        default: .device
        }
    }

    private func open(_ name: [UInt8], _ flags: CInt) -> CInt {
        name.withCString { openat(descriptor, $0, flags | O_NOFOLLOW | O_CLOEXEC) }
    }
}
