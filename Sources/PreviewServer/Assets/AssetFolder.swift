import CLibrary
import Foundation

/// The files of a folder and its subfolders, by their path relative to it.
///
/// With a `URL` for each file, querying its kind and its links takes longer than reading it.
struct AssetFolder {
    private let root: String

    /// Opens a folder; throws if there is none.
    init(_ path: String) throws {
        guard let root = RealPath.of(path) else { throw CocoaError(.fileReadNoSuchFile) }
        self.root = root
    }

    /// Returns the bytes of the selected files, without links that lead out of the folder.
    func files(where isWanted: (String) -> Bool) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root) where isWanted(name) {
            guard let path = RealPath.of("\(root)/\(name)"), RealPath.isInside(path, root), Self.isFile(path) else {
                continue
            }
            guard let bytes = FileManager.default.contents(atPath: path) else { throw CocoaError(.fileReadUnknown) }
            files[name] = Array(bytes)
        }
        return files
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}

/// Operations on paths without symbolic links.
enum RealPath {
    /// Returns the absolute path of an existing file; nil if there is none.
    static func of(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns a Boolean value that indicates whether a path is below a folder, both without symbolic links.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        let folder = folder.split(separator: "/")
        let path = path.split(separator: "/")
        return path.count > folder.count && path.starts(with: folder)
    }
}
