import PreviewCore
import TabModel
import TestTools
import Testing

@testable import PreviewPages

/// Pages are sent without what their reader has; nothing of them may get lost.
@Suite struct RenderedPagesTests {
    private let pages = RenderedPages()
    private let renderer: PieceRenderer

    init() throws {
        renderer = try PieceRenderer(templates: Folders.texts(in: Folders.templates, extension: "mustache"))
    }

    private func drawn(_ values: PageValues) throws -> RenderedPiece {
        try renderer.drawn(values, with: .page, parts: values.parts)
    }

    /// A thin page with the pieces put in that it leaves out.
    private func whole(_ thin: RenderedPage, of page: RenderedPiece) throws -> String {
        var text = thin.html
        while let place = text.firstMatch(of: /<template data-same="([^"]*)"(?: data-to="([^"]*)")?><\/template>/) {
            let pieces = page.pieces(from: place.1, to: place.2 ?? place.1)
            try #require(!pieces.isEmpty)
            text.replaceSubrange(place.range, with: pieces.map { $0.text() }.joined())
        }
        #expect(!text.contains("data-same"))
        return text
    }

    @Test func `sends a page whole to a reader who has none, or one that is not known`() throws {
        let page = try drawn(SampleValues.page(ViewState()))
        #expect(pages.page(page, for: nil).html == page.text())
        #expect(pages.page(page, for: "0123abc").html == page.text())
    }

    @Test func `every page can be made of any other and what was sent`() throws {
        let all = try SampleValues.pages().compactMap { $0 as? PageValues }.map(drawn)
        for (number, before) in all.enumerated() {
            for after in Seeds.isThorough
                ? all : all.enumerated().filter({ ($0.offset + number) % 3 == 0 }).map(\.element)
            {
                let tag = try #require(pages.page(before, for: nil).tag)
                #expect(try whole(pages.page(after, for: tag), of: after) == after.text())
            }
        }
    }

    @Test func `sends little where little has changed`() throws {
        var values = SampleValues.page(ViewState())
        let first = pages.page(try drawn(values), for: nil)
        values.revision = "43.9f3a11c0"
        let second = pages.page(try drawn(values), for: first.tag)
        #expect(second.html.contains("43.9f3a11c0"))
        #expect(second.html.utf8.count < first.html.utf8.count / 6)
        #expect(!second.html.contains("class=\"entry"))

        values.stage.frames[1].bottomBar?.items[0].title = "Another title"
        let third = pages.page(try drawn(values), for: second.tag)
        #expect(third.html.contains("Another title"))
        #expect(third.html.ranges(of: "class=\"entry\"").count == 1)
    }

    @Test func `sends again what an older page had and the shown one has not`() throws {
        var values = SampleValues.page(ViewState())
        let first = pages.page(try drawn(values), for: nil)
        values.stage.frames[1].bottomBar?.items[0].title = "Another title"
        let second = pages.page(try drawn(values), for: first.tag)
        values = SampleValues.page(ViewState())
        let title = try #require(values.stage.frames[1].bottomBar?.items[0].title)
        let third = pages.page(try drawn(values), for: second.tag)
        #expect(third.html.contains("data-title=\"\(title)\""))
        #expect(third.tag == first.tag)
    }

    @Test func `names neighbors that stay by the first and the last of them`() throws {
        var values = SampleValues.page(ViewState())
        let first = pages.page(try drawn(values), for: nil)
        let entry = try #require(values.stage.frames[1].bottomBar?.items.first)
        values.stage.frames[1].bottomBar?.items.swapAt(0, 1)
        let swapped = pages.page(try drawn(values), for: first.tag).html
        #expect(swapped.contains("<template data-same=\"entry \(entry.elementID)\"></template><template data-same="))
        let page = try drawn(SampleValues.page(ViewState()))
        #expect(try whole(pages.page(page, for: first.tag), of: page) == page.text())

        values = SampleValues.page(ViewState())
        values.stage.frames[1].label += " again"
        let thin = pages.page(try drawn(values), for: first.tag).html
        #expect(thin.contains("<template data-same=\"entry \(entry.elementID)\" data-to=\""))
    }

    @Test func `names every piece once, so that it is found on the page`() throws {
        for query in SamplePage.addresses {
            let names = try drawn(SampleValues.page(ViewState(query: query))).allPieces.map(\.name)
            #expect(Set(names).count == names.count)
        }
    }
}

extension RenderedPiece {
    fileprivate var allPieces: [RenderedPiece] { parts.flatMap { [$0] + $0.allPieces } }

    /// The parts of one piece from one name to another.
    fileprivate func pieces(from first: Substring, to last: Substring) -> [RenderedPiece] {
        for piece in [self] + allPieces {
            guard let start = piece.parts.firstIndex(where: { $0.name == first }),
                let end = piece.parts[start...].firstIndex(where: { $0.name == last })
            else { continue }
            return Array(piece.parts[start...end])
        }
        return []
    }
}
