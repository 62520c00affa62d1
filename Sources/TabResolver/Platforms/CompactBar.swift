import TabModel

/// The bottom bar of iPhone and of iPad in compact width, and the vertical bar of iPhone Duo.
struct CompactBar {
    let context: ResolutionContext
    let selection: SelectionState

    func layout(_ notes: inout NoteCollector) -> TabLayout {
        let tabs = CompactTabs(context)
        tabs.explain(&notes)
        let isVertical = context.standsVertically(showing: selection.shown)
        isVertical ? explainVerticalLook(tabs, &notes) : explainLook(tabs, &notes)
        var layout = TabLayout(chrome: isVertical ? .verticalBar : .bottomBar)
        var bar = Bar()
        bar.items = tabs.items.map { context.drawn($0, on: .bar, &notes) }
        bar.more = tabs.more.map { $0.map { context.drawn($0, on: .more, &notes) } }
        bar.detached = tabs.detached.map { context.drawn($0, on: .trailing, &notes) }
        layout.bar = bar
        highlight(tabs, &layout, &notes)
        if context.environment.interaction.search, let shown = selection.shown, tabs.detached == shown,
            context.role(shown) == .search
        {
            notes.add(.documented("R2.48"), shown, "is now a search field; the other tabs collapse into one button.")
        }
        return layout
    }

    private func explainLook(_ tabs: CompactTabs, _ notes: inout NoteCollector) {
        let environment = context.environment
        let isStacked = environment.platform != .iPhone || environment.orientation == .portrait
        let look = context.level == .v18 ? "fills the width and is opaque" : "floats as a capsule"
        notes.add(.documented("R2.51"), "Each symbol is \(isStacked ? "above" : "beside") its title.")
        explainFilling(tabs, &notes)
        notes.add(.documented("R6.10"), "The bar \(look) \(context.setting).")
    }

    /// Explains that bars fill symbols (R2.75), except those whose form the author chooses (R2.118).
    private func explainFilling(_ tabs: CompactTabs, _ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        let looks = tabs.all.compactMap { context.entry($0).look }
        let own = looks.count { $0.variants != nil }
        guard own < looks.count || looks.isEmpty else { return }
        let exception = own == 0 ? "" : ", except those with symbolVariants"
        notes.add(.documented("R2.75"), "Symbols are drawn filled, whether selected or not\(exception).")
    }

    /// Explains that the bar has symbols only, in declared order from top to bottom (R2.95, R2.96, R2.98, R2.99).
    private func explainVerticalLook(_ tabs: CompactTabs, _ notes: inout NoteCollector) {
        notes.add(
            .observed("R2.95"),
            "The bar shows only symbols. "
                + "Titles appear while a finger is pressed on it; lifting the finger selects a tab."
        )
        notes.add(.observed("R2.96"), "Tabs are in declared order from top to bottom.")
        explainFilling(tabs, &notes)
        for tab in tabs.all where !tabs.fallen.contains(tab) {
            let label = context.entry(tab).label
            if !label.hasImage {
                notes.add(.observed("R2.95"), tab, "stays in the bar with a small title, because it has no symbol.")
            }
        }
        if let detached = tabs.detached {
            let rule: Rule = context.role(detached) == .search ? .observed("R2.98") : .choice("R2.98")
            notes.add(rule, detached, "is a separate circle below the other tabs.")
        }
    }

    /// Highlights More for a tab in More; while More's list shows, no tab's content does (R4.16).
    private func highlight(_ tabs: CompactTabs, _ layout: inout TabLayout, _ notes: inout NoteCollector) {
        layout.selection = selection.bound
        if context.environment.interaction.more, tabs.more != nil {
            layout.highlighted = .more
            notes.add(.observed("R4.16"), "The More list is shown instead of a tab's content.")
            return
        }
        guard let shown = selection.shown else { return }
        layout.shown = context.entry(shown).id
        if tabs.fallen.contains(shown) {
            layout.highlighted = .more
            explainMore(lightFor: shown, &notes)
        } else if tabs.detached == shown || tabs.items.contains(shown) {
            layout.highlighted = .entry(context.entry(shown).id)
        }
    }

    /// Explains that an app that binds the selection may not learn of a choice made through More on an iPhone (R4.18).
    private func explainMore(lightFor shown: Int, _ notes: inout NoteCollector) {
        notes.add(.observed("R4.16"), shown, "is shown, and More is highlighted because it contains it.")
        guard context.environment.platform != .iPad, context.spec.selection != nil,
            context.environment.interaction.select == context.entry(shown).id
        else { return }
        notes.add(
            .observed("R4.18"),
            shown,
            "was selected in More: some OS versions don't update the app's binding."
        )
    }
}
