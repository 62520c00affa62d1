import TabModel
import TabRules

/// Links to rules on the page that lists them.
enum RuleLink {
    /// A link to a rule; `certainty` is that of the reason it stands beside, else the rule's own.
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
    /// What stands behind a rule as sure as this.
    var meaning: String {
        switch self {
        case .documented: "Documented by Apple"
        case .observed: "Observed on devices"
        case .choice: "Our choice where sources are silent or disagree"
        }
    }
}
