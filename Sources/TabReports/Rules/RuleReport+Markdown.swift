public import TabRules

extension RuleReport {
    /// The whole rulebook as a page: a table for each section, then the switches.
    public static func markdown() -> String {
        let chapters = RuleBook.chapters.flatMap { chapter in
            ["## \(chapter.number). \(chapter.title)", ""]
                + chapter.sections.flatMap { ["### \($0.title)", ""] + table($0.rules) }
        }
        return (introduction + chapters + switches).joined(separator: "\n") + "\n"
    }

    /// Some rules as a table.
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
        "To print all of them, run `tabpreview rules --format markdown`. In the documentation, each table is followed by the"
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
            "Where sources are silent or disagree, a spec can choose the reading by its `switches`.", "",
            "| Switch | Key | Values, the default first | Why | Rules |", "|---|---|---|---|---|",
        ]
        return head
            + RuleBook.switches.map { one in
                let values = one.values.map { "`\($0.name)`: \($0.text)" }.joined(separator: " ")
                let rules = one.rules.map { "[\($0)](#\($0))" }.joined(separator: ", ")
                return "| \(one.id) | `\(one.name)` | \(values) | \(one.reason) | \(rules) |"
            }
    }

    /// A cell's text: a vertical bar would end it.
    private static func escaped(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
