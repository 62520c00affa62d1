import PreviewPages
import TabModel
import TestTools
import Testing

@Suite struct SidebarTests {
    private let editing = [("platform", "iPad"), ("form", "sidebar"), ("editing", "true")]

    @Test(.proves("R2.41"))
    func `draws root rows, then sections with headings that fold (R2.41, R2.42)`() throws {
        let frame = try SamplePage.frame([("platform", "iPad"), ("form", "sidebar")]) { layout in
            guard case .section(var section)? = layout.sidebar?.rows.popLast() else { return }
            section.expanded = false
            layout.sidebar?.rows.append(.section(section))
        }
        let headings = frame.elements(where: "class", is: "section-heading").map(\.attributes)

        #expect(frame.values(of: "data-zone-list") == ["sidebar-root", "sidebar-section", "sidebar-section"])
        #expect(headings.map { $0["aria-expanded"] } == ["true", "false"])
        #expect(
            headings.compactMap { $0["aria-controls"] } == [
                "ipad-regular-list--collections", "ipad-regular-list--places",
            ]
        )
        let bodies = frame.elements.filter { $0.attributes["class"] == "section-body" }.map(\.attributes)
        #expect(bodies.map { $0["hidden"] } == [nil, ""])
    }

    @Test func `marks the row of the shown tab as the current page`() throws {
        let frame = try SamplePage.frame([("platform", "iPad"), ("form", "sidebar")])

        #expect(frame.elements(where: "aria-current", is: "page").map { $0.attributes["data-entry"] } == ["library"])
    }

    @Test(.proves("R2.23"))
    func `shows bar and sidebar while editing, with ids of their own (R2.23)`() throws {
        let frame = try SamplePage.frame(editing)
        let library = frame.elements(where: "data-entry", is: "library").compactMap { $0.attributes["id"] }

        #expect(library == ["ipad-regular-row--library", "ipad-regular--library"])
        #expect(frame.elements(where: "data-control", is: "form").isEmpty)
        let edit = try #require(frame.elements(where: "data-control", is: "editing").first?.attributes)
        #expect(edit["data-value"] == "false")
        #expect(edit["href"] == "./?platform=iPad&form=sidebar")
    }

    @Test(.proves("R3.12"))
    func `ticks what shows, and lists what is hidden in its place without tick (R3.12)`() throws {
        let frame = try SamplePage.frame(editing)
        let ticks = frame.elements.filter { $0.attributes["class"] == "tick" }.map(\.attributes)
        let hidden = frame.elements(where: "data-hidden", is: "true").map { $0.attributes["data-entry"] }

        #expect(hidden == ["forest"])
        let rows = frame.elements(where: "data-zone", is: "sidebar-section").compactMap { $0.attributes["data-entry"] }
        #expect(rows.prefix(3) == ["cinematic", "forest", "scenes"])
        #expect(ticks.filter { $0["aria-pressed"] == "false" }.map { $0["data-action"] } == ["show"])
        #expect(ticks.first?["aria-label"] == "Show Watch Now in the sidebar")
        #expect(ticks.filter { $0["disabled"] != nil }.map { $0["aria-label"] } == ["Show Settings in the sidebar"])
    }

    @Test func `lists a hidden section in its place while editing`() throws {
        let frame = try SamplePage.frame(editing) { layout in
            layout.sidebar?.rows.removeAll {
                if case .section(let section) = $0 { section.id == "collections" } else { false }
            }
        }

        #expect(
            frame.elements.filter { $0.name == "div" }.compactMap { $0.attributes["data-section"] } == [
                "collections", "places",
            ]
        )
        #expect(frame.values(of: "class").contains("section is-off"))
        #expect(frame.elements(where: "class", is: "section-action").count == 1, "no row moves up")
    }

    @Test func `lets a section be dragged by its heading while editing`() throws {
        let frame = try SamplePage.frame(editing)
        let entry = try #require(frame.elements(where: "data-kind", is: "section").first?.attributes)

        #expect(entry["class"] == "entry section-entry")
        #expect(entry["data-rights"] == "removeFromBar moveInBar hide")
        #expect(entry["role"] == "button")
    }

    @Test(.proves("R3.1"))
    func `offers no editing where nothing is attached (R3.1)`() throws {
        var spec = SampleSpec.library
        spec.tabViewCustomization = nil

        let frame = try SamplePage.frame([("platform", "iPad"), ("form", "sidebar")], spec: spec)

        #expect(frame.elements(where: "data-control", is: "editing").isEmpty)
    }

    @Test(.proves("R2.57"))
    func `draws More as a list of its rows, titled More (R2.57)`() throws {
        let frame = try SamplePage.frame([("platform", "iPhone"), ("more", "true")])
        let rows = frame.elements(where: "data-zone", is: "more").map { $0.attributes["data-entry"] }

        #expect(rows == ["drafts", "cinematic", "forest", "scenes", "map", "settings"])
        #expect(frame.elements(where: "role", is: "tabpanel").first?.attributes["aria-label"] == "More")
    }
}
