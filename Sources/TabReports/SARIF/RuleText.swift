import TabRules

/// What a report says about a rule apart from where it was broken.
struct RuleText {
    /// One sentence.
    let short: String
    /// The whole statement.
    let full: String
    /// The statement and where it is written, as plain text.
    let help: String
    /// The same as Markdown.
    let markdown: String
    /// The weightiest source that has an address.
    let url: String?

    /// What the rulebook says under the id, else what the reader means by it.
    init(_ id: String, _ statement: (String) -> RuleStatement?) {
        let rule = statement(id)
        full = rule.map { Self.withoutSeverity($0.text) } ?? ReadingMistakes.text(of: id)
        short = Self.firstSentence(of: full)
        let sources = rule?.sources ?? []
        let silence = "To suppress it, add the rule and a reason under \"lint\" in the spec."
        let isRule = rule != nil
        help = ([full] + sources.map { "Source: \(Self.plain($0))" } + (isRule ? [silence] : []))
            .joined(separator: "\n")
        markdown = ([full] + sources.map { "Source: \($0.markdown)" } + (isRule ? [silence] : []))
            .joined(separator: "\n\n")
        url = sources.lazy.compactMap(\.url).first
    }

    /// The statement without the severity it may begin with: the log tells that apart.
    private static func withoutSeverity(_ text: String) -> String {
        guard let word = ["Error: ", "Warning: ", "Information: "].first(where: text.hasPrefix) else { return text }
        let rest = text.dropFirst(word.count)
        return rest.prefix(1).uppercased() + rest.dropFirst()
    }

    private static func plain(_ source: RuleSource) -> String {
        source.url.map { "\(source.title), \($0)" } ?? source.title
    }

    /// Up to the first full stop, question or exclamation mark that ends a word.
    static func firstSentence(of text: String) -> String {
        var previous: Character = " "
        for index in text.indices {
            if text[index] == " ", ".!?".contains(previous) { return String(text[..<index]) }
            previous = text[index]
        }
        return text
    }
}
