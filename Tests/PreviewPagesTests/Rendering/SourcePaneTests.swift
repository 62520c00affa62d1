import PreviewCore
import PreviewPages
import TabModel
import Testing

/// The place of the spec's text, and what a page says of a draft.
@Suite struct SourcePaneTests {
    private func page(_ query: [(String, String)] = [], rights: Right = .owner) throws -> Markup {
        Markup(try SamplePage.page(query, rights: rights))
    }

    private func opener(_ page: Markup) -> [String: String]? {
        page.elements.first { $0.attributes["class"]?.contains("source-toggle") == true }?.attributes
    }

    @Test func `the source is closed at first, and opens in the inspector's place`() throws {
        let page = try page([("platform", "iPad")])
        let pane = try #require(page.elements.first { $0.attributes["data-region"] == "source" }).attributes
        let toggle = try #require(opener(page))

        #expect(pane["hidden"] != nil && pane["aria-label"] == "Source")
        #expect(toggle["href"] == "./?platform=iPad&source=open")
        #expect(toggle["data-key"] == "u" && toggle["aria-label"] == "Show source")
        #expect(page.values(of: "data-source") == ["closed"])
        #expect(!page.values(of: "href").contains { $0.contains("editing/source.css") })
    }

    @Test func `an open one has its styles, names the file and its form, and closes`() throws {
        let page = try page([("platform", "iPad"), ("source", "open"), ("inspector", "closed")])
        let pane = try #require(page.elements.first { $0.attributes["data-region"] == "source" }).attributes
        let place = try #require(page.elements.first { $0.attributes["data-editor"] != nil }).attributes

        #expect(pane["hidden"] == nil)
        #expect(place["data-file"] == "library.json" && place["data-format"] == "json")
        #expect(place["data-identity"] == "00c0ffee00c0ffee")
        #expect(opener(page)?["href"] == "./?platform=iPad")
        #expect(page.values(of: "href").contains { $0.hasSuffix("editing/source.css") })
    }

    @Test(arguments: zip(Right.ofPages, [false, false, false, true, true]))
    func `is there for anyone who may change the spec`(rights: Right, edits: Bool) throws {
        let html = try SamplePage.page([("source", "open")], rights: rights)
        let page = Markup(html)

        #expect((opener(page) != nil) == edits)
        #expect(page.values(of: "data-region").contains("source") == edits)
        #expect(page.values(of: "data-source") == [edits ? "open" : "closed"])
        #expect(html.contains("00c0ffee00c0ffee") == edits)
        #expect(html.contains("<kbd>u</kbd>") == edits && html.contains("<kbd>Ctrl S</kbd>") == edits)
        #expect(edits || page.values(of: "href").allSatisfy { !$0.contains("source=") })
    }

    @Test func `a draft says that it isn't saved, and leaves its errors to the source`() throws {
        var snapshot = SamplePage.snapshot(
            diagnostics: [Diagnostic(severity: .warning, id: "x", text: "A remark.", file: "library.json")]
        )
        let saved = try SamplePage.page(snapshot: snapshot)
        snapshot.isDraft = true
        let draft = try SamplePage.page(snapshot: snapshot)

        #expect(saved.contains("Revision 42") && saved.contains("Findings in library.json"))
        #expect(draft.contains(#"data-state="draft""#) && draft.contains("Not saved"))
        #expect(!draft.contains("Findings in library.json"))
    }
}
