import TabModel
import TabRules

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
            notApplicable: rule.standing.reason.map { ReasonValues(parts: TextParts.values($0)) }
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
