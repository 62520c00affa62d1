import TabModel
import TabResolver

/// Layouts of ``SampleSpec/library`` as the rules make them, written by hand.
enum SampleLayout {
    static func entry(_ id: EntryID, filled: Bool = false, kind: BarEntry.Kind = .tab) -> BarEntry {
        let label = labels[id]
        var entry = BarEntry(kind: kind, id: id, title: label?.title, systemImage: label?.symbol)
        entry.filled = filled
        entry.badge = id == "new" ? "3" : nil
        entry.role = id == "search" ? .search : nil
        return entry
    }

    static var topBar: TabLayout {
        var layout = TabLayout(chrome: .topBar)
        var bar = Bar()
        bar.fixed = [entry("watchNow")]
        bar.items = [
            entry("library"), entry("new"), entry("collections", kind: .section), entry("places", kind: .section),
        ]
        bar.pinned = [entry("search")]
        layout.bar = bar
        return finished(layout, shown: "library")
    }

    static var sidebar: TabLayout {
        var layout = TabLayout(chrome: .sidebar)
        layout.sidebar = sidebarRows
        return finished(layout, shown: "library")
    }

    static var editing: TabLayout {
        var layout = topBar
        layout.chrome = .sidebar
        layout.sidebar = sidebarRows
        return layout
    }

    static var bottomBar: TabLayout {
        var layout = TabLayout(chrome: .bottomBar)
        var bar = Bar()
        bar.items = ["watchNow", "library", "new"].map { entry($0, filled: true) }
        bar.detached = entry("search")
        bar.more = ["drafts", "cinematic", "forest", "scenes", "map", "settings"].map { entry($0) }
        layout.bar = bar
        return finished(layout, shown: "library", canEdit: false)
    }

    private static var sidebarRows: Sidebar {
        var sidebar = Sidebar()
        sidebar.rows = ["watchNow", "library", "new", "drafts", "search"].map { .tab(entry($0)) }
        sidebar.rows.append(
            section("collections", "Collections", ["cinematic", "scenes"], actions: ["Add collection"])
        )
        sidebar.rows.append(section("places", "Places", ["map", "settings"]))
        sidebar.footer = true
        return sidebar
    }

    private static func section(_ id: EntryID, _ title: String, _ rows: [EntryID], actions: [String] = []) -> SidebarRow
    {
        var section = SidebarSection(id: id, title: title)
        section.rows = rows.map { .tab(entry($0)) }
        section.actions = actions
        return .section(section)
    }

    private static func finished(_ layout: TabLayout, shown: EntryID, canEdit: Bool = true) -> TabLayout {
        var layout = layout
        layout.selection = shown
        layout.shown = shown
        layout.highlighted = .entry(shown)
        layout.notes = notes
        layout.findings = findings
        let environment = ResolutionEnvironment(platform: .iPad, sizeClass: canEdit ? .regular : .compact)
        layout.canEdit = LayoutResolver(SampleSpec.library).layout(in: environment).canEdit
        return layout
    }

    /// A reason against any action.
    static let prohibition = Prohibition("R3.9", "can't be moved.")

    private static let notes = [
        Note(rule: "R2.20", certainty: .documented, text: "Landscape opens with the sidebar, portrait with the bar."),
        Note(rule: "R2.29", certainty: .observed, text: "Entries of the bar show their title only."),
        Note(
            rule: "R2.37",
            certainty: .documented,
            entry: "watchNow",
            text: "Its behavior in the tab bar is disabled, so it stands first and can't be moved."
        ),
        Note(rule: "R1.15", certainty: .documented, entry: "search", text: "Search takes its label from its role."),
        Note(rule: "R2.26", certainty: .documented, entry: "search", text: "Search is pinned to the trailing end."),
        Note(
            rule: "R2.27",
            certainty: .observed,
            entry: "drafts",
            text: "It is sidebarOnly, so it is absent from the bar."
        ),
        Note(
            rule: "R2.31",
            certainty: .choice,
            entry: "collections",
            text: "The section stands in the bar as one entry for all its tabs."
        ),
    ]

    private static let findings = [
        Diagnostic(
            severity: .warning,
            id: "R5.14",
            text: "\"Settings\" has no customizationID, so people can't move or hide it.",
            file: "library.json",
            location: SourceLocation(line: 42, column: 9),
            entry: "settings",
            fix: "Add \"customizationID\": \"settings\"."
        ),
        Diagnostic(
            severity: .info,
            id: "R5.30",
            text: "\"Drafts\" is sidebarOnly and shows on iPhone all the same.",
            file: "library.json",
            location: SourceLocation(line: 18, column: 5),
            entry: "drafts"
        ),
    ]

    private static let labels: [EntryID: (title: String, symbol: String?)] = [
        "watchNow": ("Watch Now", "play"), "library": ("Library", "books.vertical"), "new": ("New", "bell"),
        "drafts": ("Drafts", "square.and.pencil"), "search": ("Search", "magnifyingglass"),
        "collections": ("Collections", nil), "places": ("Places", nil),
        "cinematic": ("Cinematic Shots", "list.and.film"), "forest": ("Forest Life", "leaf"),
        "scenes": ("Behind the Scenes", "film"), "map": ("Map", "map"), "settings": ("Settings", "gearshape"),
    ]
}
