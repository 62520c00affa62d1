import TabModel
import Testing

@testable import SwiftUISource

/// Tabs, groups and search tabs of iOS 18.
@Suite struct UITabTests {
    @Test func `reads tabs with what is set on them`() throws {
        let lines = try UIKitText.tabs(
            loading: """
                let feed = UITab(title: "Feed", image: UIImage(systemName: "newspaper"), identifier: "feed") { _ in Screen() }
                feed.badgeValue = "7"
                let box = UITab(title: "Box", image: .init(systemName: "tray"), identifier: Place.box.rawValue) { _ in Screen() }
                box.isEnabled = false
                box.accessibilityHint = "Letters"
                tabs = [feed, box]
                """,
            beside: "enum Place: String { case box }; class Screen: UIViewController {}"
        )

        #expect(
            lines == [
                #"Feed newspaper {"value":"feed","badge":"7"}"#,
                #"Box tray {"value":"box","accessibilityHint":"Letters","disabled":true}"#,
            ]
        )
    }

    @Test func `reads groups with their children in the order that people see`() throws {
        let lines = try UIKitText.tabs(
            loading: """
                let songs = UITab(title: "Songs", image: UIImage(systemName: "music.note"), identifier: "songs")
                let group = UITabGroup(
                    title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
                    children: [songs, makeTab("Albums", "square.stack")])
                group.children.append(makeTab("Artists", "music.mic"))
                group.displayOrderIdentifiers = ["Artists", "songs"]
                group.isCollapsedByDefault = true
                mode = .tabBar
                setTabs([group], animated: false)
                """,
            beside: """
                func makeTab(_ title: String, _ symbol: String) -> UITab {
                    UITab(title: title, image: UIImage(systemName: symbol), identifier: title)
                }
                """
        )

        #expect(
            lines == [
                #"Library books.vertical {"defaultSectionExpansion":"collapsed"}"#,
                #"  Artists music.mic {"value":"Artists"}"#, #"  Songs music.note {"value":"songs"}"#,
                #"  Albums square.stack {"value":"Albums"}"#,
            ]
        )
    }

    @Test func `placements are what SwiftUI has for them`() throws {
        let placements = ["automatic", "default", "optional", "movable", "pinned", "fixed", "sidebarOnly"]
        let statements = placements.map { name in
            "let \(name)Tab = UITab(title: \"\(name)\", image: nil, identifier: \"\(name)\")\n"
                + "\(name)Tab.preferredPlacement = .\(name)\n\(name)Tab.allowsHiding = true\n"
        }
        let view = try #require(
            Reading.views(
                UIKitText.controller(
                    statements.joined() + "tabs = [\(placements.map { "\($0)Tab" }.joined(separator: ", "))]\n"
                        + "mode = .tabSidebar"
                )
            ).first
        )
        let modifiers = view.spec.tabs.map(\.modifiers)

        #expect(view.spec.tabViewStyle == .sidebarAdaptable)
        #expect(
            modifiers.map(\.tabPlacement) == [
                .automatic, .automatic, .automatic, .automatic, .pinned, .automatic, .sidebarOnly,
            ]
        )
        #expect(
            modifiers.map(\.customizationBehavior.tabBar) == [
                .automatic, .automatic, .automatic, .reorderable, .automatic, .disabled, .automatic,
            ]
        )
        #expect(modifiers.map(\.defaultVisibility.tabBar).map(\.rawValue)[2] == "hidden")
        #expect(modifiers.map(\.customizationBehavior.sidebar).allSatisfy { $0 == .automatic })
        #expect(modifiers.map(\.customizationID) == placements)
    }

    @Test func `in a sidebar nobody hides or moves what the app doesn't let go`() throws {
        let view = try #require(
            Reading.views(
                UIKitText.controller(
                    """
                    customizationIdentifier = "main"
                    let one = UITab(title: "One", image: nil, identifier: "one")
                    one.isHiddenByDefault = true
                    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [one])
                    group.allowsReordering = true
                    tabs = [UITab(title: "Two", image: nil, identifier: "two"), group]
                    """
                )
            ).first
        )
        let (two, group) = (view.spec.tabs[0].modifiers, view.spec.tabs[1])

        #expect(view.spec.tabViewStyle == .sidebarAdaptable, "groups make a sidebar without a mode")
        #expect(view.spec.tabViewCustomization == "main")
        #expect(two.customizationBehavior.sidebar == .disabled)
        #expect(group.modifiers.customizationBehavior.sidebar == .reorderable)
        #expect(group.inner.first?.modifiers.defaultVisibility.sidebar == .hidden)
    }

    @Test func `the automatic mode is the one that a bar has without it`() throws {
        let groups = """
            let one = UITab(title: "One", image: nil, identifier: "one")
            let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [one])
            tabs = [UITab(title: "Two", image: nil, identifier: "two"), group]
            """
        let plain = try #require(Reading.views(UIKitText.controller(groups)).first?.spec)
        let written = try #require(Reading.views(UIKitText.controller("\(groups)\nmode = .automatic")).first?.spec)

        #expect(plain.tabViewStyle == .sidebarAdaptable)
        #expect(written.tabViewStyle == plain.tabViewStyle)
        #expect(written.tabViewCustomization == plain.tabViewCustomization)
    }

    @Test func `a mode without groups is no sidebar, and a plain bar has no customization`() throws {
        for (mode, style) in [
            ("", TabViewStyle.automatic), ("mode = .tabBar", .tabBarOnly), ("mode = .automatic", .automatic),
        ] {
            let source = UIKitText.controller(
                "tabs = [UITab(title: \"One\", image: nil, identifier: \"one\")]\n\(mode)"
            )
            let spec = try #require(Reading.views(source).first?.spec)

            #expect(spec.tabViewStyle == style)
            #expect(spec.tabViewCustomization == nil)
            #expect(spec.tabs.first?.modifiers.customizationID == nil)
        }
    }

    @Test func `a search tab has the system's label and activates search where the app says so`() throws {
        let source = UIKitText.controller(
            """
            tabs = [UITab(title: "One", image: UIImage(systemName: "1.circle"), identifier: "one")]
            let search = UISearchTab { _ in UIViewController() }
            if #available(iOS 26, *) {
                search.automaticallyActivatesSearch = true
                tabBarMinimizeBehavior = .onScrollDown
            }
            tabs.append(search)
            """
        )
        let spec = try #require(Reading.views(source).first?.spec)
        let lines = UIKitText.lines(spec.tabs)

        #expect(lines.last == #"Search magnifyingglass {"value":"UISearchTab","role":"search"}"#)
        #expect(spec.tabViewSearchActivation == .searchTabSelection)
        #expect(spec.tabBarMinimizeBehavior == .onScrollDown)
        #expect(spec.variants.map(\.when.beforeOS) == [.v26])
    }

    @Test func `a tab is prominent by the identifier that the controller names`() throws {
        let lines = try UIKitText.tabs(
            loading: """
                tabs = [UITab(title: "One", image: nil, identifier: "one"), UITab(title: "New", image: nil, identifier: "new")]
                prominentTabIdentifier = "new"
                """
        )

        #expect(lines == [#"One – {"value":"one"}"#, #"New – {"value":"new","role":"prominent"}"#])
    }

    @Test func `what only the app knows is marked`() throws {
        let reading = Reading.reading([
            "A.swift": UIKitText.controller(
                "tabs = model.places.map { UITab(title: $0.name, image: nil, identifier: $0.id) }\n"
                    + "tabs.append(UITab(title: account.name, image: account.picture, identifier: \"me\"))"
            )
        ])
        let tabs = try #require(reading.tabViews.first?.spec.tabs)

        #expect(tabs.first?.modifiers.repeats?.over == "model.places")
        #expect(tabs.allSatisfy { $0.modifiers.standIns[.title] != nil })
    }

    @Test func `a condition is a condition of the tab`() throws {
        let view = try #require(
            Reading.views(
                UIKitText.controller(
                    """
                    var all = [UITab(title: "One", image: nil, identifier: "one")]
                    if settings.showsLabs { all.append(UITab(title: "Labs", image: nil, identifier: "labs")) }
                    if traitCollection.userInterfaceIdiom == .pad {
                        all.append(UITab(title: "Desk", image: nil, identifier: "desk"))
                    }
                    tabs = all
                    """
                )
            ).first
        )

        #expect(view.spec.conditions.map(\.text) == ["settings.showsLabs"])
        #expect(
            view.spec.tabs.map { $0.modifiers.when.first?.if ?? [] }.map { $0.map(\.description) } == [
                [], ["showsLabs"], [],
            ]
        )
        #expect(view.spec.tabs.last?.modifiers.when.first?.platforms == [.iPad])
    }
}
