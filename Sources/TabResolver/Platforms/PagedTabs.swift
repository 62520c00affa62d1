import TabModel

/// Pages with dots: the page style, and every tab view on a watch (R2.7 to R2.9, R2.74).
struct PagedTabs {
    let context: ResolutionContext
    let selection: SelectionState
    let axis: Pages.Axis

    func layout(_ notes: inout NoteBook) -> TabLayout {
        var layout = TabLayout(chrome: .pages)
        let tabs = context.presentTabs
        let items = tabs.map { context.drawn($0, on: .page) }
        layout.pages = Pages(axis: axis, items: items, dots: showsDots(of: items.count))
        layout.accessory = context.accessory(minimized: false)
        layout.light(selection, context)
        describe(tabs, &notes)
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

    private func describe(_ tabs: [Int], _ notes: inout NoteBook) {
        context.writeAbsent(&notes)
        if axis == .vertical {
            notes.add(.documented("R2.9"), "Each tab is a page, turned with the Digital Crown.")
        } else if context.environment.platform == .watch, context.spec.tabViewStyle != .page {
            notes.add(.documented("R2.7"), "A watch shows tabs as pages with dots; it has no bar.")
        } else {
            notes.add(.documented("R2.8"), "The page style shows each tab as a page, without bar, badges or sections.")
        }
        let rule: Rule = context.environment.platform == .watch ? .documented("R2.74") : .documented("R2.8")
        for tab in tabs {
            notes.add(rule, tab) { "\($0) is a page, in declared order." }
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
