import TabModel

/// The bar on top of a wide iPad beside a sidebar (rulebook 2.4).
struct IPadTopBar {
    let context: ResolutionContext
    let selection: SelectionState
    let visibilities: Visibilities
    let regions: BarRegions

    func layout(_ notes: inout NoteBook) -> TabLayout {
        var layout = TabLayout(chrome: .topBar)
        layout.light(selection, context)
        let standIn = selection.shown.flatMap { self.standIn(for: $0) }
        let isInBar = selection.shown.map { regions.all.contains($0) } ?? true
        let temporary = isInBar || standIn != nil ? nil : selection.shown
        if let standIn { layout.highlighted = .entry(context.entry(standIn).id) }
        layout.bar = drawn(temporary: temporary)
        writeReasons(temporary: temporary, &notes)
        writeHighlight(standIn: standIn, temporary: temporary, &notes)
        return layout
    }

    /// The regions as they are drawn, with a selected tab that has no other place (R2.39).
    func drawn(temporary: Int?) -> Bar {
        var bar = Bar()
        bar.fixed = regions.fixed.map { context.drawn($0, on: .bar) }
        bar.items = regions.middle.map { context.drawn($0, on: .bar) }
        bar.pinned = regions.pinned.map { context.drawn($0, on: .bar) }
        bar.temporary = temporary.map { context.drawn($0, on: .bar) }
        bar.scrolls = scrolls
        return bar
    }

    /// The section item that is lit for a tab without a place of its own (R2.39).
    private func standIn(for shown: Int) -> Int? {
        guard !visibilities.tabBar[shown].isVisible, let top = context.entry(shown).top else { return nil }
        return visibilities.tabBar[top].isVisible ? top : nil
    }

    private var scrolls: Bool {
        context.scrolls(titled: regions.fixed + regions.middle, symbols: regions.pinned.count, hasSidebarButton: true)
    }

    func writeReasons(temporary: Int?, _ notes: inout NoteBook) {
        TopBarNotes(context: context, visibilities: visibilities, regions: regions, temporary: temporary).write(&notes)
        if scrolls { context.writeScrolling(&notes) }
    }

    private func writeHighlight(standIn: Int?, temporary: Int?, _ notes: inout NoteBook) {
        guard let shown = selection.shown else { return }
        if let standIn {
            let section = context.name(standIn)
            notes.add(.documented("R2.39"), shown) { "\($0) shows, and its section \(section) is lit for it." }
        } else if temporary != nil {
            notes.add(.observed("R2.39"), shown) { "\($0) has a place at the end only while it is selected." }
        }
    }
}
