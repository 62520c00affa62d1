import PreviewPages
import TabModel
import TestTools
import Testing

@Suite struct BarTests {
    @Test(.proves("R2.48"))
    func `draws a bottom bar with More after its tabs and search apart (R2.45, R2.48)`() throws {
        let frame = try SamplePage.frame([("platform", "iPhone")])
        let tabs = frame.elements(where: "role", is: "tab")

        #expect(tabs.map { $0.attributes["data-entry"] } == ["watchNow", "library", "new", nil, "search"])
        #expect(tabs[3].attributes["href"] == "./?platform=iPhone&previous=library&more=true")
        #expect(tabs.map { $0.attributes["aria-selected"] } == ["false", "true", "false", "false", "false"])
        #expect(frame.values(of: "data-zone-list") == ["items", "detached"])
    }

    @Test(.proves("R4.16"))
    func `leads back from a tab of More to its list (R4.16)`() throws {
        let frame = try SamplePage.frame([("platform", "iPhone"), ("select", "scenes")])
        let back = try #require(frame.elements(where: "data-control", is: "back").first?.attributes)

        #expect(back["href"] == "./?platform=iPhone&select=scenes&more=true")
        #expect(back["aria-label"] == "Back to More")
        #expect(try SamplePage.frame([("platform", "iPhone")]).elements(where: "data-control", is: "back").isEmpty)
    }

    @Test(.proves("R2.25"))
    func `draws the regions of a top bar in their order (R2.25)`() throws {
        let frame = try SamplePage.frame([("platform", "iPad")])

        #expect(frame.values(of: "data-zone-list") == ["fixed", "items", "temporary", "pinned"])
        #expect(
            frame.elements(where: "role", is: "tab").map { $0.attributes["data-zone"] }
                == ["fixed", "items", "items", "items", "items", "pinned"]
        )
    }

    @Test(.proves("R2.29"))
    func `shows pinned entries as symbols that say their title (R2.29)`() throws {
        let frame = try SamplePage.frame([("platform", "iPad")])
        let search = try #require(frame.elements(where: "data-entry", is: "search").first)

        #expect(search.attributes["aria-label"] == "Search")
        #expect(search.attributes["title"] == "Search")
    }

    @Test(.proves("R2.30"))
    func `shows a pinned entry without image by its title (R2.30)`() throws {
        let frame = try SamplePage.frame([("platform", "iPad")]) { layout in
            layout.bar?.pinned = [BarEntry(kind: .tab, id: "x", title: "Extra")]
        }
        let entry = try #require(frame.elements(where: "data-entry", is: "x").first)

        #expect(entry.attributes["aria-label"] == nil)
        #expect(frame.elements.contains { $0.name == "bdi" })
    }

    @Test(.proves("R2.3"))
    func `offers the sidebar only where bar and sidebar change places (R2.3)`() throws {
        var plain = SampleSpec.library
        plain.tabViewStyle = .tabBarOnly

        let adaptable = try SamplePage.frame([("platform", "iPad")])
        #expect(adaptable.elements(where: "data-control", is: "form").first?.attributes["data-value"] == "sidebar")
        let other = try SamplePage.frame([("platform", "iPad")], spec: plain)
        #expect(other.elements(where: "data-control", is: "form").isEmpty)
    }

    @Test(.proves("R2.81"))
    func `does not lead anywhere from a disabled entry (R2.81)`() throws {
        let frame = try SamplePage.frame([("platform", "iPad")]) { $0.bar?.items[1].enabled = false }
        let entry = try #require(frame.elements(where: "data-entry", is: "new").first)

        #expect(entry.attributes["aria-disabled"] == "true")
        #expect(entry.attributes["href"] == nil)
        #expect(entry.attributes["tabindex"] == "0")
    }

    @Test(.proves("R4.14"))
    func `leaves the selection alone at an intercepted tab (R4.14)`() throws {
        let frame = try SamplePage.frame([("platform", "iPad"), ("select", "new")], spec: SampleSpec.everything) {
            $0.bar?.items.append(BarEntry(kind: .tab, id: "picture", title: "Picture"))
        }
        let entry = try #require(frame.elements(where: "data-entry", is: "picture").first)

        #expect(entry.attributes["data-action"] == "intercept")
        #expect(entry.attributes["href"] == "./?platform=iPad&select=new")
    }

    @Test(.proves("R2.53"))
    func `marks a minimized bar and draws the accessory in line with it (R2.53)`() throws {
        let frame = try SamplePage.frame([("platform", "iPhone")]) { layout in
            layout.bar?.minimized = true
            layout.accessory = .inline
        }
        let classes = frame.values(of: "class")
        let bar = try #require(classes.firstIndex { $0.contains("is-minimized") })

        #expect(try #require(classes.firstIndex(of: "accessory")) > bar)
    }

    @Test(.proves("R2.55"))
    func `draws the accessory above the bar otherwise (R2.55)`() throws {
        let frame = try SamplePage.frame([("platform", "iPhone")]) { $0.accessory = .expanded }
        let classes = frame.values(of: "class")

        #expect(try #require(classes.firstIndex(of: "accessory")) < #require(classes.firstIndex(of: "bottom-bar")))
    }

    @Test func `gives the row of entries its rights and the reasons for what is missing`() throws {
        let frame = try SamplePage.frame([("platform", "iPad")])
        let entry = try #require(frame.elements(where: "data-entry", is: "library").first?.attributes)

        #expect(entry["data-rights"] == "removeFromBar moveInBar hide")
        #expect(entry["data-why-add"] == "\"Library\" is already in the tab bar.")
        #expect(entry["data-why-section"]?.contains("R3.13") == true)
        #expect(entry["data-why-move"] == nil)
    }
}
