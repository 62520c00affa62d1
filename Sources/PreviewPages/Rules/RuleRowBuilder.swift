import TabModel
import TabRules

/// One rule with everything there is to say about it.
struct RuleRowValues: TemplateValue {
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
struct ReasonValues: TemplateValue {
    var parts: [TextPartValues]
}

/// A piece of running text, or of code in it.
struct TextPartValues: TemplateValue {
    var text: String
    var isCode: Bool
}

/// How sure a part of a rule is.
struct CertaintyValues: TemplateValue {
    var name: String
    var text: String
}

/// Where a rule is written down.
struct RuleSourceValues: TemplateValue {
    var title: String
    var url: String?
}

/// Makes the values of one rule.
enum RuleRowBuilder {
    static func values(_ rule: RuleStatement) -> RuleRowValues {
        RuleRowValues(
            id: rule.id,
            certainty: rule.certainties.map(\.rawValue).joined(separator: " "),
            certainties: rule.certainties.map {
                CertaintyValues(name: $0.rawValue, text: $0.words.capitalizedFirst)
            },
            text: TextParts.values(rule.text),
            sources: rule.sources.map { RuleSourceValues(title: $0.title, url: $0.url) },
            hasSources: !rule.sources.isEmpty,
            notApplicable: rule.status.reason.map { ReasonValues(parts: TextParts.values($0)) }
        )
    }
}

/// Running text with code between backquotes.
enum TextParts {
    static func values(_ text: String) -> [TextPartValues] {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().compactMap { index, part in
            part.isEmpty ? nil : TextPartValues(text: String(part), isCode: !index.isMultiple(of: 2))
        }
    }
}
