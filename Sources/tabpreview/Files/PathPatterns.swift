import Files
import Foundation

/// The patterns of paths below a directory, such as `Specs/**/*.yaml`.
///
/// `*` matches any characters of a name, `?` matches one, and `**` matches any directories. A pattern that names a
/// directory matches everything in it.
struct PathPatterns: Equatable, Sendable {
    /// The directory that the patterns begin in.
    let folder: String
    /// The patterns as the user wrote them.
    let patterns: [String]

    /// Returns a Boolean value that indicates whether a file matches one of the patterns; a file outside the directory
    /// matches none.
    func matches(_ path: String) -> Bool {
        guard let names = names(of: path) else { return false }
        return patterns.contains { Self.matches(names[...], Self.parts(of: $0)[...]) }
    }

    /// Returns the problem with a pattern, as the end of a sentence; nil for a valid one.
    static func objection(to pattern: String) -> String? {
        if pattern.hasPrefix("/") { return "is absolute" }
        let parts = parts(of: pattern)
        return parts.isEmpty ? "is empty" : parts.contains("..") ? "has \"..\"" : nil
    }

    private static func parts(of pattern: String) -> [String] {
        pattern.split(separator: "/").map(String.init).filter { $0 != "." }
    }

    /// Returns the names from the folder to a file; nil for a file outside it.
    private func names(of path: String) -> [String]? {
        let file = URL(filePath: path)
        guard let base = RealPath.of(folder),
            let place = RealPath.of(file.deletingLastPathComponent().path)
        else { return nil }
        let (outer, inner) = (base.split(separator: "/"), place.split(separator: "/"))
        guard inner.starts(with: outer) else { return nil }
        return inner.dropFirst(outer.count).map(String.init) + [file.lastPathComponent]
    }

    private static func matches(_ names: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
        guard let part = parts.first else { return true }
        if part == "**" {
            let rest = parts.dropFirst()
            return names.indices.contains { matches(names[$0...], rest) }
        }
        guard let name = names.first, matches(Array(name)[...], Array(part)[...]) else { return false }
        return matches(names.dropFirst(), parts.dropFirst())
    }

    private static func matches(_ name: ArraySlice<Character>, _ part: ArraySlice<Character>) -> Bool {
        guard let first = part.first else { return name.isEmpty }
        if first == "*" {
            return (name.startIndex...name.endIndex).contains { matches(name[$0...], part.dropFirst()) }
        }
        guard let character = name.first, first == "?" || first == character else { return false }
        return matches(name.dropFirst(), part.dropFirst())
    }
}
