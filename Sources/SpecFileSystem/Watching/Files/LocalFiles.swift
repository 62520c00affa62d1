import CLibrary
import Files
import PreviewCore

/// The file system of this machine.
struct LocalFiles: WatchedFileSystem {
    /// The files that a path may lead to; nil allows any.
    var location: SpecLocation?

    func content(of path: RawPath, limit: Int) -> FileContent {
        for _ in 0..<8 {
            if let content = look(at: path, limit: limit) { return content }
        }
        return .unavailable(UnreadableSentence.problem(path, reason: "it is being replaced repeatedly"))
    }

    /// Returns the present content; nil if the path led to another file before the place of the open one was known.
    private func look(at path: RawPath, limit: Int) -> FileContent? {
        let file: RegularFile
        do throws(SystemFailure) {
            // A pipe or a device is not even opened.
            let status = try FileStatus(following: path.bytes)
            if let sentence = objection(to: status, limit: limit, at: path) { return .unreadable(sentence) }
            file = try RegularFile(path.bytes)
        } catch {
            // Between the two, a pipe has taken the file's place (W30).
            return error.code == EFTYPE ? nil : failure(error, at: path)
        }
        guard let location else { return content(of: file, limit: limit, at: path) }
        guard let real = RealPath.of(path.bytes, leadingTo: file.status.stamp.identity) else { return nil }
        let objection = location.objection(toFileAt: real, named: path.bytes) { target(of: RawPath(bytes: $0)) != nil }
        if let objection { return .unreadable(objection) }
        let content = content(of: file, limit: limit, at: path)
        guard case .bytes(let bytes, _) = content, let sentence = location.objection(to: bytes, at: real) else {
            return content
        }
        return .unreadable(sentence)
    }

    func stamp(of path: RawPath) -> FileStamp? { try? FileStatus(following: path.bytes).stamp }

    func entry(at path: RawPath) -> DirectoryEntry? {
        guard let status = try? FileStatus(of: path.bytes) else { return nil }
        switch status.kind {
        case .link: return target(of: path).map(DirectoryEntry.link)
        case .folder: return .directory
        default: return .file(names: status.names)
        }
    }

    func names(in folder: RawPath) -> [[UInt8]] { OpenFolder(path: folder.bytes)?.names ?? [] }

    private func target(of link: RawPath) -> RawPath? {
        let longest = 4096
        let bytes = [UInt8](unsafeUninitializedCapacity: longest) { buffer, count in
            let length = link.bytes.withCString { path in
                buffer.withMemoryRebound(to: CChar.self) { target in
                    target.baseAddress.map { readlink(path, $0, longest) } ?? -1
                }
            }
            count = max(length, 0)
        }
        return bytes.isEmpty ? nil : RawPath(bytes: bytes)
    }

    private func content(of file: RegularFile, limit: Int, at path: RawPath) -> FileContent {
        do throws(SystemFailure) {
            if let bytes = try file.bytes(limit: limit) { return .bytes(bytes, file.status.stamp) }
            let size = max(file.status.stamp.size, limit + 1)
            return .unreadable(UnreadableSentence.tooLarge(path, size: size, limit: limit))
        } catch { return failure(error, at: path) }
    }

    /// Returns the reason not to read a file of this kind and size, or nil.
    private func objection(to status: FileStatus, limit: Int, at path: RawPath) -> String? {
        switch status.kind {
        case .file where status.stamp.size > limit:
            UnreadableSentence.tooLarge(path, size: status.stamp.size, limit: limit)
        case .file: nil
        case .folder: UnreadableSentence.wrongKind(path, kind: "a directory")
        case .pipe: UnreadableSentence.wrongKind(path, kind: "a pipe")
        case .socket: UnreadableSentence.wrongKind(path, kind: "a socket")
        case .device, .link: UnreadableSentence.wrongKind(path, kind: "a device")
        }
    }

    private func failure(_ failure: SystemFailure, at path: RawPath) -> FileContent {
        switch failure.code {
        case ENOENT, ENOTDIR: .missing
        case EMFILE, ENFILE, ENOMEM, EINTR, EAGAIN, ESTALE:
            .unavailable(UnreadableSentence.problem(path, reason: failure.reason))
        case EACCES, EPERM: .unreadable(UnreadableSentence.forbidden(path))
        case ELOOP: .unreadable(UnreadableSentence.endlessLink(path))
        default: .unreadable(UnreadableSentence.problem(path, reason: failure.reason))
        }
    }
}

/// The content at a path, with links followed.
enum FileContent: Hashable, Sendable {
    case bytes([UInt8], FileStamp)
    case missing
    /// An object other than a readable file; the sentence describes it and the action to take.
    case unreadable(String)
    /// A lack of descriptors or memory in the system at this moment, not a fact about the file: the caller tries again.
    case unavailable(String)
}

/// The entry at a path, with links not followed.
enum DirectoryEntry: Hashable, Sendable {
    case link(target: RawPath)
    case directory
    /// Any other object, with the number of its hard links.
    case file(names: Int)
}

/// The access to the file system that watching needs; tests replace it to simulate another account's limits.
protocol WatchedFileSystem: Sendable {
    /// Reads at most `limit` bytes, without ever waiting for a pipe.
    func content(of path: RawPath, limit: Int) -> FileContent
    /// Returns the stamp of the file that a path leads to, or nil if there is none, or it can't be reached.
    func stamp(of path: RawPath) -> FileStamp?
    /// Returns the entry at the path itself, or nil if there is none.
    func entry(at path: RawPath) -> DirectoryEntry?
    /// Returns the names in a folder, or none if it can't be read.
    func names(in folder: RawPath) -> [[UInt8]]
}

/// The messages for people about something at the spec's path that is not a spec's text.
enum UnreadableSentence {
    static func wrongKind(_ path: RawPath, kind: String) -> String {
        "\(path.quotedName) is \(kind), not a file. Replace it with the spec, or start with another path."
    }

    static func tooLarge(_ path: RawPath, size: Int, limit: Int) -> String {
        "\(path.quotedName) has \(size) bytes or more, but the limit for a spec is \(limit). "
            + "Make it smaller, or start with another path."
    }

    static func forbidden(_ path: RawPath) -> String {
        "You don't have permission to read \(path.quotedName). "
            + "Allow your account to read the file and its directory. The preview then continues."
    }

    static func endlessLink(_ path: RawPath) -> String {
        "\(path.quotedName) is a circular symbolic link. Point it to a file."
    }

    static func problem(_ path: RawPath, reason: String) -> String {
        "\(path.quotedName) can't be read: \(reason). tabpreview retries automatically."
    }
}
