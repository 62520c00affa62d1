import TabModel
import TabRules

/// A rule's id as a link to what it says.
struct RuleLinkValues: TemplateValue {
    var id: String
    var href: String
    /// How sure it is, as styles name it.
    var certainty: String
    /// What screen readers say: the rule and how sure it is.
    var label: String
    /// How sure it is, in words.
    var certaintyText: String
}

/// Links to rules on the page that lists them.
enum RuleLink {
    /// A link to a rule; `certainty` is that of the reason it is beside, else the rule's own.
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
    /// What supports a rule of this certainty.
    var meaning: String {
        switch self {
        case .documented: "Documented by Apple"
        case .observed: "Observed on devices"
        case .choice: "Our choice where sources are silent or disagree"
        }
    }
}
