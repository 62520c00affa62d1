import TabModel
import TabResolver
import TabSpecCoding

extension DifferenceReport {
    /// The report for a pull request: the summary, the changes, their places, and the loss of customizations.
    ///
    /// Long parts are collapsed, and each part shows at most 50 lines, so that a comment can hold it; JSON has all.
    public var markdown: String {
        let heading = "**\(summary)** (\(MarkdownText.code(oldName)) → \(MarkdownText.code(newName)))"
        return ([heading] + changes + drawings + customizations).joined(separator: "\n\n") + "\n"
    }

    private var changes: [String] {
        guard !difference.changes.isEmpty else { return [] }
        let rows = difference.changes.map { change in
            let name = change.name.map { MarkdownText.code($0, inTable: true) } ?? "the tab view"
            let sides = [change.from, change.to].map { MarkdownText.sentence(ChangeWording.state($0), inTable: true) }
            return "| \(change.kind.rawValue) | \(name) | \(sides[0]) | \(sides[1]) | \(change.platforms.reportName) |"
        }
        let head = "|  | Entry | Before | Now | Shown on |\n|---|---|---|---|---|"
        return ["### Changes", MarkdownPart(title: "\(rows.count) changes", head: head, lines: rows).text]
    }

    private var drawings: [String] {
        guard !difference.drawings.isEmpty else { return [] }
        return ["### Drawing"]
            + difference.drawings.flatMap { drawing in
                let lines = drawing.changes.map(\.markdownLine)
                let part = MarkdownPart(title: "\(lines.count) differences", lines: lines)
                return ["**On \(drawing.environments.reportName):**", part.text]
            }
    }

    private var customizations: [String] {
        guard tellsOutcome else { return [] }
        let remarks = outcome.remarks.map { "- \(MarkdownText.sentence($0.sentence)) (\($0.rule))" }
        let advice = OutcomeAdvice(outcome).sentences.map { "- \(MarkdownText.sentence($0))" }
        let kept = outcome.ids(.kept).count
        let count = outcome.idOutcomes.isEmpty ? [] : ["- \(kept) of \(outcome.idOutcomes.count) ids still apply."]
        let lines = remarks + count + advice
        guard !lines.isEmpty else { return [] }
        let title =
            outcome.isHypothetical ? "Customizations, if people customized everything" : "The stored customization"
        return ["### \(title)", lines.joined(separator: "\n")] + idLines
    }

    private var idLines: [String] {
        let rows = outcome.idOutcomes.filter { $0.kind != .kept }.map { item in
            let why = item.remarks.map { "\(MarkdownText.sentence($0.sentence, inTable: true)) (\($0.rule))" }
            let name = item.name.map { MarkdownText.code($0, inTable: true) } ?? ""
            let cells = [
                MarkdownText.code(item.id, inTable: true), name, item.kind.rawValue, why.joined(separator: " "),
            ]
            return "| \(cells.joined(separator: " | ")) |"
        }
        guard !rows.isEmpty else { return [] }
        let head = "| Id | Entry | Result | Why |\n|---|---|---|---|"
        return [MarkdownPart(title: "\(rows.count) ids", head: head, lines: rows).text]
    }
}

extension DrawingChange {
    /// The item of a list: the sentence with its rule.
    var markdownLine: String { "- \(MarkdownText.sentence(sentence))\(rule.map { " (\($0))" } ?? "")" }
}

/// A list or table that is collapsed if it is long and cut if it is very long.
struct MarkdownPart {
    let title: String
    var head: String?
    let lines: [String]

    static let most = 50
    private static let open = 15

    var text: String {
        let shown = ((head.map { [$0] } ?? []) + lines.prefix(Self.most)).joined(separator: "\n")
        let rest = lines.count > Self.most ? "\n\n… and \(lines.count - Self.most) more." : ""
        guard lines.count > Self.open else { return shown + rest }
        return "<details><summary>\(title)</summary>\n\n\(shown)\(rest)\n\n</details>"
    }
}

/// Escaping of foreign text for Markdown (S38): no part of it is markup, a mention, a link or a separate line.
enum MarkdownText {
    /// Returns a string as code, without any other markup; in a table, bars would end the cell and are escaped.
    static func code(_ text: String, inTable: Bool = false) -> String {
        let line = shown(text)
        guard !line.isEmpty else { return "(empty)" }
        let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
        let space = needsSpace(line.unicodeScalars) ? " " : ""
        return fence + space + (inTable ? withBarsEscaped(line) : line) + space + fence
    }

    /// Returns lines as a block of code, without any other markup.
    static func block(_ lines: [String], language: String) -> String {
        let text = lines.map(shown).joined(separator: "\n")
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
        return "\(fence)\(language)\n\(text)\n\(fence)"
    }

    /// Returns a sentence with its names as code.
    static func sentence(_ sentence: DifferenceSentence, inTable: Bool = false) -> String {
        sentence.parts.map { part in
            switch part {
            case .words(let words): words
            case .name(let name): code(name, inTable: inTable)
            }
        }.joined()
    }

    /// Returns one line without control, format and direction characters, which makes no command of a log's line (S82).
    private static func shown(_ text: String) -> String {
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: line.append(" ")
            case .format where scalar != "\u{200D}": continue
            default: line.append(scalar)
            }
        }
        return String(line).plainLine
    }

    /// Returns a Boolean value that indicates whether a string would merge with its fence, or lose the spaces at its
    /// ends.
    private static func needsSpace(_ line: String.UnicodeScalarView) -> Bool {
        line.first == "`" || line.last == "`" || (line.first == " " && line.last == " ")
    }

    // Markdown is read scalar by scalar: a backtick or bar with a combining mark after it is one character to Swift,
    // and still ends the code or the cell.

    private static func withBarsEscaped(_ line: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            if scalar == "|" { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }

    private static func longestRun(of scalar: Unicode.Scalar, in text: String) -> Int {
        var longest = 0
        var run = 0
        for next in text.unicodeScalars {
            run = next == scalar ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
