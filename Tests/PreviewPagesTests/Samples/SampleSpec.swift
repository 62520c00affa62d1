import TabModel

/// A spec with one of everything: root tabs, search, sections, badges, a sidebar-only tab, a disabled tab.
enum SampleSpec {
    static var library: TabSpec {
        var spec = TabSpec(tabs: rootTabs + [collections, places])
        spec.title = "Destination Video"
        spec.tabViewStyle = .sidebarAdaptable
        spec.tabViewCustomization = "tabs"
        spec.selection = .string("library")
        spec.tabViewSidebarFooter = TabLabel(title: "All caught up", systemImage: "checkmark.circle")
        spec.tabViewBottomAccessory = BottomAccessory(TabLabel(title: "Now Playing", systemImage: "music.note"))
        return spec
    }

    /// The sample, and tabs of every kind that it lacks.
    static var everything: TabSpec {
        var picture = Tab(label: TabLabel(title: "Picture", image: "icon.png"), value: .string("picture"))
        picture.label.imageRendering = .original
        picture.content = .image("shot.png")
        picture.help = "A picture"
        picture.accessibilityLabel = "The picture"
        picture.action = true
        picture.modifiers.dynamic = true
        let kinds = TabScreen.Kind.allCases.map { kind in
            var tab = Tab(label: TabLabel(title: "Kind", systemImage: "tray"), value: .string(kind.rawValue))
            tab.content = .skeleton(kind, title: nil)
            return TabEntry.tab(tab)
        }
        var spec = TabSpec(tabs: library.tabs + [.tab(picture)] + kinds)
        spec.tabViewStyle = library.tabViewStyle
        spec.tabViewCustomization = library.tabViewCustomization
        spec.selection = library.selection
        spec.tabViewSidebarHeader = TabLabel(title: "Hello", systemImage: "person")
        spec.tabViewSidebarFooter = library.tabViewSidebarFooter
        spec.tabViewSidebarBottomBar = TabLabel(title: "Account", systemImage: "person.circle")
        spec.tabViewBottomAccessory = library.tabViewBottomAccessory
        spec.tabBarMinimizeBehavior = .onScrollDown
        return spec
    }

    /// The sample, with sections that are hidden in the bar by default.
    static var hidingSections: TabSpec {
        library.holding(
            library.tabs.map { entry in
                guard case .section(var section) = entry else { return entry }
                section.modifiers.defaultVisibility.tabBar = .hidden
                return .section(section)
            }
        )
    }

    private static var rootTabs: [TabEntry] {
        [
            tab("Watch Now", "play", "watchNow", id: "watch", behavior: .disabled),
            tab("Library", "books.vertical", "library", id: "library"),
            tab("New", "bell", "new", id: "new", badge: .count(3)),
            tab("Drafts", "square.and.pencil", "drafts", id: "drafts", placement: .sidebarOnly),
            search,
        ]
    }

    static var search: TabEntry {
        var tab = Tab(value: .string("search"), role: .search)
        tab.modifiers.customizationID = "search"
        return .tab(tab)
    }

    private static var collections: TabEntry {
        section(
            "Collections",
            id: "collections",
            tabs: [
                tab("Cinematic Shots", "list.and.film", "cinematic", id: "cinematic"),
                tab("Forest Life", "leaf", "forest", id: "forest"),
                tab("Behind the Scenes", "film", "scenes", id: "scenes"),
            ],
            actions: ["Add collection"]
        )
    }

    private static var places: TabEntry {
        section(
            "Places",
            id: "places",
            tabs: [
                tab("Map", "map", "map", id: "map"),
                tab("Settings", "gearshape", "settings", id: nil),
            ]
        )
    }

    static func tab(
        _ title: String,
        _ symbol: String,
        _ value: String,
        id: String?,
        placement: TabPlacement = .automatic,
        behavior: TabCustomizationBehavior = .automatic,
        badge: Badge? = nil
    ) -> TabEntry {
        var tab = Tab(label: TabLabel(title: title, systemImage: symbol), value: .string(value))
        tab.modifiers.customizationID = id
        tab.modifiers.tabPlacement = placement
        tab.modifiers.customizationBehavior.tabBar = behavior
        tab.modifiers.badge = badge
        return .tab(tab)
    }

    static func section(_ title: String?, id: String, tabs: [TabEntry], actions: [String] = []) -> TabEntry {
        var section = TabSection(header: TabLabel(title: title), tabs: tabs)
        section.modifiers.customizationID = id
        section.modifiers.sectionActions = actions.map { TabLabel(title: $0) }
        return .section(section)
    }
}
