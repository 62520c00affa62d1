import PreviewCore
import SwiftUIWriting
import Synchronization
import TabModel

/// The SwiftUI source of the spec, or its beginning.
struct CodeValues: TemplateValue {
    var blocks: [CodeBlockValues]
    /// The amount of source beyond the shown part, in words; nil if all is shown.
    var rest: String?
}

/// A block of source lines, such as those of one tab.
struct CodeBlockValues: TemplateValue {
    /// The block's place among the blocks.
    var number: String
    var tokens: [CodeTokenValues]
}

/// A run of source of one color: one of the four properties is not nil.
struct CodeTokenValues: TemplateValue {
    var plain: String?
    var keyword: String?
    var string: String?
    var comment: String?

    init(_ token: HighlightToken) {
        switch token.kind {
        case .plain: plain = token.text
        case .keyword: keyword = token.text
        case .string: string = token.text
        case .comment: comment = token.text
        }
    }
}

/// A builder of the pane with the SwiftUI source: its beginning in colors, the whole behind a link.
struct CodeBuilder {
    let spec: TabSpec
    /// The spec file's name.
    let file: String
    /// The colors of blocks that are already known, by their source.
    var colors: [String: [CodeTokenValues]] = [:]

    /// The largest number of characters that the page shows: about 1.5 KiB when sent.
    private static let limit = 4_000

    /// The pane, with the colors of its blocks.
    var values: (pane: CodeValues, colors: [String: [CodeTokenValues]]) {
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        let source = SwiftUIWriter().source(for: spec, named: stem)
        let lines = source.utf8.count { $0 == 0x0A }
        let shown = Self.beginning(of: source)
        let shownLines = shown.utf8.count { $0 == 0x0A }
        let sources = Self.blocks(of: shown)
        let tokens = sources.map { colors[$0] ?? HighlightToken.runs(of: $0).map(CodeTokenValues.init) }
        let blocks = tokens.enumerated().map { CodeBlockValues(number: String($0), tokens: $1) }
        let pane = CodeValues(
            blocks: blocks,
            rest: shownLines < lines ? "\(Phrase.count(lines - shownLines, "more line", "more lines"))" : nil
        )
        return (pane, Dictionary(zip(sources, tokens)) { first, _ in first })
    }

    /// Returns the lines of a source, in blocks that begin at a tab or a section.
    private static func blocks(of source: String) -> [String] {
        var blocks = [""]
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.drop(while: { $0 == " " }).hasPrefix("Tab") { blocks.append("") }
            blocks[blocks.count - 1] += line + "\n"
        }
        blocks[blocks.count - 1].removeLast()
        return blocks.filter { !$0.isEmpty }
    }

    /// Returns the text, or as many whole lines as fit.
    private static func beginning(of source: String) -> String {
        guard source.utf8.count > limit else { return source }
        let head = source.utf8.prefix(limit)
        let end = head.lastIndex(of: 0x0A).map { source.utf8.index(after: $0) } ?? head.endIndex
        return String(source[..<end])
    }
}

/// A cache of the latest requested source pane.
///
/// The pane depends only on the spec, so a page of another view reuses it. Writing the source of 20 tabs again takes 1
/// ms, half the time of the rest of an unchanged page. In a changed spec, only the blocks that differ are colored
/// again.
final class CodeCache: Sendable {
    private struct Latest {
        let spec: TabSpec
        let file: String
        let values: CodeValues
        let colors: [String: [CodeTokenValues]]
    }

    private let latest = Mutex<Latest?>(nil)

    func values(of spec: TabSpec, file: String) -> CodeValues {
        latest.withLock { latest in
            if let latest, latest.file == file, latest.spec == spec { return latest.values }
            let (values, colors) = CodeBuilder(spec: spec, file: file, colors: latest?.colors ?? [:]).values
            latest = Latest(spec: spec, file: file, values: values, colors: colors)
            return values
        }
    }
}
