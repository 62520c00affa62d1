#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Temporary files, which are beside their target as `.tabpreview-RANDOM.tmp`, and what a killed program left of them.
enum Leftovers {
    private static let prefix = ".tabpreview-"
    private static let endings = [".tmp", ".tmp-wal", ".tmp-shm", ".tmp-journal"]

    /// A path that nobody else uses.
    static func temporaryPath(in folder: String) -> String {
        let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        return ParentFolder.path("\(prefix)\(random).tmp", in: folder)
    }

    /// Removes temporary files of earlier runs; only plain files with exactly such a name.
    static func remove(from folder: String) {
        for name in names(in: folder) where isTemporary(name) {
            let path = ParentFolder.path(name, in: folder)
            if PrivateFile.kind(path) == .file { unlink(path) }
        }
    }

    /// Removes one temporary file with what SQLite may have put beside it.
    static func removeFile(_ path: String) {
        for ending in ["", "-wal", "-shm", "-journal"] { unlink(path + ending) }
    }

    static func isTemporary(_ name: String) -> Bool {
        name.hasPrefix(prefix) && endings.contains { name.hasSuffix($0) }
    }

    /// The names in a folder, without `.` and `..`; none if it can't be read.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
