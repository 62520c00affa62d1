import TabModel

/// Pages with dots: the page style, and every tab view on a watch (R2.7 to R2.9, R2.74).
struct PagedTabs {
    let context: ResolutionContext
    let selection: SelectionState
    let axis: Pages.Axis

    func layout(_ notes: inout NoteBook) -> TabLayout {
        var layout = TabLayout(chrome: .pages)
        let items = context.presentTabs.map { context.drawn($0, on: .page) }
        let pages = Pages(axis: axis, items: items, dots: showsDots(of: items.count))
        layout.pages = pages
        layout.accessory = context.accessory(minimized: false)
        layout.light(selection, context)
        PageNotes(context: context, pages: pages).write(&notes)
        return layout
    }

    /// Always, never, or with more than one page (R1.33); the mode belongs to the page style alone.
    private func showsDots(of count: Int) -> Bool {
        switch context.spec.pageIndexDisplayMode {
        case .always where context.spec.tabViewStyle == .page: true
        case .never where context.spec.tabViewStyle == .page: false
        default: count > 1
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
