import CLibrary

/// Operations on paths without symbolic links.
package enum RealPath {
    /// Returns the absolute path of an existing file without links; nil with `errno` if there is none.
    package static func of(_ path: String) -> String? {
        of(Array(path.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the absolute path of an existing file without links; nil with `errno` if there is none.
    package static func of(_ path: [UInt8]) -> [UInt8]? {
        guard let real = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(real) }
        return UnsafeRawBufferPointer(start: real, count: strlen(real)).map(\.self)
    }

    /// Returns the absolute path of an open file without links; nil if its path leads to another file by now.
    package static func of(_ path: [UInt8], leadingTo identity: FileIdentity) -> [UInt8]? {
        guard let real = of(path), (try? FileStatus(of: real))?.stamp.identity == identity else { return nil }
        return real
    }

    /// Returns a Boolean value that indicates whether an open file is the one at a path now, below a folder without
    /// links.
    package static func leads(_ path: String, to identity: FileIdentity, below folder: String) -> Bool {
        guard let real = of(Array(path.utf8), leadingTo: identity), let root = of(folder) else { return false }
        return isInside(real, root.utf8)
    }

    /// Returns a Boolean value that indicates whether a path is below a folder, both without symbolic links.
    package static func isInside(_ path: some Sequence<UInt8>, _ folder: some Sequence<UInt8>) -> Bool {
        let (path, folder) = (path.split(separator: UInt8(ascii: "/")), folder.split(separator: UInt8(ascii: "/")))
        return path.count > folder.count && path.starts(with: folder)
    }
}

extension Sequence<UInt8> {
    /// Calls `body` with the bytes as a C string.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        body(map(CChar.init(bitPattern:)) + [0])
    }
}
