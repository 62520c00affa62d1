import SpecSchema
import TabRules

/// What the keys and words of the format mean, by the rules about them.
enum WordMeaning {
    /// The rule about a word of a key, in words; empty if the rulebook has none.
    static func text(of word: String, for key: String) -> String {
        if let value = RuleBook.statement(ofSwitch: key)?.values.first(where: { $0.name == word }) {
            return value.text
        }
        return rules(of: word, for: key).first.flatMap { RuleBook.rule($0)?.text } ?? ""
    }

    /// The ids of the rules about a word of a key, the nearest first.
    static func rules(of word: String, for key: String) -> [String] {
        RuleBook.statement(ofSwitch: key)?.rules ?? rows[key]?.wordRules[word].map { [$0] } ?? []
    }

    /// The ids of the rules about a key, the nearest first.
    static func rules(ofKey key: String) -> [String] {
        RuleBook.statement(ofSwitch: key)?.rules ?? rows[key]?.rules ?? []
    }

    /// What is known of each key; keys of one name have the same rules.
    private static let rows = Dictionary(KeyRow.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
