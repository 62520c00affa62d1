/// The symbols of the sprites, to be written into a document that can't ask for the sprites themselves.
struct InlineSymbols: Sendable {
    /// Elements by the sprite's file and the symbol's name.
    private let elements: [String: [String: String]]

    /// Cuts sprites, by the names of their files, into their `<symbol>` elements.
    init(sprites: [String: String]) {
        elements = sprites.mapValues(Self.elements)
    }

    /// The id a symbol has inside of a document, unlike those of everything else there.
    static func id(of name: String, in sprite: String) -> String {
        "\(sprite == PageAssets.sprite ? "symbol" : "glyph")-\(name)"
    }

    /// The elements with those ids, for a hidden `<svg>` at the document's start; in the order of their ids.
    func text(of ids: Set<String>) -> String {
        let found = elements.flatMap { sprite, elements in
            elements.compactMap { name, element -> (id: String, text: String)? in
                let id = Self.id(of: name, in: sprite)
                guard ids.contains(id) else { return nil }
                return (id, Self.renamed(element, from: name, to: id))
            }
        }
        return found.sorted { $0.id < $1.id }.map(\.text).joined(separator: "\n")
    }

    private static func elements(of sprite: String) -> [String: String] {
        var elements: [String: String] = [:]
        for piece in sprite.split(separator: "<symbol").dropFirst() {
            guard let end = piece.firstRange(of: "</symbol>"), let start = piece.firstRange(of: " id=\"") else {
                continue
            }
            let name = piece[start.upperBound...].prefix { $0 != "\"" }
            elements[String(name)] = "<symbol\(piece[..<end.upperBound])"
        }
        return elements
    }

    private static func renamed(_ element: String, from name: String, to id: String) -> String {
        element.split(separator: " id=\"\(name)\"", maxSplits: 1, omittingEmptySubsequences: false)
            .joined(separator: " id=\"\(id)\"")
    }
}
