import Foundation

/// The package's own files, as the tests of the rulebook read them.
enum PackageFiles {
    /// The top of the package.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The text of a file, by its path below the top; nil if there is none.
    static func text(_ path: String) -> String? {
        try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The paths of all files below a folder that end in one of these, sorted.
    static func paths(in folder: String, suffixes: [String]) throws -> [String] {
        let below = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        return below.map { "\(folder)/\($0)" }.filter { path in suffixes.contains { path.hasSuffix($0) } }.sorted()
    }
}
