import TabModel

/// The symbols that a preview has drawings of: a built-in set, and those that were added.
///
/// It is the only place that decides the drawing of a name: its own drawing, that of a shorter name, or none.
public struct KnownSymbols: Hashable, Sendable {
    /// The names, filled forms too.
    public let names: Set<String>
    /// The option that adds drawings; nil if none can be added.
    public var option: String? = "--symbols"

    /// Creates a set of symbols.
    public init(names: Set<String> = []) { self.names = names }

    /// Returns a Boolean value that indicates whether a symbol has a drawing of its own, in outline or filled form.
    public func contains(_ symbol: String) -> Bool { form(of: symbol, filled: true) != nil }

    /// Returns the name of the drawing that shows a symbol; nil if letters show it (R2.82).
    ///
    /// A filled variant that does not exist is drawn as its outline (R2.76). A symbol without a drawing is shown by
    /// that of the longest name it begins with: `globe.americas` by `globe`.
    public func drawing(of symbol: String, filled: Bool) -> String? {
        if let own = form(of: symbol, filled: filled) ?? form(of: symbol, filled: true) { return own }
        guard let base = standIn(for: symbol) else { return nil }
        return form(of: base, filled: filled || Self.isFilled(symbol))
    }

    /// Returns the outline that shows a symbol without a drawing of its own; nil if there is none, or it needs none.
    public func standIn(for symbol: String) -> String? {
        guard symbol.utf8.count <= Self.longest, !contains(symbol) else { return nil }
        let parts = symbol.split(separator: ".", omittingEmptySubsequences: false).filter { $0 != "fill" }
        let beginnings = (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: ".") }
        return beginnings.first { names.contains($0) }
    }

    /// Returns a Boolean value that indicates whether there is a filled drawing called `NAME.fill`, as may have been
    /// added to a custom symbol.
    func hasFilled(_ symbol: String) -> Bool { names.contains("\(symbol).fill") }

    /// Returns the outline whose name is nearest to a word, or has the same words in another order; nil if none is
    /// near.
    func nearest(to word: String) -> String? {
        let outlines = names.filter { !Self.isFilled($0) }.sorted()
        let words = word.split(separator: ".").sorted()
        return outlines.first { $0.utf8.count == word.utf8.count && $0.split(separator: ".").sorted() == words }
            ?? Suggestion.nearest(to: word, among: outlines)
    }

    /// The longest name that is looked up: names are looked up in parts, so longer ones, which no symbol has, are
    /// skipped.
    private static let longest = 100

    /// Returns the drawing of exactly this symbol: filled if that is wanted and there is one, otherwise by its name.
    private func form(of symbol: String, filled: Bool) -> String? {
        if filled, let name = filledNames(of: symbol).first(where: names.contains) { return name }
        return names.contains(symbol) ? symbol : nil
    }

    /// Returns the possible names of a filled form by the place of `fill`, the likeliest first.
    private func filledNames(of symbol: String) -> [String] {
        let parts = symbol.split(separator: ".", omittingEmptySubsequences: false)
        guard symbol.utf8.count <= Self.longest, !parts.contains("fill") else { return [] }
        let known = FilledSymbols.variant(of: symbol).map { [$0] } ?? []
        return known
            + (1...max(1, parts.count)).reversed().map { place in
                (parts.prefix(place) + ["fill"] + parts.dropFirst(place)).joined(separator: ".")
            }
    }

    private static func isFilled(_ name: String) -> Bool { name.split(separator: ".").contains("fill") }
}
