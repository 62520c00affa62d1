import TabModel

@testable import TabReports

/// Layouts with all that a lock file can have.
struct LayoutSamples {
    /// A bottom bar.
    var phone: LockedLayout { LockedLayout(bottomBar) }

    /// A sidebar with sections in a section.
    var pad: LockedLayout {
        var layout = TabLayout(chrome: .sidebar)
        var sidebar = Sidebar()
        sidebar.rows = [.tab(entry("Home", "house")), .section(collections), .section(unnamed)]
        (sidebar.header, sidebar.collapsed) = (true, true)
        layout.sidebar = sidebar
        layout.shown = "home"
        return LockedLayout(layout)
    }

    /// A layout with tabs of these titles in its bar, and others in More.
    func bar(_ titles: [String], more: [String]? = nil, symbol: String = "star") -> LockedLayout {
        var layout = TabLayout(chrome: .bottomBar)
        var bar = Bar()
        bar.items = titles.map { entry($0, symbol) }
        bar.more = more.map { $0.map { entry($0, symbol) } }
        layout.bar = bar
        (layout.selection, layout.shown) = ("home", "home")
        return LockedLayout(layout)
    }

    private var bottomBar: TabLayout {
        var layout = TabLayout(chrome: .bottomBar)
        var bar = Bar()
        var library = entry("Library", "books.vertical")
        library.badge = "3"
        var trips = BarEntry(kind: .tab, id: "trips", title: "Trips", image: "art/trips.png")
        trips.enabled = false
        bar.items = [entry("Home", "house"), library, trips]
        bar.detached = entry("Search", "magnifyingglass")
        var collections = BarEntry(kind: .section, id: "collections", title: "Collections")
        collections.dynamic = true
        bar.more = [collections, BarEntry(kind: .tab, id: "nameless")]
        (bar.scrolls, bar.minimized) = (true, true)
        layout.bar = bar
        layout.accessory = .inline
        (layout.selection, layout.shown) = ("home", "home")
        return layout
    }

    private var collections: SidebarSection {
        var old = SidebarSection(id: "old", title: "Old: 1 (2)")
        old.rows = [.tab(entry("Archive"))]
        var section = SidebarSection(id: "collections", title: "Collections")
        section.expanded = false
        section.actions = ["Add", "Sort, then filter"]
        section.rows = [.tab(entry("Recent")), .section(old), .tab(entry("Last"))]
        return section
    }

    private var unnamed: SidebarSection { SidebarSection(id: "unnamed", title: nil) }

    private func entry(_ title: String, _ symbol: String? = nil) -> BarEntry {
        BarEntry(kind: .tab, id: title.lowercased(), title: title, systemImage: symbol)
    }
}
