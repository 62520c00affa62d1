import CLibrary
import Files

/// Files that only their owner may read (mode 0600), written whole or not at all.
enum PrivateFile {
    static let mode: mode_t = 0o600

    /// Replaces a file through a temporary one beside it.
    ///
    /// Both file and folder are on disk when it returns, unless the text is of no use after a power cut.
    static func replace(_ path: String, with text: String, isLasting: Bool = true) throws(SystemFailure) {
        let temporary = TemporaryFiles.temporaryPath(in: ParentFolder.of(path))
        do throws(SystemFailure) {
            try create(temporary, text: text, isLasting: isLasting)
            guard rename(temporary, path) == 0 else { throw SystemFailure("replace", path) }
            if isLasting { try synchronizeFolder(ParentFolder.of(path)) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Renames a finished file, and has both file and folder on disk when it returns.
    static func move(_ path: String, to target: String) throws(SystemFailure) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemFailure("open", path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw SystemFailure("write", path) }
        guard rename(path, target) == 0 else { throw SystemFailure("make", target) }
        try synchronizeFolder(ParentFolder.of(target))
    }

    /// Creates a file that must not exist yet, and has it on disk when it returns, if it is to last.
    static func create(_ path: String, text: String, isLasting: Bool = true) throws(SystemFailure) {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, mode)
        guard descriptor >= 0 else { throw SystemFailure("make", path) }
        defer { close(descriptor) }
        try overwrite(descriptor, path: path, text: text)
        guard !isLasting || fsync(descriptor) == 0 else { throw SystemFailure("write", path) }
    }

    /// Replaces the text of an open file.
    static func overwrite(_ descriptor: Int32, path: String, text: String) throws(SystemFailure) {
        let bytes = Array(text.utf8)
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw SystemFailure("write", path) }
            offset += count
        }
        guard ftruncate(descriptor, off_t(bytes.count)) == 0 else { throw SystemFailure("write", path) }
    }

    /// Returns at most `limit` bytes of a file, as text; nil if there is none.
    static func text(_ path: String, limit: Int = 65_536) -> String? {
        (try? RegularFile(path.utf8, followsLinks: false).prefix(limit)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the beginning of an open file, as text.
    static func text(_ descriptor: Int32, limit: Int = 65_536) -> String? {
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
        return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
    }

    /// Writes a folder's list of names to disk, so that a new or renamed file survives a power cut.
    static func synchronizeFolder(_ path: String) throws(SystemFailure) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemFailure("open", path) }
        defer { close(descriptor) }
        // EINVAL: the file system has nothing to synchronize for a folder.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw SystemFailure("write", path) }
    }
}

/// The temporary files, which are beside their target as `.tabpreview-RANDOM.tmp`, and those that a killed program
/// left.
enum TemporaryFiles {
    private static let prefix = ".tabpreview-"
    private static let endings = [".tmp", ".tmp-wal", ".tmp-shm", ".tmp-journal"]

    /// Returns an unused path.
    static func temporaryPath(in folder: String) -> String {
        let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        return ParentFolder.path("\(prefix)\(random).tmp", in: folder)
    }

    /// Removes temporary files of earlier runs; only plain files with exactly such a name.
    static func remove(from folder: String) {
        for name in OpenFolder(path: folder.utf8)?.names ?? [] {
            let name = String(decoding: name, as: UTF8.self)
            let path = ParentFolder.path(name, in: folder)
            if isTemporary(name), FileStatus.kind(of: path) == .file { unlink(path) }
        }
    }

    /// Removes one temporary file with the files that SQLite may have put beside it.
    static func removeFile(_ path: String) {
        for ending in ["", "-wal", "-shm", "-journal"] { unlink(path + ending) }
    }

    static func isTemporary(_ name: String) -> Bool {
        name.hasPrefix(prefix) && endings.contains { name.hasSuffix($0) }
    }
}
