/// The customizing actions that one entry currently allows, with the reason against each of the others.
public struct EditRights: Hashable, Sendable {
    /// The name of the entry in sentences.
    public let name: String
    /// The reason against each action, in the order of all actions; empty if all are allowed.
    private let prohibitions: [Prohibition?]

    /// A customizing action.
    public enum Action: String, CaseIterable, Sendable {
        case addToBar, removeFromBar
        /// A move within the bar's customizable region.
        case moveInBar
        /// Hiding or showing in the sidebar.
        case hide
        /// A move within the section around the entry.
        case moveInSection

        fileprivate var position: Int {
            switch self {
            case .addToBar: 0
            case .removeFromBar: 1
            case .moveInBar: 2
            case .hide: 3
            case .moveInSection: 4
            }
        }
    }

    /// Creates the rights of an entry; an action without a prohibition is allowed.
    public init(of name: String, unless prohibition: (Action) -> Prohibition?) {
        self.name = name
        let all = Action.allCases.map(prohibition)
        prohibitions = all.contains { $0 != nil } ? all : []
    }

    /// The allowed actions, in a fixed order.
    public var allowed: [Action] { Action.allCases.filter(allows) }

    /// Returns a Boolean value that indicates whether an action is allowed.
    public func allows(_ action: Action) -> Bool { prohibition(of: action) == nil }

    /// Returns the reason against an action; nil if it is allowed.
    public func prohibition(of action: Action) -> Prohibition? {
        prohibitions.isEmpty ? nil : prohibitions[action.position]
    }
}

/// The reason why a customizing action isn't possible.
public struct Prohibition: Hashable, Sendable {
    /// The rule that forbids it; nil if the entry or a neighbor isn't in the place that the action expects.
    public let rule: String?
    private let isAboutEntry: Bool
    private let words: String

    /// Creates a reason from a predicate about the entry.
    public init(_ rule: String?, _ predicate: String) {
        (self.rule, isAboutEntry, words) = (rule, true, predicate)
    }

    /// Creates a reason from one or two sentences that are the same for all entries.
    public init(_ rule: String, sentence: String) {
        (self.rule, isAboutEntry, words) = (rule, false, sentence)
    }

    /// Returns the reason, with a remedy if there is one, about an entry of a name.
    public func sentence(about name: String) -> String { isAboutEntry ? "\"\(name)\" \(words)" : words }
}
