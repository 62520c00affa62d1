import TabResolver
import Testing

@testable import PreviewPages

/// The symbols that are in the page itself.
struct InlineSymbolsTests {
    private let symbols = InlineSymbols(
        symbols: """
            <svg xmlns="http://www.w3.org/2000/svg">
            <symbol id="house" viewBox="0 0 24 24"><path d="M0 0"/></symbol>
            <symbol viewBox="0 0 24 24" id="house.fill"><path d="M1 1"/><circle r="2"/></symbol>
            <symbol id="star"><path d="M2 2"/></symbol></svg>
            """,
        glyphs: "<svg><symbol id=\"house\"><path d=\"M3 3\"/></symbol></svg>"
    )

    @Test func `a page gets each symbol that it uses, once, at the beginning of its body`() {
        let page = """
            <head></head><body class="a"><use href="#symbol-house.fill"/><use href="#glyph-house"/>
            <use href="#symbol-house.fill"/><a href="#symbol-gone">#symbol-</a><use href="a.svg#star"/></body>
            """
        #expect(
            symbols.added(to: page) == """
                <head></head><body class="a">
                <div hidden><svg id="symbols" aria-hidden="true">
                <symbol id="glyph-house"><path d="M3 3"/></symbol>
                <symbol viewBox="0 0 24 24" id="symbol-house.fill"><path d="M1 1"/><circle r="2"/></symbol>
                </svg></div><use href="#symbol-house.fill"/><use href="#glyph-house"/>
                <use href="#symbol-house.fill"/><a href="#symbol-gone">#symbol-</a><use href="a.svg#star"/></body>
                """
        )
    }

    @Test(arguments: ["", "<p>#symbol-house", "<body", "<body><p>none</p></body>", "<bod y>#symbol-house"])
    func `a page without body or symbols stays as it is`(page: String) {
        #expect(symbols.added(to: page) == page)
    }

    @Test func `every symbol of the page is in it, and no other`() throws {
        let texts = try Folders.texts(in: Folders.styles, extension: "svg")
        let drawings = InlineSymbols(symbols: texts["symbols"] ?? "", glyphs: texts["interface"] ?? "")
        let renderer = try PageRenderer(
            templates: Folders.texts(in: Folders.templates, extension: "mustache"),
            symbols: drawings.catalog,
            drawings: drawings
        )
        let page = Markup(try SamplePage.page(renderer: renderer))
        let used = Set(page.elements.compactMap { $0.name == "use" ? $0.attributes["href"] : nil })
        let drawn = page.elements.compactMap { $0.name == "symbol" ? $0.attributes["id"].map { "#\($0)" } : nil }
        #expect(drawn.count > 10)
        #expect(Set(drawn) == used)
        #expect(Set(drawn).count == drawn.count)
    }

    @Test func `a sprite in any order gives each name's last symbol, and none without a name or an end`() {
        let symbols = InlineSymbols(
            symbols: """
                <svg><symbol id="b"><path d="b"/></symbol><symbol id="c"><path d="1"/></symbol>
                <symbol id="a">A</symbol><symbol viewBox="0 0 1 1">none</symbol><symbol id="c"><path d="2"/></symbol>
                <symbol-set id="d"/></symbol><symbol id=""></symbol><symbol id="open">
                """
        )
        #expect(symbols.catalog.names == ["a", "b", "c", ""])
        #expect(
            symbols.text(of: ["symbol-c", "symbol-a", "symbol-b", "symbol-ab", "symbol-open", "glyph-a"]) == """
                <symbol id="symbol-a">A</symbol>
                <symbol id="symbol-b"><path d="b"/></symbol>
                <symbol id="symbol-c"><path d="2"/></symbol>
                """
        )
    }

    @Test func `a value that ends like an id is none`() {
        let symbols = InlineSymbols(symbols: "<symbol data-a=\" id=\" data-b=\"c\" id=\"d\"></symbol>", glyphs: "")
        #expect(symbols.catalog.names == ["d"])
    }

    @Test func `all names of the sprite are found`() throws {
        let text = try #require(try Folders.texts(in: Folders.styles, extension: "svg")["symbols"])
        let names = text.matches(of: /<symbol id="([^"]+)"/).map { String($0.output.1) }
        #expect(names.count > 500)
        #expect(InlineSymbols(symbols: text, glyphs: "").catalog.names == Set(names))
    }
}
