/// All rules by which a tab view becomes what is drawn, in words, with their sources.
///
/// The resolver applies them; nothing here decides anything.
public enum RuleBook {
    /// All rules in the rulebook's order; ids are unique.
    public static let rules: [RuleStatement] = sections.flatMap(\.rules)

    /// All sections in order; every rule stands in exactly one.
    public static let sections: [RuleSection] = chapters.flatMap(\.sections)

    /// The rule with this id, in constant time.
    ///
    /// nil if the rulebook has none; ids are matched as written, such as `R2.33`.
    public static func rule(_ id: String) -> RuleStatement? { byID[id] }

    /// The rules whose ids are nearest to one that the rulebook lacks, at most three, the nearest first.
    ///
    /// Case and a missing R are no difference; then counts how far the numbers of the same chapter lie apart.
    public static func nearest(to id: String) -> [String] { NearestRules(to: id).ids }

    /// The rules that hold all of these words, in their text, their section's title or their sources' titles.
    ///
    /// Case and hyphens make no difference: `sidebarOnly` is in "a sidebar-only section".
    public static func rules(containing words: [String]) -> [RuleStatement] {
        let wanted = words.map(plain)
        return sections.flatMap { section in
            section.rules.filter { rule in
                let parts = [rule.id, rule.text, section.title] + rule.sources.map(\.title)
                let text = plain(parts.joined(separator: " "))
                return wanted.allSatisfy(text.contains)
            }
        }
    }

    private static func plain(_ text: String) -> String {
        text.lowercased().replacing("-", with: "")
    }

    private static let byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
}
