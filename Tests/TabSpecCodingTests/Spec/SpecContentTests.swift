import TabModel
import TabSpecCoding
import Testing

/// The value of each key of the format, written down by hand.
@Suite struct SpecContentTests {
    private func spec(_ members: String) throws -> TabSpec {
        let text = "{\(members)\(members.contains("\"tabs\"") ? "" : ", \"tabs\": [{}]")}"
        let decoded = MarkedText(text).read(.json)
        #expect(decoded.diagnostics.map(\.line) == [])
        return try #require(decoded.spec)
    }

    private func tab(_ members: String) throws -> Tab {
        guard case .tab(let tab)? = try spec("\"tabs\": [{\(members)}]").tabs.first else { throw NotFound() }
        return tab
    }

    private func section(_ members: String) throws -> TabSection {
        let spec = try spec("\"tabs\": [{\(members), \"tabs\": [{}]}]")
        guard case .section(let section)? = spec.tabs.first else { throw NotFound() }
        return section
    }

    private struct NotFound: Error {}

    @Test func `has SwiftUI's defaults where a key is absent`() throws {
        let spec = try spec("\"tabs\": [{}]")

        #expect(spec.withoutPlaces == TabSpec(tabs: [.tab(Tab())]))
        #expect(spec.platforms == [.iPhone, .iPad])
        #expect(spec.location == Place(line: 1, column: 1))
        #expect(spec.tabs[0].modifiers.location == Place(line: 1, column: 11))
    }

    @Test func `reads the tab view's modifiers`() throws {
        let spec = try spec(
            """
            "tabViewStyle": "tabBarOnly", "pageIndexDisplayMode": "never",
            "defaultAdaptableTabBarPlacement": "sidebar", "defaultTabBarPlacement": "ornament",
            "tabBarMinimizeBehavior": "onScrollUp", "tabViewSearchActivation": "searchTabSelection",
            "searchable": true, "tabViewCustomization": "key", "title": "T", "selection": "s"
            """
        )

        #expect(spec.tabViewStyle == .tabBarOnly)
        #expect(spec.pageIndexDisplayMode == .never)
        #expect(spec.defaultAdaptableTabBarPlacement == .sidebar)
        #expect(spec.defaultTabBarPlacement == .ornament)
        #expect(spec.tabBarMinimizeBehavior == .onScrollUp)
        #expect(spec.tabViewSearchActivation == .searchTabSelection)
        #expect(spec.searchable)
        #expect(spec.tabViewCustomization == "key")
        #expect(spec.title == "T")
        #expect(spec.selection == .string("s"))
    }

    @Test func `reads what is around the tabs, null being nothing`() throws {
        let spec = try spec(
            """
            "tabViewBottomAccessory": {"title": "A", "systemImage": "play"}, "tabViewSidebarHeader": {"title": "H"},
            "tabViewSidebarFooter": {"systemImage": "f"}, "tabViewSidebarBottomBar": {}
            """
        )
        let none = try self.spec("\"tabViewBottomAccessory\": null, \"tabViewSidebarHeader\": null")

        #expect(spec.tabViewBottomAccessory == BottomAccessory(TabLabel(title: "A", systemImage: "play")))
        #expect(spec.tabViewSidebarHeader == TabLabel(title: "H"))
        #expect(spec.tabViewSidebarFooter == TabLabel(systemImage: "f"))
        #expect(spec.tabViewSidebarBottomBar == TabLabel())
        #expect(none.tabViewBottomAccessory == nil)
        #expect(none.tabViewSidebarHeader == nil)
    }

    @Test func `reads what isn't known of the tab view and of an entry`() throws {
        let standIn = "{\"text\": \"brand\", \"why\": \"notFound\"}"
        let spec = try spec("\"standIns\": {\"tabViewStyle\": \(standIn)}")

        #expect(spec.standIns.keys == [.tabViewStyle])
        #expect(spec.standIns[.tabViewStyle] == StandIn("brand", why: .notFound))
        #expect(try tab("\"standIns\": {\"badge\": \(standIn)}").modifiers.standIns.keys == [.badge])
    }

    @Test func `reads mapping, platforms, switches and switched-off findings`() throws {
        let spec = try spec(
            """
            "sizeClassMapping": {"compactTab": "browse", "regularValues": [1, "b"], "defaultRegularValue": 1},
            "platforms": ["tv", "iPad"], "lint": {"R5.19": "known", "R5.2": "x"},
            "switches": {"sectionChildrenInBar": true, "macAutomatic": "sidebar", "regionsNeedCustomization": false}
            """
        )
        var switches = ResolverSwitches()
        switches.sectionChildrenInBar = true
        switches.macAutomatic = .sidebar
        switches.regionsNeedCustomization = false

        let mapping = SizeClassMapping(
            compactTab: .string("browse"),
            regularValues: [.integer(1), .string("b")],
            defaultRegularValue: .integer(1)
        )
        #expect(spec.sizeClassMapping == mapping)
        #expect(spec.platforms == [.tv, .iPad])
        #expect(spec.lint == ["R5.19": "known", "R5.2": "x"])
        #expect(spec.switches == switches)
    }

    @Test func `reads a tab's own keys`() throws {
        let tab = try tab(
            """
            "title": "T", "systemImage": "s", "image": "i.png", "imageAsset": "A/i", "value": -3, "role": "prominent", "action": true,
            "help": "h", "accessibilityLabel": "l", "accessibilityHint": "a", "content": {"kind": "map", "title": "M"}
            """
        )

        #expect(tab.label == TabLabel(title: "T", systemImage: "s", image: "i.png", imageAsset: "A/i"))
        #expect(tab.value == .integer(-3))
        #expect(tab.role == .prominent)
        #expect(tab.action)
        #expect(tab.help == "h")
        #expect(tab.accessibilityLabel == "l")
        #expect(tab.accessibilityHint == "a")
        #expect(tab.content == .skeleton(.map, title: "M"))
        #expect(try self.tab("\"content\": {\"image\": \"a/b.png\"}").content == .image("a/b.png"))
    }

    @Test func `reads the keys that tabs and sections share`() throws {
        let members = """
            "tabPlacement": "pinned", "customizationID": "id", "disabled": true, "badge": "new", "dynamic": true,
            "lint": {"R5.1": "why"}, "sectionActions": [{"title": "Add", "systemImage": "plus"}],
            "customizationBehavior": {"sidebar": "disabled"}, "defaultVisibility": "hidden", "hidden": true,
            "repeats": {"over": "store.courses", "shown": 2},
            "standIns": {"title": {"text": "course.name", "why": "runTime"}, "badge": {"text": "n", "why": "outside"}}
            """
        for modifiers in [try tab(members).modifiers, try section(members).modifiers] {
            #expect(modifiers.tabPlacement == .pinned)
            #expect(modifiers.customizationID == "id")
            #expect(modifiers.disabled)
            #expect(modifiers.badge == .text("new"))
            #expect(modifiers.dynamic)
            #expect(modifiers.lint == ["R5.1": "why"])
            #expect(modifiers.sectionActions == [TabLabel(title: "Add", systemImage: "plus")])
            #expect(modifiers.customizationBehavior == PerPlacement(sidebar: .disabled, tabBar: .automatic))
            #expect(modifiers.defaultVisibility == PerPlacement(.hidden))
            #expect(modifiers.hidden == .always)
            #expect(modifiers.repeats == Repetition(over: "store.courses", shown: 2))
            #expect(modifiers.standIns.keys == [.title, .badge])
            #expect(modifiers.standIns[.title] == StandIn("course.name", why: .runTime))
        }
    }

    @Test(arguments: [
        ("true", Hidden.always), ("false", .never), ("{\"sizeClass\": \"compact\"}", .when(.compact)),
        ("{\"sizeClass\": \"regular\"}", .when(.regular)),
    ])
    func `reads every form of hidden`(written: String, hidden: Hidden) throws {
        #expect(try tab("\"hidden\": \(written)").modifiers.hidden == hidden)
    }

    @Test(arguments: [
        ("0", Badge.count(0)), ("-1", .count(-1)), ("\"\"", .text("")), ("\"3\"", .text("3")), ("2.0", .count(2)),
    ])
    func `reads every form of badge`(written: String, badge: Badge) throws {
        #expect(try tab("\"badge\": \(written)").modifiers.badge == badge)
    }

    @Test func `reads sections in sections`() throws {
        let spec = try spec(
            """
            "tabs": [{"title": "A", "defaultSectionExpansion": "collapsed", "tabs": [{"tabs": [{"value": 1}]}]}]
            """
        )
        guard case .section(let outer) = spec.tabs[0], case .section(let inner) = outer.tabs[0] else {
            throw NotFound()
        }

        #expect(outer.header == TabLabel(title: "A"))
        #expect(outer.defaultSectionExpansion == .collapsed)
        #expect(inner.tabs.map(\.id) == ["1"])
    }
}
