import TabModel

/// A bar on top without a sidebar: sections are flattened, pinned tabs come last (R2.40, R2.59, R2.64, R2.66).
struct FlatTopBar {
    let context: ResolutionContext
    let selection: SelectionState
    /// The rule that places a root tab where it was declared.
    private let placing: Rule
    /// The rule that replaces a section by its tabs.
    private let flattening: Rule
    /// The rule that places pinned tabs last.
    private let pinning: Rule

    init(_ context: ResolutionContext, _ selection: SelectionState) {
        (self.context, self.selection) = (context, selection)
        switch context.environment.platform {
        case .mac: (placing, flattening, pinning) = (.choice("R2.59"), .choice("R2.59"), .choice("R2.59"))
        case .tv: (placing, flattening, pinning) = (.documented("R2.64"), .choice("R2.66"), .choice("R2.66"))
        default: (placing, flattening, pinning) = (.documented("R2.24"), .choice("R2.40"), .documented("R2.26"))
        }
    }

    func layout(_ notes: inout NoteCollector) -> TabLayout {
        let (middle, trailing) = places(&notes)
        var layout = TabLayout(chrome: .topBar)
        var bar = Bar()
        if context.environment.platform == .iPad {
            bar.items = middle.map { context.drawn($0, on: .bar, &notes) }
            bar.pinned = trailing.map { context.drawn($0, on: .trailing, &notes) }
            bar.scrolls = context.scrolls(titled: middle, symbols: trailing.count, hasSidebarButton: false, &notes)
        } else {
            // Segments on a Mac; on TV a centered bar, whose ends scroll away. Search comes last in both.
            let isSearch = { context.role($0) == .search }
            let tabs = middle + trailing.filter { !isSearch($0) } + trailing.filter(isSearch)
            let fitting = context.settingsToolbar?.fitting(tabs, of: context.outline) ?? tabs.count
            bar.items = tabs.prefix(fitting).map { context.drawn($0, on: .bar, &notes) }
            bar.overflow = tabs.dropFirst(fitting).map { context.drawn($0, on: .bar, &notes) }
            for tab in tabs.dropFirst(fitting) {
                let words =
                    "is in the menu at the toolbar's end, because the settings window is too narrow for all panes."
                notes.add(.observed("R2.122"), tab, words)
            }
            bar.scrolls =
                context.environment.platform == .tv
                && context.scrolls(titled: tabs, symbols: 0, hasSidebarButton: false, &notes)
        }
        layout.bar = bar
        layout.light(selection, context)
        return layout
    }

    /// Returns the tabs in declared order, and those that are pinned, search among them.
    private func places(_ notes: inout NoteCollector) -> (middle: [Int], trailing: [Int]) {
        var (middle, trailing): ([Int], [Int]) = ([], [])
        for entry in context.outline.entries where context.isPresent(entry.index) {
            let index = entry.index
            if entry.isSection {
                notes.add(flattening, index, "isn't shown itself: without a sidebar its tabs take its place.")
                continue
            }
            if entry.placement == .pinned {
                trailing.append(index)
                notes.add(pinning, index, "is pinned, so it is at the trailing end.")
                continue
            }
            middle.append(index)
            if entry.parent != nil {
                notes.add(flattening, index, "appears in the bar in place of its section.")
            } else {
                notes.add(placing, index, "appears in the bar in declared order.")
            }
            if entry.placement == .sidebarOnly {
                let words = "appears in the bar although it is sidebar-only, because this style has no sidebar."
                notes.add(.choice("R1.20"), index, words)
            }
        }
        return (middle, trailing)
    }
}

extension TabLayout {
    /// Selects, shows and highlights the same tab, in chrome that has every tab.
    mutating func light(_ state: SelectionState, _ context: ResolutionContext) {
        selection = state.bound
        shown = state.shown.map { context.entry($0).id }
        highlighted = shown.map { .entry($0) }
    }
}

extension ResolutionContext {
    /// Returns a Boolean value that indicates whether a top bar, which may have any number of entries, is estimated not
    /// to fit (R2.38, R2.64, R3.19).
    ///
    /// In points: 20 and 8.5 for each character of a title, 44 for each pinned symbol and for the sidebar button.
    func scrolls(titled: [Int], symbols: Int, hasSidebarButton: Bool, _ notes: inout NoteCollector) -> Bool {
        let titles = titled.reduce(0.0) { $0 + 20 + 8.5 * Double(outline[$1].label.title?.count ?? 0) }
        let buttons = 44 * Double(symbols + (hasSidebarButton ? 1 : 0))
        let scrolls = titles + buttons > screenWidth - 220
        if scrolls, environment.platform != .tv {
            notes.add(
                .documented("R2.38"),
                "The middle of the bar scrolls, because not all titles fit. There is no More entry here."
            )
        }
        return scrolls
    }

    private var screenWidth: Double {
        switch environment.platform {
        case .tv: 1920
        default: environment.orientation == .landscape ? 1194 : 834
        }
    }
}
