/// The completions at a place in a spec.
public struct CompletionList: Hashable, Sendable {
    /// The offset of the first UTF-16 unit that a completion replaces.
    public var start: Int
    /// The offset after the last unit.
    public var end: Int
    /// The completions, best first.
    public var completions: [Completion]
}

/// A completion: a key or a value.
public struct Completion: Hashable, Sendable {
    /// The key or word, as the format knows it.
    public var label: String
    /// A few words to show next to the label; empty for none.
    public var detail: String
    /// A description, in a sentence or two; empty for none.
    public var text: String
    /// The text to insert.
    public var insert: String
    /// The symbol to show for a symbol's name; nil for other words.
    public var symbol: String?

    /// Creates a completion.
    public init(label: String, detail: String = "", text: String = "", insert: String, symbol: String? = nil) {
        self.label = label
        self.detail = detail
        self.text = text
        self.insert = insert
        self.symbol = symbol
    }
}

/// A ranking of words by their match with the typed characters: a lower rank is better.
enum CompletionMatch {
    /// Returns the words that match, best first; words of equal rank stay in their order.
    static func sorted<Word>(_ words: [Word], typed: String, by label: (Word) -> String) -> [Word] {
        guard !typed.isEmpty else { return words }
        let wanted = Array(typed.lowercased().utf8)
        let ranked = words.enumerated().compactMap { number, word in
            rank(Array(label(word).utf8), wanted).map { (rank: $0, number: number, word: word) }
        }
        return ranked.sorted { ($0.rank, $0.number) < ($1.rank, $1.number) }.map(\.word)
    }

    /// Returns the rank of a match, or nil for no match.
    ///
    /// The rank is 0 for a prefix, 1 for the prefix of a part, 2 for any other substring, and 3 for letters in order.
    static func rank(_ label: [UInt8], _ typed: [UInt8]) -> Int? {
        let lower = label.map(lowercased)
        if lower.starts(with: typed) { return 0 }
        var isInside = false
        for start in lower.indices where lower[start...].starts(with: typed) {
            isInside = true
            let isUpper = label[start] != lower[start]
            if isUpper || start > 0 && !isLetter(lower[start - 1]) { return 1 }
        }
        if isInside { return 2 }
        var rest = typed[...]
        for byte in lower where byte == rest.first { rest.removeFirst() }
        return rest.isEmpty ? 3 : nil
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte + 0x20 : byte }
    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte || 0x30...0x39 ~= byte }
}
