public import TabResolver

/// The symbols of the sprites, to be written into the document that uses them: it waits for no other file.
public struct InlineSymbols: Sendable {
    /// An element in two parts, between which its id is.
    private struct Element {
        let before: Substring
        let after: Substring
    }

    /// Elements by the sprite's file and the symbol's name.
    private let elements: [String: [Substring: Element]]

    /// Cuts sprites, by the names of their files, into their `<symbol>` elements.
    public init(sprites: [String: String] = [:]) {
        elements = sprites.mapValues(Self.elements)
    }

    /// Cuts our sprite of SF Symbols and that of the page's own glyphs.
    public init(symbols: String, glyphs: String) {
        self.init(sprites: [PageAssets.sprite: symbols, PageAssets.interface: glyphs])
    }

    /// The SF Symbols that there are.
    public var catalog: KnownSymbols {
        KnownSymbols(names: Set((elements[PageAssets.sprite] ?? [:]).keys.map(String.init)))
    }

    /// The id a symbol has inside of a document, unlike those of everything else there.
    static func id(of name: String, in sprite: String) -> String {
        "\(prefix(of: sprite))\(name)"
    }

    private static func prefix(of sprite: String) -> String { sprite == PageAssets.sprite ? "symbol-" : "glyph-" }

    /// The elements with those ids, for a hidden `<svg>` at the document's start; in the order of their ids.
    func text(of ids: Set<String>) -> String {
        ids.sorted().compactMap { id in
            elements.lazy.compactMap { sprite, elements -> String? in
                let prefix = Self.prefix(of: sprite)
                guard id.hasPrefix(prefix), let element = elements[id.dropFirst(prefix.count)] else { return nil }
                return "\(element.before)\(id)\(element.after)"
            }.first
        }.joined(separator: "\n")
    }

    /// Finds elements between `<symbol` and `</symbol>`; in both, bytes tell tags from everything else.
    private static func elements(of sprite: String) -> [Substring: Element] {
        var elements: [Substring: Element] = [:]
        var open: (start: String.Index, name: Substring)?
        for piece in sprite.utf8.split(separator: UInt8(ascii: "<")) {
            if piece.starts(with: "symbol".utf8) {
                open = name(in: Substring(piece)).map { (sprite.utf8.index(before: piece.startIndex), $0) }
            } else if piece.starts(with: "/symbol>".utf8), let (start, name) = open {
                let end = sprite.utf8.index(piece.startIndex, offsetBy: "/symbol>".utf8.count)
                elements[name] = Element(before: sprite[start..<name.startIndex], after: sprite[name.endIndex..<end])
                open = nil
            }
        }
        return elements
    }

    /// The value of a tag's `id`.
    private static func name(in tag: Substring) -> Substring? {
        let parts = tag.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
            .map { Substring($0) }
        return parts.indices.dropLast().first { parts[$0].hasSuffix(" id=") }.map { parts[$0 + 1] }
    }
}

// MARK: - Pages

extension InlineSymbols {
    /// The page with the symbols that it uses at the beginning of its body.
    ///
    /// They are found in its text, so a page has no more than what it shows, however it was drawn.
    func added(to page: String) -> String {
        guard let start = Self.bodyStart(of: page) else { return page }
        let symbols = text(of: Self.ids(in: page))
        guard !symbols.isEmpty else { return page }
        let drawn = "\n<svg id=\"symbols\" hidden aria-hidden=\"true\">\n\(symbols)\n</svg>"
        return "\(page[..<start])\(drawn)\(page[start...])"
    }

    /// What may be an id of ours: words after `#` up to a quote.
    private static func ids(in page: String) -> Set<String> {
        let pieces = page.utf8.split(separator: UInt8(ascii: "#")).dropFirst()
        let named = pieces.filter { $0.starts(with: "symbol-".utf8) || $0.starts(with: "glyph-".utf8) }
        return Set(Set(named.map { Substring($0.prefix { $0 != UInt8(ascii: "\"") }) }).map(String.init))
    }

    /// Behind the tag; its values have no `>` (``HTMLEscaping``).
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
