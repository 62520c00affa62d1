/// All rules by which a tab view becomes what is drawn, in words, with their sources.
///
/// They are read once, from `rulebook.json`, which comes with the program. The resolver applies them; nothing here
/// decides anything.
public enum RuleBook {
    /// The six chapters in order.
    public static var chapters: [RuleChapter] { contents.chapters }

    /// All sections in order; every rule is in exactly one.
    public static var sections: [RuleSection] { contents.sections }

    /// All rules in the rulebook's order; ids are unique.
    public static var rules: [RuleStatement] { contents.rules }

    /// The switches SW1 to SW9 in order.
    public static var switches: [SwitchStatement] { contents.switches }

    /// The rule with this id, in constant time.
    ///
    /// nil if the rulebook has none; ids are matched as written, such as `R2.33`.
    public static func rule(_ id: String) -> RuleStatement? { contents.byID[id] }

    /// The switch with this id or this name; nil if there is none.
    public static func statement(ofSwitch name: String) -> SwitchStatement? {
        switches.first { $0.id == name || $0.name == name }
    }

    /// Reads the rules, unless they have been read.
    ///
    /// A program calls this before it uses a rule: without them all else here traps.
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

/// What `rulebook.json` says, and what is looked up in it.
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
