import Foundation
import Testing

/// A key's name is written in its row, and at most in one other place that does something particular with it.
///
/// Reading, writing, comparing, suggesting, hover texts, forms, notes about systems that lack it and the exported SwiftUI
/// go over the rows. To the reader of Swift source the same words are SwiftUI's: modifiers that somebody else wrote.
@Suite struct KeyPlacesTests {
    /// Keys that name or hold entries, and those whose name is a word with other meanings too.
    private static let structural: Set = [
        "title", "systemImage", "image", "value", "selection", "tabs", "hidden", "customizationID", "role", "badge",
        "disabled", "help", "switches", "tabViewStyle", "sectionActions", "dynamic", "lint", "$schema",
        "locale", "when", "platforms",
    ]
    /// The row, and a fix or an export that depends on other keys.
    private static let most = 2

    @Test func `the name of a key is written in its row and in few other places`() throws {
        let files = try SourceTree.files(in: "Sources", suffix: ".swift")
        let rows = files.filter {
            $0.path.hasPrefix("Sources/TabModel/Schema/Keys/") && $0.path.hasSuffix("Keys.swift")
        }
        let names = Set(rows.flatMap(\.keyNames)).subtracting(Self.structural)
        try #require(names.count > 18)

        for name in names.sorted() {
            let places = files.filter { file in
                !file.path.hasSuffix("StarterSpec.swift") && file.target != "SwiftUISource"
                    && file.lines.contains { $0.contains("\"\(name)\"") }
            }.map(\.path)
            #expect(places.count <= Self.most, "\(name) is written in \(places)")
        }
    }
}

extension SourceTree.File {
    /// The names of the keys whose rows begin in this file.
    fileprivate var keyNames: [String] {
        zip(lines, lines.dropFirst()).compactMap { line, next in
            guard let start = line.range(of: "SpecKey(") else { return nil }
            let rest = line[start.upperBound...].isEmpty ? next : line[start.upperBound...]
            let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
            return parts.count > 1 ? String(parts[1]) : nil
        }
    }
}
