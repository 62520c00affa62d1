public import TabModel

/// One rule of the rulebook: what it says, how sure it is, and where that is written.
public struct RuleStatement: Hashable, Sendable {
    /// The rule's id, such as `R2.33`; unique in the rulebook.
    public var id: String
    /// How sure its parts are, the surest first; never empty.
    public var certainties: [Certainty]
    /// What it says, in a sentence or a few that a designer understands.
    public var text: String
    /// Where it is written down, the weightiest first; empty for a choice of ours.
    public var sources: [RuleSource]
    /// A Boolean value that indicates whether this program applies it.
    public var status: Status

    /// Makes a statement.
    public init(
        _ id: String,
        _ certainties: [Certainty],
        _ text: String,
        sources: [RuleSource] = [],
        status: Status = .applied
    ) {
        self.id = id
        self.certainties = certainties
        self.text = text
        self.sources = sources
        self.status = status
    }

    /// A Boolean value that indicates whether a rule decides anything here.
    public enum Status: Hashable, Sendable {
        /// The program does as it says.
        case applied
        /// Nothing here could follow it; the reason is a sentence.
        case notApplicable(String)

        /// Why it isn't applied; nil if it is.
        public var reason: String? {
            if case .notApplicable(let reason) = self { reason } else { nil }
        }
    }
}

extension Certainty {
    /// How sure a rule is, in one or two words.
    public var words: String {
        switch self {
        case .documented: "documented"
        case .observed: "observed"
        case .choice: "our choice"
        }
    }
}

/// Where a rule is written down.
public struct RuleSource: Hashable, Sendable, Decodable {
    /// What the page or document is called.
    public var title: String
    /// Its address, where it has one.
    public var url: String?

    /// Makes a source.
    public init(_ title: String, url: String? = nil) {
        self.title = title
        self.url = url
    }

    /// The source in Markdown: a link where it has an address.
    ///
    /// Parentheses in an address would end the link.
    public var markdown: String {
        guard let url else { return title }
        return "[\(title)](\(url.replacing("(", with: "%28").replacing(")", with: "%29")))"
    }
}

/// Rules that are under one heading.
public struct RuleSection: Hashable, Sendable {
    /// The heading, such as "Apple TV"; unique in the rulebook.
    public var title: String
    /// The rules in the rulebook's order; never empty.
    public var rules: [RuleStatement]

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
}

/// A switch of the rulebook: a point where sources are silent or disagree, and both readings can be drawn.
public struct SwitchStatement: Hashable, Sendable, Decodable {
    /// The switch's id, such as `SW2`.
    public var id: String
    /// The key a spec sets it by, below `switches`.
    public var name: String
    /// Its values as a spec writes them, the default first.
    public var values: [SwitchValue]
    /// The rules it belongs to, the deciding one first; never empty.
    public var rules: [String]
    /// Why it exists, in a sentence or two that a designer understands.
    public var reason: String
}

/// One value of a switch.
public struct SwitchValue: Hashable, Sendable, Decodable {
    /// The value as a spec writes it, such as `sectionItem`; `true` and `false` for the switches that are flags.
    public var name: String
    /// What it does, in a sentence.
    public var text: String
}
