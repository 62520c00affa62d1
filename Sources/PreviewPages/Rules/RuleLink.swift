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
    /// A link to a rule; `certainty` is that of the reason it stands beside, else the rule's own.
    static func values(_ id: String, _ certainty: Certainty? = nil) -> RuleLinkValues {
        let certainty = certainty ?? RuleBook.rule(id)?.certainties.first ?? .choice
        return RuleLinkValues(
            id: id,
            href: "./rules#\(id)",
            certainty: certainty.rawValue,
            label: "Rule \(id), \(CertaintyText.word(certainty))",
            certaintyText: CertaintyText.sentence(certainty)
        )
    }
}

/// How sure a rule is, in words.
enum CertaintyText {
    /// One or two words.
    static func word(_ certainty: Certainty) -> String {
        switch certainty {
        case .documented: "documented"
        case .observed: "observed"
        case .choice: "our choice"
        }
    }

    /// What that means.
    static func sentence(_ certainty: Certainty) -> String {
        switch certainty {
        case .documented: "Documented by Apple"
        case .observed: "Observed on devices"
        case .choice: "Our choice where sources are silent or disagree"
        }
    }
}
