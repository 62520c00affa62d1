import TabModel
import TabResolver

extension LayoutTestReport {
    /// The report for a terminal, line by line, without file errors, which go to standard error.
    ///
    /// The lines may contain control characters of the specs' strings.
    public var textLines: [ReportLine] {
        let results = results.filter { if case .failed = $0.outcome { false } else { true } }
        return results.enumerated().flatMap { index, result in
            let lines = result.textLines
            return lines.count > 1 && index < results.count - 1 ? lines + [ReportLine("")] : lines
        }
    }

    /// The report for a pull request: the results, then the differences.
    ///
    /// Long parts are collapsed and cut, so that a comment can hold them; JSON has all.
    public var markdown: String {
        let heading = differs ? "**Layouts differ from the accepted ones.**" : "**Layouts match the accepted ones.**"
        let summaries = results.map { "- \(MarkdownText.code($0.file)): \($0.markdownSummary)" }
        let parts = results.flatMap { result in
            result.differences.isEmpty ? [] : ["### \(MarkdownText.code(result.file))"] + result.markdownParts
        }
        return ([heading, summaries.joined(separator: "\n")] + parts).joined(separator: "\n\n") + "\n"
    }
}

extension LayoutTestReport.Result {
    /// A difference in the order of reports: a heading, sentences and rows.
    struct Difference {
        let heading: String
        let names: [String]
        var sentences: [DifferenceSentence] = []
        var rows: [LayoutLockDifference.ComparedRow] = []
    }

    /// The differences, with new and removed layouts last.
    var differences: [Difference] {
        guard let difference, !isFirst else { return [] }
        let changes = difference.changes.map {
            Difference(heading: "On", names: $0.names, sentences: $0.sentences, rows: $0.rows)
        }
        let others = [("Not in the lock file:", difference.added), ("No longer tested:", difference.removed)]
        return changes + others.filter { !$0.1.isEmpty }.map { Difference(heading: $0, names: $1) }
    }

    /// A Boolean value that indicates whether all accepted layouts are new: then the lock file itself describes them
    /// best.
    private var isFirst: Bool {
        guard case .accepted(let difference) = outcome else { return false }
        return difference.changes.isEmpty && difference.removed.isEmpty
    }

    fileprivate var textLines: [ReportLine] {
        let lines = differences.flatMap { difference in
            let heading = "\(difference.heading) \(difference.names.joined(separator: "; "))"
            let rows = difference.rows.map { ReportLine([.init("  \($0.isNew ? "+" : "-") \($0.text)", .aside)]) }
            let sentences = difference.sentences.map { ReportLine("  \($0.text)") }
            return [ReportLine].block(sentences.isEmpty ? heading : "\(heading):", sentences + rows)
        }
        let errors = diagnostics.map(LintText.line)
        return errors + [ReportLine(summary)] + lines
    }

    /// The summary without the file in front, with strings from files as code.
    fileprivate var markdownSummary: String {
        let sentence = summary.hasPrefix("\(file): ") ? String(summary.dropFirst(file.count + 2)) : summary
        let errors = diagnostics.map { "\n  - \(MarkdownText.code($0.line))" }.joined()
        return MarkdownText.code(sentence) + errors
    }

    fileprivate var markdownParts: [String] {
        differences.flatMap { difference in
            let names = difference.names.map { MarkdownText.code($0) }.joined(separator: ", ")
            let sentences = difference.sentences.map { "- \(MarkdownText.sentence($0))" }
            let rows = difference.rows.map { "\($0.isNew ? "+" : "-") \($0.text)" }
            let parts =
                sentences.isEmpty ? [] : [MarkdownPart(title: "\(sentences.count) differences", lines: sentences).text]
            return ["**\(difference.heading)** \(names)"] + parts
                + (rows.isEmpty ? [] : [MarkdownText.block(Array(rows.prefix(MarkdownPart.most)), language: "diff")])
        }
    }
}
