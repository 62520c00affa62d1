import TabModel

/// A bar on top without a sidebar: sections are flattened, pinned tabs come last (R2.40, R2.59, R2.64, R2.66).
struct FlatTopBar {
    let context: ResolutionContext
    let selection: SelectionState
    /// Why a root tab is where it was declared.
    private let placing: Rule
    /// Why a section gives its place to its tabs.
    private let flattening: Rule
    /// Why pinned tabs come last.
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
        var layout = TabLayout(chrome: .topBar)
        switch context.environment.platform {
        case .iPad: layout.bar = padBar(&notes)
        // Segments on a Mac; on TV a centred bar, whose ends scroll away.
        case let platform:
            let tabs = ordered
            var bar = Bar()
            bar.items = tabs.map { context.drawn($0, on: .bar, &notes) }
            bar.scrolls =
                platform == .tv && context.scrolls(titled: tabs, symbols: 0, hasSidebarButton: false, &notes)
            layout.bar = bar
        }
        layout.light(selection, context)
        explainPlaces(&notes)
        return layout
    }

    /// Pinned tabs and search in their own region, in declared order.
    private func padBar(_ notes: inout NoteCollector) -> Bar {
        let tabs = context.presentTabs
        let pinned = tabs.filter { context.entry($0).placement == .pinned }
        let middle = tabs.filter { context.entry($0).placement != .pinned }
        var bar = Bar()
        bar.items = middle.map { context.drawn($0, on: .bar, &notes) }
        bar.pinned = pinned.map { context.drawn($0, on: .trailing, &notes) }
        bar.scrolls = context.scrolls(titled: middle, symbols: pinned.count, hasSidebarButton: false, &notes)
        return bar
    }

    /// Declared order, then pinned, then search.
    private var ordered: [Int] {
        let tabs = context.presentTabs
        let rank = { (index: Int) in
            context.entry(index).placement != .pinned ? 0 : context.role(index) == .search ? 2 : 1
        }
        return (0...2).flatMap { wanted in tabs.filter { rank($0) == wanted } }
    }

    private func explainPlaces(_ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        for entry in context.outline.entries where context.isPresent(entry.index) {
            let index = entry.index
            if entry.isSection {
                notes.add(flattening, index, "isn't shown itself: without a sidebar its tabs stand in its place.")
            } else if entry.placement == .pinned {
                notes.add(pinning, index, "is pinned, so it stands at the trailing end.")
            } else if entry.parent != nil {
                notes.add(flattening, index, "stands in the bar in place of its section.")
            } else {
                notes.add(placing, index, "stands in the bar in declared order.")
            }
            if !entry.isSection, entry.placement == .sidebarOnly {
                notes.add(
                    .choice("R1.20"),
                    index,
                    "stands in the bar although it is sidebar-only: this style has no sidebar."
                )
            }
        }
    }
}

extension TabLayout {
    /// Selects, shows and lights the same tab: where the chrome has every tab.
    mutating func light(_ state: SelectionState, _ context: ResolutionContext) {
        selection = state.bound
        shown = state.shown.map { context.entry($0).id }
        highlighted = shown.map { .entry($0) }
    }
}
