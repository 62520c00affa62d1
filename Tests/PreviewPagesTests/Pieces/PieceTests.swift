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
        try renderer.text(of: page, with: .page, parts: page.parts)
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
            for piece in page.parts {
                #expect(cache.text(of: piece).map(text.contains) == true)
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
        page.inspectorPane.trees[0].groups[0].rows[0].entryID = title
        #expect(try text(page) == renderer.wholeText(of: page, with: .page))
        #expect(!(try text(page).contains("\0")))
    }

    @Test func `draws pieces that can't be distinguished in one go`() throws {
        var page = SampleValues.page(ViewState())
        let entry = try #require(page.stage.frames[1].bottomBar?.items.first)
        var twin = entry
        twin.title = "Twin"
        page.stage.frames[1].bottomBar?.items.append(twin)
        #expect(Slots([.entry(entry), .entry(twin)]) == nil)
        #expect(Slots([.entry(entry), .entry(entry)]) != nil)
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

    @Test func `leaves a string alone whose slots it does not know`() throws {
        let slots = try #require(Slots([]))
        #expect(slots.fill("plain") { _ in "" } == "plain")
        #expect(slots.fill("a\0toolbar\0b") { _ in "" } == nil)
        #expect(slots.fill("a\0b") { _ in "" } == nil)
    }
}

/// What is kept of pieces.
@Suite struct PieceCacheTests {
    private func piece(_ id: Int) -> Piece {
        .treeRow(TreeRowValues(entryID: "\(id)", title: "t", depth: "0", isShown: true, icon: nil, notes: []))
    }

    @Test func `lets go of what nobody asked for, and keeps what is asked for`() {
        let cache = PieceCache(limit: 100)
        for id in 0..<1000 {
            cache.keep("0123456789", of: piece(id))
            #expect(cache.text(of: piece(0)) == "0123456789")
            #expect(cache.count <= 20)
        }
        #expect(cache.text(of: piece(1)) == nil)
        #expect(cache.text(of: piece(999)) != nil)
    }

    @Test func `keeps nothing that is too large`() {
        let cache = PieceCache(limit: 4)
        cache.keep("12345", of: piece(1))
        #expect(cache.count == 0)
    }
}
