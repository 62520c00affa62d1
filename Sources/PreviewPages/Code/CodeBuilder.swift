import PreviewCore
import SwiftUIWriting
import TabModel

/// Makes the pane with the SwiftUI source: its beginning in colours, the whole behind a link.
struct CodeBuilder {
    let spec: TabSpec
    /// The spec file's name.
    let file: String

    /// The most characters that the page shows: about 1.5 KiB as it is sent.
    private static let limit = 4_000

    var values: CodeValues {
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        let source = SwiftUIWriter().source(for: spec, named: stem)
        let lines = source.utf8.count { $0 == 0x0A }
        let shown = Self.beginning(of: source)
        let shownLines = shown.utf8.count { $0 == 0x0A }
        return CodeValues(
            summary: "SwiftUI, \(Phrase.count(lines, "line"))",
            tokens: SwiftToken.runs(of: shown).map(CodeTokenValues.init),
            rest: shownLines < lines ? "\(Phrase.count(lines - shownLines, "more line", "more lines"))" : nil
        )
    }

    /// The text, or as many whole lines as fit.
    private static func beginning(of source: String) -> String {
        guard source.utf8.count > limit else { return source }
        let head = source.utf8.prefix(limit)
        let end = head.lastIndex(of: 0x0A).map { source.utf8.index(after: $0) } ?? head.endIndex
        return String(source[..<end])
    }
}
