import Foundation
import Testing

/// The tables of docs/spec-format.md are those of the schema.
///
/// With `TABPREVIEW_UPDATE_GOLDEN=1` in the environment they are written again; look at the difference before committing.
@Suite struct FormatTableTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/spec-format.md")

    @Test func `the page has the table of every part`() throws {
        var text = try String(contentsOf: Self.page, encoding: .utf8)
        for (heading, table) in FormatTables.all.sorted(by: { $0.key < $1.key }) {
            let range = try #require(text.range(ofTableBelow: heading), "No table below \(heading)")
            if ProcessInfo.processInfo.environment["TABPREVIEW_UPDATE_GOLDEN"] == "1" {
                text.replaceSubrange(range, with: table)
            }
            #expect(text[text.range(ofTableBelow: heading) ?? range] == table)
        }
        if ProcessInfo.processInfo.environment["TABPREVIEW_UPDATE_GOLDEN"] == "1" {
            try text.write(to: Self.page, atomically: true, encoding: .utf8)
        }
    }
}

extension String {
    /// The first table below a heading of any level.
    fileprivate func range(ofTableBelow heading: String) -> Range<Index>? {
        guard let title = range(of: "# \(heading)\n"),
            let start = range(of: "\n| Key ", range: title.upperBound..<endIndex)?.lowerBound
        else { return nil }
        let first = index(after: start)
        return first..<(range(of: "\n\n", range: first..<endIndex)?.lowerBound ?? endIndex)
    }
}
