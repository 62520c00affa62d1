import PreviewPages
import TabModel
import TestTools
import Testing

@Suite struct EntryTextTests {
    @Test(.proves("R1.57", "R1.58"))
    func `gives assistive technology the author's label, and the pointer the author's help (R1.57, R1.58)`()
        throws
    {
        var tab = Tab(label: TabLabel(title: "Picture", systemImage: "photo"), value: .string("picture"))
        tab.accessibilityLabel = "The picture of the day"
        tab.help = "Changes at noon"
        let entry = try drawn(tab)

        #expect(entry["aria-label"] == "The picture of the day")
        #expect(entry["title"] == "Changes at noon")
    }

    @Test(.proves("R1.57"))
    func `gives the hint where there is no help (R1.57)`() throws {
        var tab = Tab(label: TabLabel(title: "Picture"), value: .string("picture"))
        tab.accessibilityHint = "Shows one picture"

        #expect(try drawn(tab)["title"] == "Shows one picture")
    }

    private func drawn(_ tab: Tab) throws -> [String: String] {
        let frame = try SamplePage.frame([("platform", "iPhone")], spec: TabSpec(tabs: [.tab(tab)])) { layout in
            layout.bar?.items = [BarEntry(kind: .tab, id: "picture", title: tab.label.title)]
        }
        return try #require(frame.elements(where: "data-entry", is: "picture").first).attributes
    }
}
