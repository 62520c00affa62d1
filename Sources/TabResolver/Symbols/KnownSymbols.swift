import TabModel

/// The symbols that a preview has drawings of: its own set, and those that somebody added.
public struct KnownSymbols: Hashable, Sendable {
    /// The names, filled forms too.
    public let names: Set<String>

    /// Says which symbols there are.
    public init(names: Set<String>) { self.names = names }

    /// Whether a symbol can be drawn, be it in its filled form.
    public func contains(_ symbol: String) -> Bool {
        names.contains(symbol) || FilledSymbols.variant(of: symbol).map(names.contains) ?? false
    }

    /// Whether there is a filled drawing called `NAME.fill`, as somebody may have added one to a symbol of their own.
    func hasFilled(_ symbol: String) -> Bool { names.contains("\(symbol).fill") }

    /// The outline whose name is nearest to a word; nil if none is near.
    func nearest(to word: String) -> String? {
        Suggestion.nearest(to: word, among: names.filter { !$0.split(separator: ".").contains("fill") }.sorted())
    }
}
