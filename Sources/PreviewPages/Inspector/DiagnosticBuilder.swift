import PreviewCore
import TabModel
import TabRules

/// A diagnostic or a finding.
struct DiagnosticValues: TemplateValue {
    var severity: String
    var id: String
    var rule: RuleLinkValues?
    var text: String
    var fix: String?
    var place: String?
    var entryID: String?
    var line: SourceLineValues?
}

/// A builder of the values of a diagnostic or a finding, with its line of the present text and a caret.
struct DiagnosticBuilder {
    let snapshot: PreviewSnapshot

    func values(_ diagnostic: Diagnostic, quotesLine: Bool = false) -> DiagnosticValues {
        DiagnosticValues(
            severity: diagnostic.severity.rawValue,
            id: diagnostic.id,
            rule: RuleBook.rule(diagnostic.id).map { RuleLink.values($0.id) },
            text: SentenceText.shown(diagnostic.message),
            fix: diagnostic.fix.map(SentenceText.shown),
            place: place(of: diagnostic),
            entryID: diagnostic.entry,
            line: quotesLine ? quoted(diagnostic) : nil
        )
    }

    private func place(of diagnostic: Diagnostic) -> String? {
        let file = VisibleMarks.shown(diagnostic.file)
        guard let location = diagnostic.location else { return file.isEmpty ? nil : file }
        return "\(file):\(location.line):\(location.column)"
    }

    private func quoted(_ diagnostic: Diagnostic) -> SourceLineValues? {
        guard let location = diagnostic.location else { return nil }
        guard snapshot.isImported else { return snapshot.text.flatMap { SourceLineValues(of: $0, at: location) } }
        let origin = SourceOrigin(file: diagnostic.file, location: location)
        return snapshot.sourceLines[origin].map { SourceLineValues($0, at: location) }
    }
}

/// A line of source without its indentation, shortened to fit a panel, with a caret under a column.
struct SourceLineValues: TemplateValue {
    var number: String
    var text: String
    var caret: String

    /// The largest number of characters before the caret, so that a narrow panel shows it without scrolling.
    private static let reachBefore = 24
    /// The largest number of characters from the caret on.
    private static let reachAfter = 48

    init?(of bytes: [UInt8], at location: SourceLocation) {
        let lines = bytes.withLineFeeds.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(location.line - 1) else { return nil }
        self.init(String(decoding: lines[location.line - 1], as: UTF8.self), at: location)
    }

    init(_ line: String, at location: SourceLocation) {
        let scalars = Array(line.unicodeScalars).filter { $0 != "\r" }
        let column = min(max(location.column - 1, 0), scalars.count)
        let indentation = min(column, scalars.prefix { $0 == " " || $0 == "\t" }.count)
        let start = max(indentation, column - Self.reachBefore)
        let end = min(scalars.count, column + Self.reachAfter)
        let before = Self.shown(scalars[start..<column])
        let lead = start > indentation ? "\u{2026}" : ""
        number = String(location.line)
        text = lead + before + Self.shown(scalars[column..<end]) + (end < scalars.count ? "\u{2026}" : "")
        caret = String(repeating: " ", count: (lead + before).count) + "^"
    }

    private static func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars.map { $0 == "\t" ? " " : $0 })
        return VisibleMarks.shown(text)
    }
}
