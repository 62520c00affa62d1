import PreviewPages
import Testing

/// Names of symbols, and how added ones join ours.
@Suite struct SpriteTests {
    private static let own = """
        <svg xmlns="http://www.w3.org/2000/svg">
        <symbol id="bell" viewBox="0 0 24 24"><path d="M0 0"/></symbol>
        <symbol id="bell.fill" viewBox="0 0 24 24"><path d="M0 1"/></symbol>
        <symbol id="person.badge.plus" viewBox="0 0 24 24"><path d="M0 2"/></symbol>
        <symbol id="person.fill.badge.plus" viewBox="0 0 24 24"><path d="M0 3"/></symbol>
        </svg>

        """

    private static func sprite(adding names: [String]) throws -> SymbolSprite {
        var sprite = SymbolSprite(text: own)
        sprite.add(try names.map(drawing))
        return sprite
    }

    private static func drawing(_ name: String) throws -> SymbolDrawing {
        let text = Array("<svg viewBox=\"0 0 24 24\"><path d=\"M9 9L8 8\"/></svg>".utf8)
        let name = try #require(SymbolName(name))
        return try #require(SymbolReader.read(text, name: name, file: "").drawing)
    }

    private static func ids(_ sprite: SymbolSprite) -> [String] {
        sprite.text.matches(of: /<symbol id="([^"]+)"/).map { String($0.output.1) }
    }

    @Test func `stays as it was, to the byte, where nothing is added`() throws {
        #expect(try Self.sprite(adding: []).text == Self.own)
    }

    @Test(arguments: [
        (["logo"], ["bell", "bell.fill", "person.badge.plus", "person.fill.badge.plus", "logo"]),
        (["bell"], ["person.badge.plus", "person.fill.badge.plus", "bell"]),
        (["bell.fill"], ["bell", "person.badge.plus", "person.fill.badge.plus", "bell.fill"]),
        (["person.badge.plus"], ["bell", "bell.fill", "person.badge.plus"]),
        (["bell", "bell.fill"], ["person.badge.plus", "person.fill.badge.plus", "bell", "bell.fill"]),
    ])
    func `gives added symbols their names, and no filled form of ours to an added outline (R2.76)`(
        names: [String],
        ids: [String]
    ) throws {
        let sprite = try Self.sprite(adding: names)
        #expect(Self.ids(sprite) == ids)
        #expect(sprite.text.hasSuffix("</symbol>\n</svg>\n") && sprite.addedNames == Set(names))
    }

    @Test(arguments: [
        ("house.svg", "house"), ("my-logo_2.fill.SVG", "my-logo_2.fill"), ("house.png", nil), (".svg", nil),
        ("a b.svg", nil), ("a\"b.svg", nil), ("..svg", nil), (".hidden.svg", nil), ("дом.svg", nil), ("a/b.svg", nil),
        (String(repeating: "a", count: 101) + ".svg", nil),
    ])
    func `names a symbol after its file`(file: String, name: String?) {
        #expect(SymbolName(file: file)?.text == name)
    }

    @Test func `makes a sprite even of none`() throws {
        var sprite = SymbolSprite(text: "")
        sprite.add([try Self.drawing("logo")])
        #expect(sprite.text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\">\n<symbol id=\"logo\""))
    }
}
