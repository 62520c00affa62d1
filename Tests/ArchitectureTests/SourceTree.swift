import Foundation

/// The package's own files, as the tests of the architecture read them.
enum SourceTree {
    /// The top of the package.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A source file: its path below the top, its target, and its lines.
    struct File: Sendable {
        let path: String
        let target: String
        let lines: [Substring]

        /// The modules it imports.
        var imports: [String] {
            lines.compactMap { line in
                let words = line.split(separator: " ")
                guard let keyword = words.firstIndex(of: "import"), keyword <= 2, keyword + 1 < words.count,
                    words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "package" })
                else { return nil }
                let name = words[keyword + 1]
                return String(name.split(separator: ".").first ?? name)
            }
        }
    }

    /// All files below a folder whose names end so.
    static func files(in folder: String, suffix: String) throws -> [File] {
        let base = root.appending(path: folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path)
        return try paths.sorted().filter { $0.hasSuffix(suffix) }.map { path in
            let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
            return File(
                path: "\(folder)/\(path)",
                target: path.split(separator: "/").first.map(String.init) ?? "",
                lines: text.split(separator: "\n", omittingEmptySubsequences: false)
            )
        }
    }
}
