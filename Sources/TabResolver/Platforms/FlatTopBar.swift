import TabModel

/// A bar on top without a sidebar: sections are flattened, pinned tabs stand last (R2.40, R2.59, R2.64, R2.66).
struct FlatTopBar {
    let context: ResolutionContext
    let selection: SelectionState

    /// iPad: pinned tabs and search in their own region, in declared order.
    func padLayout(_ notes: inout NoteBook) -> TabLayout {
        let tabs = context.presentTabs
        let pinned = tabs.filter { context.entry($0).placement == .pinned }
        let middle = tabs.filter { context.entry($0).placement != .pinned }
        var bar = Bar()
        bar.items = middle.map { context.drawn($0, on: .bar) }
        bar.pinned = pinned.map { context.drawn($0, on: .bar) }
        bar.scrolls = context.scrolls(titled: middle, symbols: pinned.count, hasSidebarButton: false)
        var layout = layout(bar)
        layout.accessory = context.accessory(minimized: false)
        notes.add(.documented("R2.3"), "A wide iPad shows a bar on top; this style has no sidebar.")
        describe(tabs, flattening: .choice("R2.40"), pinning: .documented("R2.26"), &notes)
        return layout
    }

    /// Mac: segments, pinned last, then search (R2.59).
    func macLayout(_ notes: inout NoteBook) -> TabLayout {
        let tabs = ordered
        var bar = Bar()
        bar.items = tabs.map { context.drawn($0, on: .bar) }
        writeMacChrome(&notes)
        describe(tabs, flattening: .choice("R2.59"), pinning: .choice("R2.59"), &notes)
        return layout(bar)
    }

    /// TV: a centred bar, whose ends scroll away (R2.64).
    func tvLayout(_ notes: inout NoteBook) -> TabLayout {
        let tabs = ordered
        var bar = Bar()
        bar.items = tabs.map { context.drawn($0, on: .bar) }
        bar.scrolls = context.scrolls(titled: tabs, symbols: 0, hasSidebarButton: false)
        notes.add(
            .documented("R2.64"),
            "Apple TV shows a centred bar on top; what doesn't fit scrolls away, without More."
        )
        describe(tabs, flattening: .choice("R2.66"), pinning: .documented("R2.64"), &notes)
        return layout(bar)
    }

    /// Declared order, then pinned, then search.
    private var ordered: [Int] {
        let tabs = context.presentTabs
        let rank = { (index: Int) in
            context.entry(index).placement != .pinned ? 0 : context.role(index) == .search ? 2 : 1
        }
        return (0...2).flatMap { wanted in tabs.filter { rank($0) == wanted } }
    }

    private func layout(_ bar: Bar) -> TabLayout {
        var layout = TabLayout(chrome: .topBar)
        layout.bar = bar
        layout.light(selection, context)
        return layout
    }

    private func writeMacChrome(_ notes: inout NoteBook) {
        if context.spec.tabViewStyle == .grouped {
            notes.add(.choice("R2.10"), "The grouped style shows adjoining segments on top of a boxed content area.")
        } else if context.spec.tabViewStyle == .tabBarOnly {
            notes.add(.documented("R2.4"), "A Mac shows one segment for each tab in the window's toolbar.")
        } else {
            notes.add(.choice("R2.60"), "Nothing else being said, a Mac shows a segment for each tab.")
        }
    }

    private func describe(_ tabs: [Int], flattening: Rule, pinning: Rule, _ notes: inout NoteBook) {
        context.writeAbsent(&notes)
        for entry in context.outline.entries where entry.isSection && context.isPresent(entry.index) {
            notes.add(flattening, entry.index) {
                "\($0) isn't shown itself: without a sidebar its tabs stand in its place."
            }
        }
        for tab in tabs {
            if context.entry(tab).placement == .pinned {
                notes.add(pinning, tab) { "\($0) is pinned, so it stands at the trailing end." }
            } else if context.entry(tab).parent != nil {
                notes.add(flattening, tab) { "\($0) stands in the bar in place of its section." }
            } else {
                notes.add(.documented("R2.24"), tab) { "\($0) stands in the bar in declared order." }
            }
        }
    }
}
