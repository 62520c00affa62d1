/// A sprite: one `<symbol>` a line, found by its id.
public struct SymbolSprite: Sendable {
    /// The lines of symbols that someone added, by name.
    private var added: [SymbolName: String] = [:]
    private let own: String

    /// A sprite as `Scripts/symbols` writes it, one symbol a line.
    public init(text: String) {
        own = text
    }

    /// Adds symbols; one that has a name of ours takes its place, and that of our filled form.
    ///
    /// So an own `house` is never drawn filled as our `house.fill`: bars take `house` unless `house.fill` was added
    /// too (R2.76).
    public mutating func add(_ drawings: [SymbolDrawing]) {
        for drawing in drawings { added[drawing.name] = drawing.markup }
    }

    /// The names of the added symbols.
    public var addedNames: Set<String> { Set(added.keys.map(\.text)) }

    /// The whole sprite; as it was, to the byte, where nothing was added.
    public var text: String {
        guard !added.isEmpty else { return own }
        let names = addedNames
        let kept = own.split(separator: "\n").filter { line in
            guard let name = Self.name(of: line) else { return !line.hasPrefix("</svg") }
            return !names.contains(name) && !names.contains(Self.outline(of: name))
        }
        let lines = added.keys.sorted().compactMap { added[$0] }
        let head = kept.isEmpty ? ["<svg xmlns=\"http://www.w3.org/2000/svg\">"] : kept.map(String.init)
        return (head + lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private static func name(of line: Substring) -> String? {
        guard line.hasPrefix("<symbol id=\"") else { return nil }
        return String(line.dropFirst(12).prefix { $0 != "\"" })
    }

    /// The name without `fill` among its words.
    private static func outline(of name: String) -> String {
        name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
    }
}
