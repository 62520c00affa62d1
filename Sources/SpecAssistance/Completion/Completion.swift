/// What may be written at a place.
public struct CompletionList: Hashable, Sendable {
    /// The first unit of UTF-16 that a completion takes the place of.
    public var start: Int
    /// After the last one.
    public var end: Int
    /// What may be written, the likeliest first.
    public var completions: [Completion]

    /// Makes a list.
    public init(start: Int, end: Int, completions: [Completion]) {
        self.start = start
        self.end = end
        self.completions = completions
    }
}

/// One thing that may be written.
public struct Completion: Hashable, Sendable {
    /// The key or word, as the format knows it.
    public var label: String
    /// A few words beside it; empty for none.
    public var detail: String
    /// What it means, in a sentence or two; empty for none.
    public var text: String
    /// What is written for it.
    public var insert: String
    /// The symbol to show, for a symbol's name.
    public var symbol: String?

    /// Makes a completion.
    public init(label: String, detail: String = "", text: String = "", insert: String, symbol: String? = nil) {
        self.label = label
        self.detail = detail
        self.text = text
        self.insert = insert
        self.symbol = symbol
    }
}

/// How well a word fits what was typed: less is better.
enum CompletionMatch {
    /// The words that fit, best first; those that fit alike stay in their order.
    static func sorted<Word>(_ words: [Word], typed: String, by label: (Word) -> String) -> [Word] {
        guard !typed.isEmpty else { return words }
        let wanted = Array(typed.lowercased().utf8)
        let ranked = words.enumerated().compactMap { number, word in
            rank(Array(label(word).utf8), wanted).map { (rank: $0, number: number, word: word) }
        }
        return ranked.sorted { ($0.rank, $0.number) < ($1.rank, $1.number) }.map(\.word)
    }

    /// 0 for a beginning, 1 for the beginning of a part, 2 for anything inside, 3 for letters in order; nil for no fit.
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
