import Foundation
import TabModel

/// A path without a file, and the path that it may have been meant as.
enum MissingPath {
    /// Returns the reason why a path without a file can't be read; nil if there is a file.
    static func failure(of path: String) -> FileFailure? {
        guard path != "-", !InputFile.isThere(path) else { return nil }
        let kind = path.hasSuffix("/") || URL(filePath: path).pathExtension.isEmpty ? "file or directory" : "file"
        let hint = suggestion(for: path).map { " Did you mean \(TerminalText.escaped($0))?" } ?? ""
        let shown = path.isEmpty ? "\"\"" : TerminalText.escaped(path)
        return FileFailure(text: "No such \(kind): \(shown).\(hint)", status: ExitStatus.missing)
    }

    /// Returns the path of an existing file with a similar name, or with another extension.
    static func suggestion(for path: String) -> String? {
        var parent = path.hasPrefix("/") ? "/" : ""
        var names = path.split(separator: "/")[...]
        while let name = names.first, InputFile.isThere(parent + name) {
            parent += "\(name)/"
            names = names.dropFirst()
        }
        guard let name = names.popFirst().map(String.init) else { return nil }
        let all = (try? FileManager.default.contentsOfDirectory(atPath: parent.isEmpty ? "." : parent)) ?? []
        let candidates = all.sorted().filter { other in
            other.hasPrefix(".") == name.hasPrefix(".") && (names.isEmpty || SpecFolder.isFolder(parent + other))
        }
        guard let near = nearest(to: name, among: candidates) else { return nil }
        let path = ([parent + near] + names.map(String.init)).joined(separator: "/")
        return names.isEmpty || InputFile.isThere(path) ? path : suggestion(for: path)
    }

    /// Returns the file with a stem that is almost the same, or the same with another extension.
    private static func nearest(to name: String, among candidates: [String]) -> String? {
        let target = stem(name)
        if let same = candidates.first(where: { stem($0) == target }) { return same }
        guard target.count > 2, let near = Suggestion.nearest(to: target, among: candidates.map(stem)) else {
            return nil
        }
        let same = candidates.filter { stem($0) == near }
        return same.first { URL(filePath: $0).pathExtension == URL(filePath: name).pathExtension } ?? same.first
    }

    private static func stem(_ name: String) -> String {
        URL(filePath: name).deletingPathExtension().lastPathComponent.lowercased()
    }
}
