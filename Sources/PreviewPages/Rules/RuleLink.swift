import TabModel
import TabRules

/// A rule's id as a link to its text.
struct RuleLinkValues: TemplateValue {
    var id: String
    var href: String
    /// The certainty of the rule, as a name for styles.
    var certainty: String
    /// The label for screen readers: the rule and its certainty.
    var label: String
    /// The certainty of the rule, in words.
    var certaintyText: String
}

/// The links to rules on the page that lists them.
enum RuleLink {
    /// Returns a link to a rule; `certainty` is that of the reason beside it, or else the rule's own.
    static func values(_ id: String, _ certainty: Certainty? = nil) -> RuleLinkValues {
        let certainty = certainty ?? RuleBook.rule(id)?.certainties.first ?? .choice
        return RuleLinkValues(
            id: id,
            href: "./rules#\(id)",
            certainty: certainty.rawValue,
            label: "Rule \(id), \(certainty.words)",
            certaintyText: certainty.meaning
        )
    }
}

extension Certainty {
    /// The support for a rule of this certainty.
    var meaning: String {
        switch self {
        case .documented: "Documented by Apple"
        case .observed: "Observed on devices"
        case .choice: "Our choice where sources are silent or disagree"
        }
    }
}
