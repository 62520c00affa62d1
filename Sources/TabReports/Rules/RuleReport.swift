import TabModel
public import TabRules
import TabSpecCoding

/// The rules in forms for people and programs.
public enum RuleReport {
    /// Returns one rule with all known facts: its words, sources and status.
    public static func text(_ rule: RuleStatement) -> String {
        var lines = ["\(rule.id)  \(certainty(rule.certainties))", rule.text]
        if let reason = rule.status.reason { lines.append("Not applied here: \(reason)") }
        if !rule.sources.isEmpty { lines += ["Sources:"] + rule.sources.flatMap(lines(of:)) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the whole rule book by section, a line for each rule.
    public static func contents() -> String {
        RuleBook.chapters.flatMap { chapter in
            ["\(chapter.number) \(chapter.title)", ""] + chapter.sections.flatMap(contents(of:))
        }.joined(separator: "\n")
    }

    /// Returns the certainty of a rule in words: "documented, our choice".
    static func certainty(_ certainties: [Certainty]) -> String {
        certainties.map(\.words).joined(separator: ", ")
    }

    private static func contents(of section: RuleSection) -> [String] {
        [section.title] + section.rules.map { "  \(line($0))" } + [""]
    }

    /// Returns one rule on a line: its id, its words, and its certainty.
    public static func line(_ rule: RuleStatement) -> String {
        "\(rule.id)  \(rule.text) (\(certainty(rule.certainties)))"
    }

    private static func lines(of source: RuleSource) -> [String] {
        ["  \(source.title)"] + (source.url.map { ["  \($0)"] } ?? [])
    }
}

extension RuleReport {
    /// Returns `{"rules": […]}`: keys sorted, every key always present, null for unknown values.
    public static func json(_ rules: [RuleStatement]) -> String {
        let titles = RuleBook.sections.flatMap { section in section.ids.map { ($0, section.title) } }
        let sections = Dictionary(titles) { first, _ in first }
        let report: JSONValue = ["rules": .array(rules.map { value($0, section: sections[$0.id]) })]
        return report.text([.pretty, .sortedKeys])
    }

    private static func value(_ rule: RuleStatement, section: String?) -> JSONValue {
        [
            "certainties": JSONValue(rule.certainties.map(\.rawValue)),
            "id": .string(rule.id),
            "reason": JSONValue(rule.status.reason),
            "section": JSONValue(section),
            "sources": .array(rule.sources.map { ["title": .string($0.title), "url": JSONValue($0.url)] }),
            "standing": rule.status == .applied ? "applied" : "notApplicable",
            "text": .string(rule.text),
        ]
    }
}

extension RuleReport {
    /// Returns the whole rule book as a page: a table for each section, then the switches.
    public static func markdown() -> String {
        let chapters = RuleBook.chapters.flatMap { chapter in
            ["## \(chapter.number). \(chapter.title)", ""]
                + chapter.sections.flatMap { ["### \($0.title)", ""] + table($0.rules) }
        }
        return (introduction + chapters + switches).joined(separator: "\n") + "\n"
    }

    /// Returns some rules as a table.
    public static func markdown(_ rules: [RuleStatement]) -> String {
        table(rules).joined(separator: "\n")
    }

    private static let introduction = [
        "# Rules",
        "",
        "These rules determine how a tab view is drawn. Each is *documented* by Apple, *observed* by developers, or"
            + " *our choice* where sources are silent or disagree. The reasons in the preview name"
            + " these rules. To print one rule, run",
        "",
        "```sh",
        "tabpreview rules R2.33",
        "```",
        "",
        "To print all of them, run `tabpreview rules --format markdown`. "
            + "In the documentation, each table is followed by the"
            + " tests that prove its rules.",
        "",
    ]

    private static func table(_ rules: [RuleStatement]) -> [String] {
        ["| Rule | Statement | Certainty | Sources | Applied |", "|---|---|---|---|---|"] + rules.map(row) + [""]
    }

    private static func row(_ rule: RuleStatement) -> String {
        let here = rule.status.reason.map { "Not applied. \($0)" } ?? "Applied."
        let cells = [
            "<a id=\"\(rule.id)\"></a>\(rule.id)", rule.text, certainty(rule.certainties),
            rule.sources.isEmpty ? "—" : rule.sources.map(\.markdown).joined(separator: "; "), here,
        ]
        return "| " + cells.map(escaped).joined(separator: " | ") + " |"
    }

    private static var switches: [String] {
        let head = [
            "## Switches", "",
            "Where sources are silent or disagree, a spec can choose the interpretation with its `switches`.", "",
            "| Switch | Key | Values, the default first | Why | Rules |", "|---|---|---|---|---|",
        ]
        return head
            + RuleBook.switches.map { one in
                let values = one.values.map { "`\($0.name)`: \($0.text)" }.joined(separator: " ")
                let rules = one.rules.map { "[\($0)](#\($0))" }.joined(separator: ", ")
                return "| \(one.id) | `\(one.name)` | \(values) | \(one.reason) | \(rules) |"
            }
    }

    /// Returns the text of a table cell, in which a vertical bar would end the cell.
    private static func escaped(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
