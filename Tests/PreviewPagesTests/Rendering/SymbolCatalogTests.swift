import TestTools
import Testing

@testable import PreviewPages

@Suite struct SymbolCatalogTests {
    private let catalog = SymbolCatalog(
        sprite: """
            <svg><symbol id="house" viewBox="0 0 24 24"><path d="M0"/></symbol>
            <symbol viewBox="0 0 24 24" id="house.fill"><path/></symbol><symbol id="person.fill.badge.plus"/>
            <symbol id="list.bullet"/><path id="not.a.symbol"/></svg>
            """
    )

    @Test(
        .proves("R2.76"),
        arguments: [
            ("house", true, "house.fill"), ("house", false, "house"), ("list.bullet", true, "list.bullet"),
            ("house.fill", true, "house.fill"), ("person.badge.plus", true, "person.fill.badge.plus"),
            ("person.badge.plus", false, nil), ("not.a.symbol", false, nil), ("", true, nil),
        ]
    )
    func `finds the variant to draw, or the outline, or nothing (R2.76)`(name: String, filled: Bool, found: String?) {
        #expect(catalog.name(for: name, filled: filled) == found)
    }

    @Test(.proves("R2.82"))
    func `draws the initials of a symbol it does not have (R2.82)`() {
        let icons = IconSource(symbols: catalog, sprite: "s.svg", interface: "i.svg", images: [:])

        #expect(icons.symbol("house", filled: true).symbol == "s.svg#house.fill")
        #expect(icons.symbol("made.up").letters == "MU")
        #expect(icons.icon(systemImage: nil, image: "a.png", title: "My Tab", filled: false)?.letters == "MT")
        #expect(icons.icon(systemImage: nil, image: nil, title: "x", filled: false) == nil)
    }
}
