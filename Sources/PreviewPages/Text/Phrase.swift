import TabModel

/// Small pieces of English.
enum Phrase {
    /// `a`, `a or b`, `a, b or c`.
    static func alternatives(_ words: [String]) -> String { WordList.or(words) }

    /// `a`, `a and b`, `a, b and c`.
    static func list(_ words: [String]) -> String { WordList.and(words) }

    /// `1 error`, `2 errors`.
    static func count(_ number: Int, _ word: String) -> String { number == 1 ? "1 \(word)" : "\(number) \(word)s" }

    /// `1 switch`, `2 switches`.
    static func count(_ number: Int, _ word: String, _ words: String) -> String {
        "\(number) \(number == 1 ? word : words)"
    }
}

extension String {
    /// The text with its first letter large.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
