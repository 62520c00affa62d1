import TabModel
import TabRules

/// A rule with everything known about it.
struct RuleRowValues: TemplateValue {
    var id: String
    /// The certainties of the rule's parts: names separated by spaces, for styles.
    var certainty: String
    var certainties: [CertaintyValues]
    var text: [TextPartValues]
    var sources: [RuleSourceValues]
    var hasSources: Bool
    /// The reason why nothing in the program follows the rule; nil if something does.
    var notApplicable: ReasonValues?
}

/// The reason why nothing in the program follows a rule.
struct ReasonValues: TemplateValue {
    var parts: [TextPartValues]
}

/// A piece of running text, or of code in it.
struct TextPartValues: TemplateValue {
    var text: String
    var isCode: Bool
}

/// The certainty of a part of a rule.
struct CertaintyValues: TemplateValue {
    var name: String
    var text: String
}

/// The source of a rule.
struct RuleSourceValues: TemplateValue {
    var title: String
    var url: String?
}

/// A builder of the values of one rule.
enum RuleRowBuilder {
    static func values(_ rule: RuleStatement) -> RuleRowValues {
        RuleRowValues(
            id: rule.id,
            certainty: rule.certainties.map(\.rawValue).joined(separator: " "),
            certainties: rule.certainties.map {
                CertaintyValues(name: $0.rawValue, text: $0.words.capitalizedFirst)
            },
            text: TextParts.values(rule.text),
            sources: rule.sources.map { RuleSourceValues(title: SentenceText.withApostrophes($0.title), url: $0.url) },
            hasSources: !rule.sources.isEmpty,
            notApplicable: rule.status.reason.map { ReasonValues(parts: TextParts.values($0)) }
        )
    }
}

/// The parts of running text with code between backquotes.
enum TextParts {
    static func values(_ text: String) -> [TextPartValues] {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().compactMap { index, part in
            let isCode = !index.isMultiple(of: 2)
            let shown = isCode ? String(part) : SentenceText.withApostrophes(String(part))
            return part.isEmpty ? nil : TextPartValues(text: shown, isCode: isCode)
        }
    }
}
