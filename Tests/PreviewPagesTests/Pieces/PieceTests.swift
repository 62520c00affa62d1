import PreviewCore
import TabModel
import Testing

@testable import PreviewPages

/// Pages are put together from pieces that are kept; nobody may see a difference.
@Suite struct PieceTests {
    private let cache = PieceCache()
    private let renderer: PieceRenderer

    init() throws {
        renderer = try PieceRenderer(
            templates: Folders.texts(in: Folders.templates, extension: "mustache"),
            cache: cache
        )
    }

    private func text(_ page: PageValues) throws -> String {
        try renderer.drawn(page, with: .page, parts: page.parts).text()
    }

    @Test func `draws every page of pieces as it draws it in one go`() throws {
        #expect(renderer.drawsPieces)
        for page in try SampleValues.pages().compactMap({ $0 as? PageValues }) {
            let whole = try renderer.wholeText(of: page, with: .page)
            #expect(try text(page) == whole)
            #expect(try text(page) == whole, "from kept pieces")
        }
    }

    @Test func `finds every piece of every page`() throws {
        for page in try SampleValues.pages().compactMap({ $0 as? PageValues }) where !page.stage.frames.isEmpty {
            let text = try text(page)
            for piece in page.parts.joined() {
                #expect(cache.drawn(piece).map { text.contains($0.text()) } == true)
            }
        }
    }

    @Test func `draws only what changed again`() throws {
        var page = SampleValues.page(ViewState())
        _ = try text(page)
        let before = cache.count
        page.revision = "43.9f3a11c0"
        #expect(try text(page).contains("43.9f3a11c0"))
        #expect(cache.count == before)

        page.stage.frames[1].bottomBar?.items[0].title = "Another title"
        #expect(try text(page).contains("Another title"))
        #expect(cache.count == before + 2)
    }

    @Test(arguments: ["\0toolbar\0", "\0", "\0entry ipad-regular--home\0", "{{.title}}", "{{>toolbar}}"])
    func `takes no text for a slot (S32)`(title: String) throws {
        var page = SampleValues.page(ViewState())
        page.title = title
        page.stage.frames[0].topBar?.items[0].title = title
        page.inspectorPane.layout?.trees[0].groups[0].rows[0].entryID = title
        #expect(try text(page) == renderer.wholeText(of: page, with: .page))
        #expect(!(try text(page).contains("\0")))
    }

    @Test func `draws pieces that can't be distinguished in one go`() throws {
        var page = SampleValues.page(ViewState())
        let entry = try #require(page.stage.frames[1].bottomBar?.items.first)
        var twin = entry
        twin.title = "Twin"
        page.stage.frames[1].bottomBar?.items.append(twin)
        #expect(Slots([[.entry(entry)], [.entry(twin)]]) == nil)
        #expect(Slots([[.entry(entry)], [.entry(entry)]]) != nil)
        #expect(try text(page) == renderer.wholeText(of: page, with: .page))
        #expect(try text(page).contains("Twin"))
    }

    @Test(arguments: [
        "{{frame}}", "{{#rows}}{{/rows}}", "{{{.title}}}", "{{&.title}}", "{{>*name}}", "{{%CONTENT_TYPE: TEXT}}",
    ])
    func `draws templates that look beyond their own values in one go`(tag: String) throws {
        var templates = try Folders.texts(in: Folders.templates, extension: "mustache")
        #expect(templates.values.allSatisfy(TemplateTags.stayInside))
        templates["row"]? += tag
        #expect(!TemplateTags.stayInside(tag))
        #expect(try PieceRenderer(templates: templates).drawsPieces == false)
    }

    @Test(arguments: [("list.bullet", true), ("house", false)])
    func `marks symbols that turn, in pieces too (R2.82)`(name: String, turns: Bool) throws {
        var page = SampleValues.page(ViewState())
        page.stage.frames[1].bottomBar?.items[0].icon = IconValues(symbol: "symbols.svg#\(name)", turns: turns)
        let text = try text(page)

        let look = turns ? "icon icon-turns" : "icon"
        #expect(text.contains("<svg class=\"\(look)\" aria-hidden=\"true\"><use href=\"symbols.svg#\(name)\"/>"))
        #expect(try text == renderer.wholeText(of: page, with: .page))
    }

    @Test func `draws lists in other markup in one go`() throws {
        var templates = try Folders.texts(in: Folders.templates, extension: "mustache")
        templates["bottom-bar"]?.replace("{{>entry}}", with: "<i>{{>entry}}</i>")
        let renderer = try PieceRenderer(templates: templates)
        let page = SampleValues.page(ViewState())
        #expect(renderer.drawsPieces)
        #expect(
            try renderer.drawn(page, with: .page, parts: page.parts).text() == renderer.wholeText(of: page, with: .page)
        )
    }

    @Test(arguments: [
        ("{{#.rows}}\n{{>row}}\n{{/.rows}}", "{{#.rows?}}\n{{>row}}\n{{/.rows?}}"),
        ("{{#.rows}}{{>row}}{{/.rows}}", "{{#.rows?}}{{>row}}{{/.rows?}}"),
        ("{{#.rows}}{{>icon}}{{/.rows}}", "{{#.rows}}{{>icon}}{{/.rows}}"),
        ("{{#.rows}} {{>row}}{{/.rows}}", "{{#.rows}} {{>row}}{{/.rows}}"),
        ("{{#.a}}{{#.rows}}{{>row}}{{/.rows}}{{/.a}}", "{{#.a}}{{#.rows?}}{{>row}}{{/.rows?}}{{/.a}}"),
    ])
    func `names a list of pieces by its first one`(template: String, open: String) {
        #expect(TemplateTags.withFirstSlots(template) == open)
    }

    @Test func `leaves a string alone whose slots it does not know`() throws {
        let slots = try #require(Slots([]))
        #expect(slots.cut("plain")?.cuts == ["plain"])
        #expect(slots.cut("a\0toolbar\0b") == nil)
        #expect(slots.cut("a\0b") == nil)
    }
}

/// The pieces that are kept.
@Suite struct PieceCacheTests {
    private func piece(_ id: Int) -> Piece {
        .treeRow(
            TreeRowValues(list: "f", entryID: "\(id)", title: "t", depth: "0", isShown: true, icon: nil, notes: [])
        )
    }

    @Test func `lets go of what nobody asked for, and keeps what is asked for`() {
        let cache = PieceCache(limit: 100)
        for id in 0..<1000 {
            cache.insert(RenderedPiece("p", cuts: ["0123456789"]), of: piece(id))
            #expect(cache.drawn(piece(0))?.text() == "0123456789")
            #expect(cache.count <= 20)
        }
        #expect(cache.drawn(piece(1)) == nil)
        #expect(cache.drawn(piece(999)) != nil)
    }

    @Test func `keeps nothing that is too large`() {
        let cache = PieceCache(limit: 4)
        cache.insert(RenderedPiece("p", cuts: ["12345"]), of: piece(1))
        #expect(cache.count == 0)
    }
}
