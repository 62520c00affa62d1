import PreviewCore
import PreviewPages
import TabModel
import Testing

/// The page while the spec's structure is being changed.
@Suite struct DesignPageTests {
    private static let design = [("mode", "design"), ("platform", "iPad")]

    @Test func `lists every entry of the spec in declared order, with its path and members`() throws {
        let page = Markup(try SamplePage.page(Self.design, snapshot: SamplePage.snapshot(spec: Self.spec)))
        let rows = page.elements.filter { $0.attributes["data-outline-entry"] != nil }

        #expect(rows.map { $0.attributes["data-outline-entry"] } == ["home", "section-1", "a", "b"])
        #expect(rows.map { $0.attributes["data-path"] } == ["0", "1", "1.0", "1.1"])
        #expect(rows.map { $0.attributes["aria-level"] } == ["1", "1", "2", "2"])
        #expect(rows.map { $0.attributes["aria-setsize"] } == ["2", "2", "2", "2"])
        #expect(rows.map { $0.attributes["data-kind"] } == ["tab", "section", "tab", "tab"])
        #expect(
            rows[0].attributes["data-members"] == #"{"title":"Home","systemImage":"play","value":"home","badge":3}"#
        )
        #expect(rows[1].attributes["data-members"] == #"{"title":"More <things>"}"#)
    }

    @Test func `tells which entries the shown devices don't have (R1.118)`() throws {
        func tab(_ title: String) -> Tab { Tab(label: TabLabel(title: title), value: .string(title)) }
        var (pads, phones) = (When(), When())
        (pads.platforms, phones.platforms) = ([.iPad], [.iPhone])
        var (pad, phone) = (tab("Pad"), tab("Phone"))
        pad.modifiers.when = [pads]
        phone.modifiers.when = [phones]
        let spec = Self.spec.holding([.tab(tab("Home")), .tab(pad), .tab(phone)])

        let text = try SamplePage.page(Self.design, snapshot: SamplePage.snapshot(spec: spec))

        let notes = text.matches(of: /outline-note"><bdi>([^<]*)/).map { String($0.output.1) }
        #expect(notes == ["conditional", "not here"])
    }

    @Test func `says in which language a title is shown and changed, and where its text is`() throws {
        var spec = Self.spec
        var label = TabLabel(title: "Home")
        label.translations = [Translation("en", "Home"), Translation("de-AT", "Daheim")]
        spec.tabViewSidebarFooter = label
        spec = spec.holding([
            .tab(Tab(label: label, value: .string("a"))), .tab(Tab(label: TabLabel(title: "Key"), value: .string("b"))),
        ])
        (spec.stringsCatalog, spec.strings) = ("L.xcstrings", StringsCatalog())
        spec.strings?.strings = ["Key": [Translation("de", "Schlüssel")]]
        func rows(_ locale: String) throws -> [[String: String]] {
            let snapshot = SamplePage.snapshot(spec: spec)
            let page = Markup(try SamplePage.page(Self.design + [("locale", locale)], snapshot: snapshot))
            return page.elements.filter { $0.attributes["data-outline-entry"] != nil }.map(\.attributes)
        }

        let (german, accented, french) = (try rows("de"), try rows("en-XA"), try rows("fr"))
        #expect(german.map { $0["data-title"] } == ["Daheim", "Schlüssel"])
        #expect(german.map { $0["data-title-language"] } == ["de-AT", nil])
        #expect(german.map { $0["data-title-catalog"] } == [nil, "L.xcstrings"])
        #expect(accented[0]["data-title"] == "Home" && accented[0]["data-title-language"] == "en")
        #expect(french[0]["data-title"] == "Home" && french[0]["data-title-language"] == "fr")
    }

    @Test func `names the text that acts are made on`() throws {
        let page = Markup(try SamplePage.page(Self.design))
        let text = try #require(SamplePage.snapshot().text)
        #expect(page.values(of: "data-spec-tag") == [String(EntityTag(of: text).text.filter { $0 != "\"" })])
    }

    @Test func `rearranges nothing else meanwhile`() throws {
        let page = Markup(try SamplePage.page(Self.design + [("editing", "true"), ("form", "sidebar")]))

        #expect(page.values(of: "data-mode") == ["design"])
        let editing = page.elements(where: "data-control", is: "editing").map { $0.attributes["class"] }
        #expect(editing == ["segment"], "the toolbar's")
        #expect(page.values(of: "data-rights").dropFirst().allSatisfy { $0.isEmpty }, "all but the page's own")
        #expect(!page.values(of: "id").contains("pane-customization"))
    }

    @Test(arguments: Right.ofPages)
    func `is offered to those who may change the spec`(rights: Right) throws {
        let page = Markup(try SamplePage.page([("platform", "iPad")], rights: rights))
        let asked = Markup(try SamplePage.page(Self.design, rights: rights))

        #expect(page.elements(where: "data-value", is: "design").count == (rights.edits ? 1 : 0))
        #expect(asked.values(of: "data-mode") == [rights.edits ? "design" : "preview"])
        #expect(asked.values(of: "data-outline").count == (rights.edits ? 1 : 0))
    }

    @Test func `is left by links that keep everything else, and kept by those that change the view`() throws {
        let page = Markup(try SamplePage.page(Self.design))
        let end = try #require(page.elements.first { $0.attributes["class"] == "design-end" })

        #expect(end.attributes["href"] == "./?platform=iPad")
        let dark = page.elements(where: "data-value", is: "dark").compactMap { $0.attributes["href"] }
        #expect(dark == ["./?platform=iPad&colorScheme=dark&mode=design"])
    }

    private static let spec: TabSpec = {
        var home = Tab(label: TabLabel(title: "Home", systemImage: "play"), value: .string("home"))
        home.modifiers.badge = .count(3)
        let inner = ["a", "b"].map { TabEntry.tab(Tab(label: TabLabel(title: $0), value: .string($0))) }
        return TabSpec(tabs: [
            .tab(home), .section(TabSection(header: TabLabel(title: "More <things>"), tabs: inner)),
        ])
    }()
}
