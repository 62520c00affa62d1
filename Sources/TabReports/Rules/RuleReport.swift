public import TabModel
public import TabRules

/// Writes rules for people and programs.
public enum RuleReport {
    /// One rule with everything that is known of it: its words, sources and status.
    public static func text(_ rule: RuleStatement) -> String {
        var lines = ["\(rule.id)  \(certainty(rule.certainties))", rule.text]
        if let reason = rule.status.reason { lines.append("Not applied here: \(reason)") }
        if !rule.sources.isEmpty { lines += ["Sources:"] + rule.sources.flatMap(lines(of:)) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The whole rulebook by section, a line for each rule.
    public static func contents() -> String {
        RuleBook.chapters.flatMap { chapter in
            ["\(chapter.number) \(chapter.title)", ""] + chapter.sections.flatMap(contents(of:))
        }.joined(separator: "\n")
    }

    /// How sure a rule is, in words: "documented, our choice".
    public static func certainty(_ certainties: [Certainty]) -> String {
        certainties.map(\.words).joined(separator: ", ")
    }

    private static func contents(of section: RuleSection) -> [String] {
        [section.title] + section.rules.map { "  \(line($0))" } + [""]
    }

    /// One rule on a line: its id, its words, and how sure it is.
    public static func line(_ rule: RuleStatement) -> String {
        "\(rule.id)  \(rule.text) (\(certainty(rule.certainties)))"
    }

    private static func lines(of source: RuleSource) -> [String] {
        ["  \(source.title)"] + (source.url.map { ["  \($0)"] } ?? [])
    }
}
