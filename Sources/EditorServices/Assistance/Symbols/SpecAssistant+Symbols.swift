import TabResolver

/// A symbol that matches a search.
public struct SymbolMatch: Hashable, Sendable {
    /// The SF Symbol's name, in its outline form.
    public var name: String
    /// A Boolean value that indicates whether the preview has a drawing of the symbol's filled form.
    public var hasFill: Bool
}

extension SpecAssistant {
    /// Returns the symbols whose names or meanings match the words, best first; without words, all of them by name.
    ///
    /// The symbols are outlines only: bars fill them where the platform does (R5.27).
    public func symbolSearch(_ query: String, atMost most: Int = .max) -> [SymbolMatch] {
        guard let symbols else { return [] }
        let names = symbols.names.filter { !Self.isFilled($0) }.sorted()
        let words = query.lowercased().split { $0 == " " || $0 == "," }.map(String.init)
        guard !words.isEmpty else { return matches(names, most, symbols) }
        let query = words.map { (name: Array($0.utf8), parts: SymbolTags.parts(for: $0)) }
        let ranked = names.compactMap { name -> (rank: Int, name: String)? in
            let ranks = query.compactMap { Self.rank(name, $0.name, $0.parts) }
            return ranks.count == query.count ? (ranks.reduce(0, +), name) : nil
        }
        return matches(ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.map(\.name), most, symbols)
    }

    private func matches(_ names: [String], _ most: Int, _ symbols: KnownSymbols) -> [SymbolMatch] {
        names.prefix(most).map { SymbolMatch(name: $0, hasFill: symbols.names.contains("\($0).fill")) }
    }

    private static func isFilled(_ name: String) -> Bool { name.split(separator: ".").contains("fill") }

    /// Returns the rank of a name for a word, by its letters or by the word's meanings; nil for no match.
    private static func rank(_ name: String, _ word: [UInt8], _ parts: [String]) -> Int? {
        if let rank = CompletionMatch.rank(Array(name.utf8), word), rank < 3 { return rank }
        return parts.firstIndex { name.hasPrefix($0) }.map { 3 + $0 }
    }
}
