import PreviewPages
import TabModel
import TestTools
import Testing

@Suite struct SearchTests {
    private func frame(_ query: [(String, String)], activation: TabSearchActivation = .automatic) throws -> Markup {
        var spec = SampleSpec.library
        spec.tabViewSearchActivation = activation
        return try SamplePage.frame([("platform", "iPhone")] + query, spec: spec)
    }

    @Test(.proves("R2.48"))
    func `folds the tabs into one button beside the field of a chosen search tab (R2.48)`() throws {
        let frame = try frame([("select", "search"), ("previous", "new")])
        let controls = frame.elements(where: "data-control", is: "search").map(\.attributes)

        #expect(controls.map { $0["aria-label"] } == ["Back to New", nil])
        #expect(
            controls.map { $0["href"] } == [
                "./?platform=iPhone&select=new", "./?platform=iPhone&select=search&previous=new&search=true",
            ]
        )
        #expect(!frame.values(of: "class").contains("keyboard"))
    }

    @Test func `is above the keyboard while active, and closes to the search tab`() throws {
        let frame = try frame([("select", "search"), ("previous", "new"), ("search", "true")])
        let controls = frame.elements(where: "data-control", is: "search").map(\.attributes)

        #expect(controls.map { $0["href"] } == ["./?platform=iPhone&select=search&previous=new"])
        #expect(frame.values(of: "class").contains("keyboard"))
        #expect(frame.elements.contains { $0.name == "input" && $0.attributes["aria-label"] == "Search" })
    }

    @Test(.proves("R1.28", "R4.20"))
    func `takes focus at once, and goes back on closing, with searchTabSelection (R1.28, R4.20)`() throws {
        let bar = try frame([], activation: .searchTabSelection)
        let entry = try #require(bar.elements(where: "data-entry", is: "search").first?.attributes)
        #expect(entry["href"] == "./?platform=iPhone&select=search&previous=library&search=true")

        let query = [("select", "search"), ("previous", "new"), ("search", "true")]
        let active = try frame(query, activation: .searchTabSelection)
        let close = active.elements(where: "data-control", is: "search").map(\.attributes)
        #expect(close.map { $0["href"] } == ["./?platform=iPhone&select=new"])
    }

    @Test(.proves("R2.48", "R6.7"))
    func `shows the field on top of the content on iPad`() throws {
        let frame = try SamplePage.frame([("platform", "iPad"), ("select", "search")])

        #expect(frame.values(of: "class").contains("top-search"))
        #expect(frame.elements(where: "data-control", is: "search").isEmpty)
        #expect(frame.elements(where: "role", is: "tab").count == 6)

        let active = try SamplePage.frame([("platform", "iPad"), ("select", "search"), ("search", "true")])
        let close = active.elements(where: "data-control", is: "search").map(\.attributes)
        #expect(close.map { $0["href"] } == ["./?platform=iPad&select=search"])
    }
}
