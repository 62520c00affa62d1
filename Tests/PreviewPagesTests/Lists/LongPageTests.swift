import TabModel
import Testing

@testable import PreviewPages

/// The part of long lists that a page has, and its links.
@Suite struct LongPageTests {
    @Test func `every part of a page is bounded`() throws {
        let renderer = try PieceRenderer(
            templates: Folders.texts(in: Folders.templates, extension: "mustache")
        )
        for page in SampleValues.long {
            let text = try renderer.drawn(page, with: .page, parts: page.parts).text()
            #expect(text.utf8.count < 600_000)
            #expect(text.contains("data-rest=\"last\""))
        }
    }

    @Test func `of very many pages there are both ends and those around the one that shows`() throws {
        var layout = TabLayout(chrome: .pages)
        layout.pages = Pages(axis: .vertical, items: SampleValues.longEntries, dots: true)
        layout.shown = "long110"
        var view = ViewState()
        view.platform = .watch

        let page = SampleValues.page(view, layout: layout)

        let items = try #require(page.stage.frames.first?.pages?.items)
        #expect(items.first?.entryID == "long0" && items.last?.entryID == "long219" && items.count == 102)
        #expect(items[1...].map(\.entryID).contains("long110"))
        #expect(items.last?.place == ListPlaceValues(219, of: 220))
    }

    @Test func `a window in a section knows the entries around it`() throws {
        let page = try #require(SampleValues.long.first { $0.stage.frames.first?.platform == "mac" })

        let section = try #require(page.stage.frames.first?.sidebar?.sections.first)
        #expect(section.rows.map(\.entryID) == (9..<209).map { "long\($0)" })
        #expect(section.first == "long0" && section.next == "long209")
        #expect(section.rows.first?.place == ListPlaceValues(9, of: 220))
    }

    @Test func `a picture has a window without links`() throws {
        var layout = SampleLayout.topBar
        layout.bar?.items = SampleValues.longEntries
        var view = ViewState()
        view.view = .all

        let page = SampleValues.page(view, layout: layout)

        let bar = try #require(page.stage.frames.first { $0.platform == "iPad" }?.topBar)
        #expect(bar.items.count == 100 && bar.itemsEnds == nil)
    }
}
