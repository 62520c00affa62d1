/// A rule's id as a link to what it says.
struct RuleLinkValues: Hashable, Sendable {
    var id: String
    var href: String
    /// How sure it is, as styles name it.
    var certainty: String
    /// What screen readers say: the rule and how sure it is.
    var label: String
    /// How sure it is, in words.
    var certaintyText: String
}

/// The page of all rules.
struct RulesPageValues: Hashable, Sendable {
    var style: String
    var script: String
    var icon: String
    /// How many rules there are, in words.
    var count: String
    var filters: [CertaintyFilterValues]
    var chapters: [RuleChapterValues]
}

/// One choice of how sure the listed rules are.
struct CertaintyFilterValues: Hashable, Sendable {
    /// The id of its field, which styles look at.
    var id: String
    var certainty: String
    var label: String
    var isFirst: Bool
}

/// Sections whose rules' ids begin with one number.
struct RuleChapterValues: Hashable, Sendable {
    var anchor: String
    var title: String
    var sections: [RuleSectionValues]
}

/// A section of the rulebook.
struct RuleSectionValues: Hashable, Sendable {
    var anchor: String
    var title: String
    var count: String
    var rules: [RuleRowValues]
}

/// One rule with everything there is to say about it.
struct RuleRowValues: Hashable, Sendable {
    var id: String
    /// How sure its parts are: names with spaces between, for styles.
    var certainty: String
    var certainties: [CertaintyValues]
    var text: [TextPartValues]
    var sources: [RuleSourceValues]
    var hasSources: Bool
    /// Why nothing here follows it; nil where something does.
    var notApplicable: ReasonValues?
}

/// Why nothing here follows a rule.
struct ReasonValues: Hashable, Sendable {
    var parts: [TextPartValues]
}

/// A piece of running text, or of code in it.
struct TextPartValues: Hashable, Sendable {
    var text: String
    var isCode: Bool
}

/// How sure a part of a rule is.
struct CertaintyValues: Hashable, Sendable {
    var name: String
    var text: String
}

/// Where a rule is written down.
struct RuleSourceValues: Hashable, Sendable {
    var title: String
    var url: String?
}
