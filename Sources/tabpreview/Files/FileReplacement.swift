import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Gives a file a new text whole or not at all, and never over a change that somebody else made meanwhile.
///
/// The new text is written to a temporary file in the same folder, with the old one's mode and, where the system
/// permits, owner; then it takes the old one's name. A link keeps pointing where it did: its target is replaced.
struct FileReplacement {
    /// The file as it was named.
    let path: String
    /// What the file held when it was read.
    let expected: [UInt8]

    /// Replaces the file's text.
    ///
    /// - Throws: `FileFailure` if the file is no regular file, is read-only or has changed, or the system refuses. The
    ///   file is then as it was.
    func write(_ bytes: [UInt8]) throws(FileFailure) {
        let target = try target()
        let status = try status(of: target)
        try refuseIfChanged(target)
        let folder = (target as NSString).deletingLastPathComponent
        let temporary = "\(folder)/.tabpreview-\(UInt64.random(in: 0...UInt64.max)).tmp"
        do throws(FileFailure) {
            try create(temporary, bytes, like: status)
            try refuseIfChanged(target)
            guard rename(temporary, target) == 0 else { throw failure("replaced") }
        } catch {
            unlink(temporary)
            throw error
        }
        try synchronize(folder)
    }

    /// The file itself, wherever links lead.
    private func target() throws(FileFailure) -> String {
        guard let resolved = realpath(path, nil) else { throw failure("found") }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private func status(of target: String) throws(FileFailure) -> stat {
        var status = stat()
        guard stat(target, &status) == 0 else { throw failure("read") }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileFailure(text: "\(shownPath) is no regular file, so it was left as it is.")
        }
        guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
            throw FileFailure(text: "\(shownPath) is read-only, so it was left as it is.")
        }
        return status
    }

    private func refuseIfChanged(_ target: String) throws(FileFailure) {
        guard try FileReading.bytes(of: target) == expected else {
            throw FileFailure(
                text: "\(shownPath) has changed since it was read, so it was left as it is. Lint it again."
            )
        }
    }

    private func create(_ temporary: String, _ bytes: [UInt8], like status: stat) throws(FileFailure) {
        let descriptor = open(temporary, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure("written beside") }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Self.systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure("written") }
            rest = rest.dropFirst(count)
        }
        // Only root may give a file away; for everybody else it stays the writer's, as with any editor that renames.
        if fchown(descriptor, status.st_uid, status.st_gid) != 0 { _ = fchown(descriptor, uid_t.max, status.st_gid) }
        guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else { throw failure("written") }
    }

    /// Has the folder's list of names on disk; EINVAL: the file system has nothing to synchronize for a folder.
    private func synchronize(_ folder: String) throws(FileFailure) {
        let descriptor = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("synchronized") }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure("synchronized") }
    }

    private var shownPath: String { TerminalText.escaped(path) }

    private func failure(_ verb: String) -> FileFailure {
        FileFailure(text: "\(shownPath) can't be \(verb): \(String(cString: strerror(errno))).")
    }

    private static func systemWrite(_ descriptor: Int32, _ address: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, address, count)
        #else
            Glibc.write(descriptor, address, count)
        #endif
    }
}
