public import TabModel

/// A rule of the rule book: its statement, its certainty, and its sources.
public struct RuleStatement: Hashable, Sendable {
    /// The rule's id, such as `R2.33`; unique in the rule book.
    public var id: String
    /// The certainties of its parts, the most certain first; never empty.
    public var certainties: [Certainty]
    /// The statement, in one or more sentences for designers.
    public var text: String
    /// The sources, the most important first; empty for a choice of this project.
    public var sources: [RuleSource]
    /// The application of the rule by this program.
    public var status: Status

    /// Creates a statement.
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

    /// The states of a rule in this program.
    public enum Status: Hashable, Sendable {
        /// A rule that the program applies.
        case applied
        /// A rule that can't be applied here; the reason is a sentence.
        case notApplicable(String)

        /// The reason why it isn't applied; nil if it is.
        public var reason: String? {
            if case .notApplicable(let reason) = self { reason } else { nil }
        }
    }
}

extension Certainty {
    /// The certainty of a rule, in one or two words.
    public var words: String {
        switch self {
        case .documented: "documented"
        case .observed: "observed"
        case .choice: "our choice"
        }
    }
}

/// The source of a rule.
public struct RuleSource: Hashable, Sendable, Decodable {
    /// The title of the page or document.
    public var title: String
    /// The address; nil if it has none.
    public var url: String?

    /// Creates a source.
    public init(_ title: String, url: String? = nil) {
        self.title = title
        self.url = url
    }

    /// The source in Markdown: a link if it has an address.
    ///
    /// Parentheses in an address would end the link.
    public var markdown: String {
        guard let url else { return title }
        return "[\(title)](\(url.replacing("(", with: "%28").replacing(")", with: "%29")))"
    }
}

/// Rules under one heading.
public struct RuleSection: Hashable, Sendable {
    /// The heading, such as "Apple TV"; unique in the rule book.
    public var title: String
    /// The rules in the order of the rule book; never empty.
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
    /// The sections in order; never empty.
    public var sections: [RuleSection]
}

/// A switch of the rule book, for a point on which sources are silent or disagree, and both readings can be drawn.
public struct SwitchStatement: Hashable, Sendable, Decodable {
    /// The switch's id, such as `SW2`.
    public var id: String
    /// The key in a spec, below `switches`.
    public var name: String
    /// The values as a spec writes them, the default first.
    public var values: [SwitchValue]
    /// The ids of the rules that it belongs to, the deciding one first; never empty.
    public var rules: [String]
    /// The reason for the switch, in one or two sentences for designers.
    public var reason: String
}

/// One value of a switch.
public struct SwitchValue: Hashable, Sendable, Decodable {
    /// The value as a spec writes it, such as `sectionItem`; `true` and `false` for the switches that are flags.
    public var name: String
    /// The effect, in a sentence.
    public var text: String
}
