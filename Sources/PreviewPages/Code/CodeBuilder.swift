import PreviewCore
import SwiftUIWriting
import Synchronization
import TabModel

/// The SwiftUI source of the spec, or its beginning.
struct CodeValues: TemplateValue {
    var summary: String
    var tokens: [CodeTokenValues]
    /// How much more there is; nil where all is shown.
    var rest: String?
}

/// A run of source of one color: one of the four is not nil.
struct CodeTokenValues: TemplateValue {
    var plain: String?
    var keyword: String?
    var string: String?
    var comment: String?

    init(_ token: SwiftToken) {
        switch token.kind {
        case .plain: plain = token.text
        case .keyword: keyword = token.text
        case .string: string = token.text
        case .comment: comment = token.text
        }
    }
}

/// Makes the pane with the SwiftUI source: its beginning in colors, the whole behind a link.
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

/// The pane of the spec that was asked for last: it depends on the spec only, so a page of another view takes it as it is.
///
/// Writing the source of 20 tabs again takes 1 ms, half of what the rest of an unchanged page does.
final class CodeCache: Sendable {
    private let latest = Mutex<(spec: TabSpec, file: String, values: CodeValues)?>(nil)

    func values(of spec: TabSpec, file: String) -> CodeValues {
        latest.withLock { latest in
            if let latest, latest.file == file, latest.spec == spec { return latest.values }
            let values = CodeBuilder(spec: spec, file: file).values
            latest = (spec, file, values)
            return values
        }
    }
}
