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
        let isDocumented = context.spec.tabViewStyle == .tabBarOnly
        notes.add(
            isDocumented ? .documented("R2.3") : .choice("R2.3"),
            "A wide iPad shows a bar on top; this style has no sidebar."
        )
        FlatNotes.pad(context).write(tabs, &notes)
        if bar.scrolls { context.writeScrolling(&notes) }
        return layout
    }

    /// Mac: segments, pinned last, then search (R2.59).
    func macLayout(_ notes: inout NoteBook) -> TabLayout {
        let tabs = ordered
        var bar = Bar()
        bar.items = tabs.map { context.drawn($0, on: .bar) }
        writeMacChrome(&notes)
        FlatNotes.mac(context).write(tabs, &notes)
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
        FlatNotes.tv(context).write(tabs, &notes)
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
        switch context.spec.tabViewStyle.drawn(on: .mac) {
        case .grouped:
            notes.add(.choice("R2.10"), "The grouped style shows adjoining segments on top of a boxed content area.")
        case .tabBarOnly:
            notes.add(.documented("R2.4"), "A Mac shows one segment for each tab in the window's toolbar.")
        case .sidebarAdaptable:
            notes.add(.documented("R1.64"), "A Mac on OS 27 shows the bar on top that the spec asks for.")
        default:
            notes.add(.choice("R2.60"), "Nothing else being said, a Mac shows a segment for each tab.")
        }
    }
}
