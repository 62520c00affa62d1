import PreviewPages
import TabModel
import TestTools
import Testing

/// Mac, TV, Vision and Watch: what their frames have beside what every frame has.
@Suite struct RoomTests {
    private let tv = [("platform", "tv"), ("form", "sidebar")]

    @Test(.proves("R2.63"), arguments: [false, true])
    func `a TV's pill shows the current tab and leads to the sidebar (R2.63)`(collapsed: Bool) throws {
        let frame = try SamplePage.frame(tv) { $0.sidebar?.collapsed = collapsed }
        let pill = try #require(frame.elements(where: "class", is: "pill").first?.attributes)
        let sidebar = try #require(frame.elements(where: "id", is: "tv-regular-sidebar").first?.attributes)

        #expect(pill["href"] == "#tv-regular-sidebar")
        #expect(pill["aria-label"] == "Library, show sidebar")
        #expect(sidebar["data-folded"] == "\(collapsed)")
    }

    @Test(arguments: ["iPad", "mac", "vision"])
    func `no other sidebar folds to a pill`(platform: String) throws {
        let frame = try SamplePage.frame([("platform", platform), ("form", "sidebar")]) { $0.sidebar?.collapsed = true }

        #expect(frame.elements(where: "class", is: "pill").isEmpty)
        #expect(frame.values(of: "data-folded").isEmpty)
    }

    @Test func `a TV's section headings can't be folded`() throws {
        let frame = try SamplePage.frame(tv) { layout in
            guard case .section(var section)? = layout.sidebar?.rows.popLast() else { return }
            section.expanded = false
            layout.sidebar?.rows.append(.section(section))
        }
        let bodies = frame.elements(where: "class", is: "section-body").map(\.attributes)

        #expect(frame.elements(where: "class", is: "section-heading").isEmpty)
        #expect(frame.elements(where: "class", is: "section-name").count == 2)
        #expect(bodies.map { $0["hidden"] } == [nil, nil])
    }

    @Test func `Vision's sidebar is headed by the section it is of (R2.68)`() throws {
        let frame = try SamplePage.frame([("platform", "vision"), ("form", "sidebar")]) { layout in
            layout.chrome = .ornamentAndSidebar
            layout.highlighted = .entry("places")
        }
        let root = try SamplePage.frame([("platform", "vision"), ("form", "sidebar")])

        #expect(frame.elements(where: "class", is: "sidebar-title").count == 1)
        #expect(root.elements(where: "class", is: "sidebar-title").isEmpty)
    }

    @Test(arguments: [
        ("mac", "18", "macOS 15"), ("mac", "26", "macOS 26"), ("tv", "18", "tvOS 18"), ("vision", "18", "visionOS 2"),
        ("watch", "18", "watchOS 11"), ("watch", "27", "watchOS 27"), ("iPad", "18", "iPadOS 18"),
    ])
    func `a caption counts the system as it was counted then (R6.2)`(platform: String, os: String, name: String) throws
    {
        let page = try SamplePage.page([("platform", platform), ("os", os)])

        #expect(page.contains(" · \(name) · "))
    }

    @Test(arguments: [
        ("platform", "mac", "mac"), ("platform", "tv", "tv"), ("platform", "vision", "vision"),
        ("platform", "watch", "watch"), ("platform", "iPad", nil), ("platform", "iPhone", nil),
        ("view", "all", "other-devices"),
    ])
    func `another device's styles are linked to where it shows, all of them to where several do`(
        name: String,
        value: String,
        sheet: String?
    ) throws {
        let page = try SamplePage.page([(name, value)])
        let sheets = ["mac", "other-devices", "pages", "tv", "vision", "watch"]
        let linked = sheets.filter { page.contains("assets/0/\($0).css") }

        #expect(linked == [sheet].compactMap(\.self))
    }

    @Test func `pages with dots need them too`() throws {
        let page = try SamplePage.page([("platform", "iPhone")]) { view in
            view.frames.map { environment in
                var layout = TabLayout(chrome: .pages)
                layout.pages = Pages(axis: .horizontal, items: [SampleLayout.entry("library")], dots: true)
                return FrameContent(environment: environment, layout: layout)
            }
        }

        #expect(page.contains("assets/0/pages.css"))
    }
}
