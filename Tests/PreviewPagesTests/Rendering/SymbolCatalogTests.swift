import TabModel
import TabResolver
import TestTools
import Testing

@testable import PreviewPages

@Suite struct SymbolCatalogTests {
    private let catalog = InlineSymbols(
        symbols: """
            <svg><symbol id="house" viewBox="0 0 24 24"><path d="M0"/></symbol>
            <symbol viewBox="0 0 24 24" id="house.fill"><path/></symbol><symbol id="person.fill.badge.plus"></symbol>
            <symbol id="list.bullet"><path/></symbol><path id="not.a.symbol"/></svg>
            """,
        glyphs: ""
    ).catalog

    @Test(
        .proves("R2.76"),
        arguments: [
            ("house", true, "house.fill"), ("house", false, "house"), ("list.bullet", true, "list.bullet"),
            ("house.fill", true, "house.fill"), ("person.badge.plus", true, "person.fill.badge.plus"),
            ("person.badge.plus", false, "person.fill.badge.plus"), ("not.a.symbol", false, nil), ("", true, nil),
            ("house.lodge", true, "house.fill"), ("house.lodge", false, "house"),
            ("house.and.flag", true, "house.fill"),
            ("house.lodge.fill", false, "house.fill"), ("list.bullet.rectangle", true, "list.bullet"),
            ("houses", true, nil), ("list", true, nil), (".house", false, nil), ("house..", false, "house"),
        ]
    )
    func `finds the variant to draw, or the outline, or what it begins with, or nothing (R2.76)`(
        name: String,
        filled: Bool,
        found: String?
    ) {
        #expect(catalog.drawing(of: name, filled: filled) == found)
    }

    @Test(.proves("R2.82"))
    func `draws the initials of a symbol it does not have (R2.82)`() {
        let icons = IconSource(symbols: catalog, sprite: "s.svg#", interface: "i.svg#", images: FrameImages())

        #expect(icons.symbol("house", filled: true).symbol == "s.svg#house.fill")
        #expect(icons.symbol("made.up").letters == "MU")
        #expect(icons.symbol("house.lodge").symbol == "s.svg#house")
        #expect(icons.symbol("12.circle.fill").letters == "12")
        #expect(icons.symbol("a.square").letters == "A")
        #expect(icons.icon(of: TabLabel(title: "My Tab", image: "a.png"))?.letters == "MT")
        #expect(icons.icon(of: TabLabel(title: "My Tab", imageAsset: "a"))?.letters == "MT")
        #expect(icons.icon(of: TabLabel(title: "x")) == nil)
    }
}
