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
        "# The rules",
        "",
        "Every rule by which a tab view becomes what is drawn. *Documented* is what Apple wrote down, *observed* what"
            + " developers did, *our choice* what no source says or sources dispute. The reasons in the preview name"
            + " these rules. One rule is printed by",
        "",
        "```sh",
        "tabpreview rules R2.33",
        "```",
        "",
        "All of them are printed by `tabpreview rules --format markdown`. In the documentation, a table is followed by the"
            + " tests that prove its rules.",
        "",
    ]

    private static func table(_ rules: [RuleStatement]) -> [String] {
        ["| Rule | What it says | How sure | Sources | Here |", "|---|---|---|---|---|"] + rules.map(row) + [""]
    }

    private static func row(_ rule: RuleStatement) -> String {
        let here = rule.standing.reason.map { "Not applied. \($0)" } ?? "Applied."
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
