#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The first 100 bytes of a database file (SQLite's file format, 1.3), read before SQLite touches it.
enum DatabaseHeader {
    private static let magic = Array("SQLite format 3\0".utf8)
    private static let smallestPage = 512

    /// Why this can't be a database of ours; nil if nothing speaks against it.
    static func fault(_ path: String) -> String? {
        guard let bytes = bytes(path) else { return nil }
        if bytes.isEmpty { return "it is empty" }
        guard bytes.count == smallestPage else { return "it is cut off" }
        guard bytes.starts(with: magic) else { return "it is not an SQLite database" }
        // Write and read version: 1 for a rollback journal, 2 for a write-ahead log.
        guard (1...2).contains(bytes[18]), (1...2).contains(bytes[19]) else { return "its header is damaged" }
        return nil
    }

    /// The schema version in the file; nil if it can't be read.
    static func userVersion(_ path: String) -> Int? {
        guard let bytes = bytes(path), bytes.count == smallestPage else { return nil }
        return Int(Int32(bitPattern: bytes[60..<64].reduce(0) { $0 << 8 | UInt32($1) }))
    }

    private static func bytes(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: smallestPage)
        let count = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
        return count < 0 ? nil : Array(bytes[..<count])
    }
}
