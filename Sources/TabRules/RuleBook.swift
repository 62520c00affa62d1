/// All rules for the drawing of a tab view, in words, with their sources.
///
/// They are read once, from `rulebook.json`, which comes with the program. The resolver applies them; the texts here
/// decide nothing.
public enum RuleBook {
    /// The six chapters in order.
    public static var chapters: [RuleChapter] { contents.chapters }

    /// All sections in order; every rule is in exactly one.
    public static var sections: [RuleSection] { contents.sections }

    /// All rules in the order of the rule book; ids are unique.
    public static var rules: [RuleStatement] { contents.rules }

    /// All switches in order, SW1 first.
    public static var switches: [SwitchStatement] { contents.switches }

    /// Returns the rule with this id, in constant time.
    ///
    /// The result is nil if the rule book has none; ids are matched as written, such as `R2.33`.
    public static func rule(_ id: String) -> RuleStatement? { contents.byID[id] }

    /// Returns the switch with this id or this name; nil if there is none.
    public static func statement(ofSwitch name: String) -> SwitchStatement? {
        switches.first { $0.id == name || $0.name == name }
    }

    /// Reads the rules, unless they have been read.
    ///
    /// A program calls this before it uses a rule: without them, all other members trap.
    ///
    /// - Throws: `RuleBookFailure` if their file is missing or wrong.
    public static func load() throws(RuleBookFailure) { _ = try loaded.get() }

    private static let loaded = Result { () throws(RuleBookFailure) in try RuleBookFile.delivered.contents() }

    private static let contents: RuleBookContents = {
        switch loaded {
        case .success(let contents): contents
        case .failure(let failure): preconditionFailure(failure.text)
        }
    }()
}

/// The contents of `rulebook.json`, with their lookup tables.
struct RuleBookContents: Sendable {
    let chapters: [RuleChapter]
    let sections: [RuleSection]
    let rules: [RuleStatement]
    let switches: [SwitchStatement]
    let byID: [String: RuleStatement]

    init(chapters: [RuleChapter], switches: [SwitchStatement]) {
        self.chapters = chapters
        self.switches = switches
        sections = chapters.flatMap(\.sections)
        rules = sections.flatMap(\.rules)
        byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    }
}

extension RuleBook {
    /// Returns the rules that contain all of these words, in their text, their section's title or their sources'
    /// titles.
    ///
    /// Case and hyphens make no difference: `sidebarOnly` is in "a sidebar-only section".
    public static func rules(containing words: [String]) -> [RuleStatement] {
        let wanted = words.map(plain)
        return sections.flatMap { section in
            section.rules.filter { rule in
                let switches = switches.filter { $0.rules.contains(rule.id) }.map(\.name)
                let parts = [rule.id, rule.text, section.title] + rule.sources.map(\.title) + switches
                let text = plain(parts.joined(separator: " "))
                return wanted.allSatisfy(text.contains)
            }
        }
    }

    private static func plain(_ text: String) -> String {
        text.lowercased().replacing("-", with: "")
    }

    /// Returns the rules whose ids are nearest to one that the rule book lacks, at most three, the nearest first.
    ///
    /// Case and a missing R are no difference; next comes the distance between the numbers of the same chapter. Empty
    /// if the string isn't a rule's id at all.
    public static func nearest(to id: String) -> [String] {
        let parts = id.drop { !$0.isNumber }.split(separator: ".", omittingEmptySubsequences: false)
        guard let chapter = parts.first.flatMap({ Int($0) }), let last = chapters.last else { return [] }
        let known = min(max(chapter, 1), last.number)
        // No chapter has a thousand rules; the limit keeps the difference below from overflowing.
        let wanted = min(max(parts.dropFirst().first.flatMap { Int($0) } ?? 1, 0), 1000)
        let own = chapters.filter { $0.number == known }.flatMap(\.sections).flatMap(\.ids)
        let distances = own.map { id in
            let number = id.split(separator: ".").last.flatMap { Int($0) } ?? 0
            return (id: id, number: number, distance: abs(number - wanted))
        }
        return distances.sorted { ($0.distance, $0.number) < ($1.distance, $1.number) }.prefix(3).map(\.id)
    }
}
