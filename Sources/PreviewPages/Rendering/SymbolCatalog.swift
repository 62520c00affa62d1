/// The symbols that the sprite in `Public` draws, by SF Symbol name.
public struct SymbolCatalog: Hashable, Sendable {
    /// All names, filled forms too.
    public let names: Set<String>

    /// Makes a catalog of known names.
    public init(names: Set<String> = []) { self.names = names }

    /// Reads the names out of a sprite's text: the ids of its `<symbol>` elements.
    public init(sprite: String) {
        var names: Set<String> = []
        for piece in sprite.split(separator: "<symbol").dropFirst() {
            guard let tag = piece.split(separator: ">", maxSplits: 1).first else { continue }
            let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
            for index in parts.indices.dropLast() where parts[index].hasSuffix(" id=") {
                names.insert(String(parts[index + 1]))
            }
        }
        self.init(names: names)
    }

    /// The sprite's name for a symbol, or nil where it has none.
    ///
    /// A filled variant that does not exist is drawn as its outline (R2.76); names of several parts have their `fill`
    /// at the end or inside.
    func name(for symbol: String, filled: Bool) -> String? {
        if filled, let name = filledNames(of: symbol).first(where: names.contains) { return name }
        return names.contains(symbol) ? symbol : nil
    }

    private func filledNames(of symbol: String) -> [String] {
        let parts = symbol.split(separator: ".")
        guard !parts.contains("fill") else { return [] }
        return (1...max(1, parts.count)).reversed().map { place in
            (parts.prefix(place) + ["fill"] + parts.dropFirst(place)).joined(separator: ".")
        }
    }
}
