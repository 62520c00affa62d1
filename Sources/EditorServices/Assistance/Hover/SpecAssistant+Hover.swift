import TabModel
import TabSpecCoding
import TabResolver
import TabRules

/// The help for a key or word.
public struct HoverText: Hashable, Sendable {
    /// The offset of the first UTF-16 unit.
    public var start: Int
    /// The offset after the last unit.
    public var end: Int
    /// The key or word.
    public var title: String
    /// The paragraphs, the most important first.
    public var text: [String]
    /// The ids of the rules behind it.
    public var rules: [String]
    /// The symbol to show for a symbol's name; nil for other words.
    public var symbol: String?
}

extension SpecAssistant {
    /// Returns the help for the key or word at an offset, or directly before it; nil for a word that the format does
    /// not know.
    public func hover(at unit: Int) -> HoverText? {
        let offset = places.byte(at: unit)
        let loose = SyntaxTree(bytes, format: format)
        return text(at: offset, loose) ?? (offset > 0 ? text(at: offset - 1, loose) : nil)
    }

    private func text(at offset: Int, _ loose: SyntaxTree) -> HoverText? {
        if let node = loose.nodes.firstIndex(where: { $0.key?.range.contains(offset) == true }) {
            return keyText(node, loose)
        }
        let scalar = loose.nodes.firstIndex { $0.kind == .scalar && $0.range.contains(offset) }
        return scalar.flatMap { valueText($0, loose) }
    }

    private func keyText(_ node: Int, _ loose: SyntaxTree) -> HoverText? {
        guard let token = loose.nodes[node].key, let parent = loose.nodes[node].parent,
            let place = loose.place(of: parent)
        else { return nil }
        let name = loose.text(token)
        if place.takesReasons { return ruleText(name, token.range) }
        guard let key = place.key(name, siblings: Set(loose.keys(of: parent))) else { return nil }
        let rules = KeywordMeanings.rules(ofKey: name)
        let switched = RuleBook.statement(ofSwitch: name)?.reason
        let expected = "Takes \(key.shape.expectation)."
        let explained = [switched].compactMap(\.self) + rules.prefix(2).compactMap { RuleBook.rule($0)?.text }
        return hover(token.range, name, [key.text, expected] + explained, rules)
    }

    private func valueText(_ node: Int, _ loose: SyntaxTree) -> HoverText? {
        let scalar = loose.nodes[node]
        guard let word = loose.text(of: node), let place = loose.place(of: node) else { return nil }
        let key = loose.subject(of: node)
        if key == "systemImage" { return symbolText(word, scalar.range) }
        guard place.words.contains(word) || place.takesBool && ["true", "false"].contains(word) else { return nil }
        let meaning = KeywordMeanings.text(of: word, for: key)
        let noun = place.noun.map { "\($0.prefix(1).uppercased())\($0.dropFirst()) of \(key)." }
        let text = [meaning.isEmpty ? nil : meaning, noun].compactMap(\.self)
        return hover(scalar.range, word, text, KeywordMeanings.rules(of: word, for: key))
    }

    private func ruleText(_ id: String, _ range: Range<Int>) -> HoverText? {
        guard let rule = RuleBook.rule(id) else { return nil }
        let suppressed = "The finding is suppressed here for this reason."
        return hover(range, id, [rule.text, suppressed], [id])
    }

    private func symbolText(_ name: String, _ range: Range<Int>) -> HoverText {
        guard let symbols else { return hover(range, name, ["An SF Symbol."], []) }
        let isKnown = symbols.contains(name)
        let shown = symbols.standIn(for: name)
        let text =
            isKnown
            ? "An SF Symbol that tabpreview can draw. Bars fill it where the platform does."
            : "There is no drawing of this symbol. The preview shows \(shown ?? "letters") instead."
        var found = hover(range, name, [text], isKnown ? [] : ["R5.61"])
        found.symbol = isKnown ? name : shown
        return found
    }

    private func hover(_ range: Range<Int>, _ title: String, _ text: [String], _ rules: [String]) -> HoverText {
        HoverText(
            start: places.unit(at: range.lowerBound),
            end: places.unit(at: range.upperBound),
            title: title,
            text: text,
            rules: rules
        )
    }
}

/// The meanings of the keys and words of the format, from the rules about them.
enum KeywordMeanings {
    /// Returns the rules about a word of a key, as text; empty if the rulebook has none.
    static func text(of word: String, for key: String) -> String {
        if let value = RuleBook.statement(ofSwitch: key)?.values.first(where: { $0.name == word }) {
            return value.text
        }
        return rules(of: word, for: key).first.flatMap { RuleBook.rule($0)?.text } ?? ""
    }

    /// Returns the ids of the rules about a word of a key, the closest first.
    static func rules(of word: String, for key: String) -> [String] {
        RuleBook.statement(ofSwitch: key)?.rules ?? rows[key]?.wordRules[word].map { [$0] } ?? []
    }

    /// Returns the ids of the rules about a key, the closest first.
    static func rules(ofKey key: String) -> [String] {
        RuleBook.statement(ofSwitch: key)?.rules ?? rows[key]?.rules ?? []
    }

    /// The rows of the format by key; keys of one name have the same rules.
    private static let rows = Dictionary(KeyRow.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
