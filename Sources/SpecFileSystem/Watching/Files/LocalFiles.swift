import CLibrary
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
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0 else { return failure(errno, at: path) }
        if let sentence = objection(to: status, limit: limit, at: path) { return .unreadable(sentence) }
        // Between `stat` and `open` a pipe may have taken the file's place: O_NONBLOCK never waits for its writer
        // (W30).
        let descriptor = path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { return failure(errno, at: path) }
        defer { close(descriptor) }
        guard fstat(descriptor, &status) == 0 else { return failure(errno, at: path) }
        if let sentence = objection(to: status, limit: limit, at: path) { return .unreadable(sentence) }
        guard let location else { return bytes(from: descriptor, status: status, limit: limit, at: path) }
        guard let real = realPath(of: status, at: path) else { return nil }
        let objection = location.objection(toFileAt: real, named: path.bytes) { target(of: RawPath(bytes: $0)) != nil }
        if let objection { return .unreadable(objection) }
        let content = bytes(from: descriptor, status: status, limit: limit, at: path)
        guard case .bytes(let bytes, _) = content, let sentence = location.objection(to: bytes, at: real) else {
            return content
        }
        return .unreadable(sentence)
    }

    /// Returns the real path of a path, or nil if that is not the open file with this status.
    private func realPath(of status: stat, at path: RawPath) -> [UInt8]? {
        guard let real = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(real) }
        var named = stat()
        guard lstat(real, &named) == 0, named.st_dev == status.st_dev, named.st_ino == status.st_ino else { return nil }
        return UnsafeRawBufferPointer(start: real, count: strlen(real)).map(\.self)
    }

    func stamp(of path: RawPath) -> FileStamp? {
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
        return FileStamp(status)
    }

    func entry(at path: RawPath) -> DirectoryEntry? {
        var status = stat()
        guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFLNK: return target(of: path).map(DirectoryEntry.link)
        case S_IFDIR: return .directory
        default: return .file(names: Int(status.st_nlink))
        }
    }

    func names(in folder: RawPath) -> [[UInt8]] {
        guard let stream = folder.withCString({ opendir($0) }) else { return [] }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
        return names
    }

    private func target(of link: RawPath) -> RawPath? {
        let longest = 4096
        let bytes = [UInt8](unsafeUninitializedCapacity: longest) { buffer, count in
            let length = link.withCString { path in
                buffer.withMemoryRebound(to: CChar.self) { target in
                    target.baseAddress.map { readlink(path, $0, longest) } ?? -1
                }
            }
            count = max(length, 0)
        }
        return bytes.isEmpty ? nil : RawPath(bytes: bytes)
    }

    private func bytes(from descriptor: Int32, status: stat, limit: Int, at path: RawPath) -> FileContent {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(status.st_size) + 1)
        while bytes.count <= limit {
            switch chunk(from: descriptor, longest: max(Int(status.st_size) - bytes.count, 0) + 4096) {
            case .failure(let problem): return failure(problem.code, at: path)
            case .success(let chunk) where chunk.isEmpty: return .bytes(bytes, FileStamp(status))
            case .success(let chunk): bytes += chunk
            }
        }
        return .unreadable(UnreadableSentence.tooLarge(path, size: bytes.count, limit: limit))
    }

    private struct ReadProblem: Error {
        let code: Int32
    }

    private func chunk(from descriptor: Int32, longest: Int) -> Result<[UInt8], ReadProblem> {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: longest) { buffer, count in
            let length = read(descriptor, buffer.baseAddress, longest)
            if length < 0 { code = errno }
            count = max(length, 0)
        }
        return code == 0 ? .success(bytes) : .failure(ReadProblem(code: code))
    }

    /// Returns the reason not to read a file of this kind and size, or nil.
    private func objection(to status: stat, limit: Int, at path: RawPath) -> String? {
        switch status.st_mode & S_IFMT {
        case S_IFREG where status.st_size > limit:
            UnreadableSentence.tooLarge(path, size: Int(status.st_size), limit: limit)
        case S_IFREG: nil
        case S_IFDIR: UnreadableSentence.wrongKind(path, kind: "a directory")
        case S_IFIFO: UnreadableSentence.wrongKind(path, kind: "a pipe")
        case S_IFSOCK: UnreadableSentence.wrongKind(path, kind: "a socket")
        default: UnreadableSentence.wrongKind(path, kind: "a device")
        }
    }

    private func failure(_ code: Int32, at path: RawPath) -> FileContent {
        switch code {
        case ENOENT, ENOTDIR: .missing
        case EMFILE, ENFILE, ENOMEM, EINTR, EAGAIN, ESTALE:
            .unavailable(UnreadableSentence.problem(path, reason: String(cString: strerror(code))))
        case EACCES, EPERM: .unreadable(UnreadableSentence.forbidden(path))
        case ELOOP: .unreadable(UnreadableSentence.endlessLink(path))
        default: .unreadable(UnreadableSentence.problem(path, reason: String(cString: strerror(code))))
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
