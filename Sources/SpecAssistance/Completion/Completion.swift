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
