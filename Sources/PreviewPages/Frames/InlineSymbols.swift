public import TabResolver

/// The symbols of the sprites, for inclusion in the document that uses them: it waits for no other file.
public struct InlineSymbols: Sendable {
    /// The indexes of the sprites, by the names of their files.
    private let sprites: [String: SpriteIndex]

    /// Creates the symbols from the bytes of sprites, by the names of their files.
    public init(sprites: [String: [UInt8]] = [:]) {
        self.sprites = sprites.mapValues(SpriteIndex.init)
    }

    /// Creates the symbols from the built-in sprite of SF Symbols and that of the page's own glyphs.
    public init(symbols: [UInt8], glyphs: [UInt8]) {
        self.init(sprites: [PageAssets.sprite: symbols, PageAssets.interface: glyphs])
    }

    /// The available SF Symbols, collected on each call.
    public var catalog: KnownSymbols { KnownSymbols(names: sprites[PageAssets.sprite]?.names ?? []) }

    /// Returns the id of a symbol inside a document, different from all other ids there.
    static func id(of name: String, in sprite: String) -> String {
        "\(prefix(of: sprite))\(name)"
    }

    private static func prefix(of sprite: String) -> String { sprite == PageAssets.sprite ? "symbol-" : "glyph-" }

    /// Returns the elements with the ids, in the order of their ids, for a hidden `<svg>` at the document's start.
    func text(of ids: Set<String>) -> String {
        ids.sorted().compactMap { id in
            sprites.lazy.compactMap { file, sprite -> String? in
                let prefix = Self.prefix(of: file)
                return id.hasPrefix(prefix) ? sprite.element(named: id.dropFirst(prefix.count), id: id) : nil
            }.first
        }.joined(separator: "\n")
    }
}

// MARK: - Pages

extension InlineSymbols {
    /// Returns the page with the symbols that it uses at the beginning of its body.
    ///
    /// They are found in its text, so a page has only the symbols that it shows, no matter how it was drawn.
    func added(to page: String) -> String {
        guard let start = Self.bodyStart(of: page) else { return page }
        let symbols = text(of: Self.ids(in: page))
        guard !symbols.isEmpty else { return page }
        let drawn = "\n<div hidden><svg id=\"symbols\" aria-hidden=\"true\">\n\(symbols)\n</svg></div>"
        return "\(page[..<start])\(drawn)\(page[start...])"
    }

    /// Returns the candidates for ids of symbols: words after `#` up to a quote.
    private static func ids(in page: String) -> Set<String> {
        let pieces = page.utf8.split(separator: UInt8(ascii: "#")).dropFirst()
        let named = pieces.filter { $0.starts(with: "symbol-".utf8) || $0.starts(with: "glyph-".utf8) }
        return Set(Set(named.map { Substring($0.prefix { $0 != UInt8(ascii: "\"") }) }).map(String.init))
    }

    /// Returns the position after the opening tag of the body; its values contain no `>` (``HTMLEscaping``).
    private static func bodyStart(of page: String) -> String.Index? {
        var rest = page.utf8[...]
        while let tag = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[rest.index(after: tag)...]
            if rest.starts(with: "body".utf8) {
                return rest.firstIndex(of: UInt8(ascii: ">")).map { page.utf8.index(after: $0) }
            }
        }
        return nil
    }
}
