/// Rules that stand under one heading.
public struct RuleSection: Hashable, Sendable {
    /// The heading, such as "Apple TV"; unique in the rulebook.
    public var title: String
    /// The rules in the rulebook's order; never empty.
    public var rules: [RuleStatement]

    /// Makes a section.
    public init(_ title: String, rules: [RuleStatement]) {
        self.title = title
        self.rules = rules
    }

    /// The ids of its rules, in order.
    public var ids: [String] { rules.map(\.id) }
}

/// Sections whose ids begin with one number.
public struct RuleChapter: Hashable, Sendable {
    /// The number before the dot of its ids, from 1.
    public var number: Int
    /// The heading, such as "Selection".
    public var title: String
    /// Its sections in order; never empty.
    public var sections: [RuleSection]

    /// Makes a chapter.
    public init(_ number: Int, _ title: String, sections: [RuleSection]) {
        self.number = number
        self.title = title
        self.sections = sections
    }
}
