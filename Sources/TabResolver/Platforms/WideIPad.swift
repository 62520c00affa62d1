import TabModel

/// An iPad in regular width with the adaptable style: bar or sidebar, and both while editing.
struct WideIPad {
    let context: ResolutionContext
    let selection: SelectionState
    let placements: Placements

    func layout(_ notes: inout NoteCollector) -> TabLayout {
        let showsSidebar = context.isEditing || notes.value(of: form) == .sidebar
        var layout = showsSidebar ? sidebarLayout(&notes) : barLayout(&notes)
        if context.isEditing {
            let regions = BarRegions(context, placements.tabBar, &notes)
            layout.bar = drawn(regions, temporary: nil, &notes)
            notes.add(.documented("R2.23"), "While editing, the bar stays above the content as a drop target.")
        }
        layout.canEdit = EditRules(context).rights
        return layout
    }

    /// The form that a person chose, otherwise the spec's default, otherwise the one by orientation (R2.20, SW3).
    private var form: Decision<AdaptableForm> {
        if let form = context.environment.form {
            let name = form == .sidebar ? "sidebar" : "bar"
            return Decision(form, .documented("R2.21"), "It shows the \(name); people can switch at any time.")
        }
        let rule = Rule.documented("R2.20")
        switch context.spec.defaultAdaptableTabBarPlacement {
        case .tabBar: return Decision(.tabBar, rule, "It opens with the bar, as the app requests.")
        case .sidebar: return Decision(.sidebar, rule, "It opens with the sidebar, as the app requests.")
        case .automatic where context.spec.switches.automaticIPadForm != .byOrientation:
            return Decision(
                .tabBar,
                .choice("R2.20"),
                "It opens with the bar because of the switch automaticIPadForm."
            )
        case .automatic where context.environment.orientation == .landscape:
            return Decision(.sidebar, rule, "By default it opens with the sidebar in landscape.")
        case .automatic:
            return Decision(.tabBar, rule, "By default it opens with the bar in portrait.")
        }
    }

    private func sidebarLayout(_ notes: inout NoteCollector) -> TabLayout {
        context.sidebarLayout(placements.sidebar, selection, &notes)
    }

    private func barLayout(_ notes: inout NoteCollector) -> TabLayout {
        var layout = TabLayout(chrome: .topBar)
        layout.light(selection, context)
        let regions = BarRegions(context, placements.tabBar, &notes)
        var temporary: Int?
        if let shown = selection.shown {
            if let section = litSection(for: shown) {
                layout.highlighted = .entry(context.entry(section).id)
                let name = context.name(section)
                notes.add(.documented("R2.39"), shown, "is shown, and its section \(name) is highlighted.")
            } else if !placements.tabBar[shown].isVisible {
                temporary = shown
                notes.add(.observed("R2.39"), shown, "is at the end of the bar only while it is selected.")
            }
        }
        layout.bar = drawn(regions, temporary: temporary, &notes)
        return layout
    }

    /// Returns the section item that is highlighted for a tab without a place of its own (R2.39).
    private func litSection(for shown: Int) -> Int? {
        guard !placements.tabBar[shown].isVisible, let top = context.entry(shown).top else { return nil }
        return placements.tabBar[top].isVisible ? top : nil
    }

    /// Returns the drawn regions, with a selected tab that has no other place (R2.39).
    private func drawn(_ regions: BarRegions, temporary: Int?, _ notes: inout NoteCollector) -> Bar {
        var bar = Bar()
        bar.fixed = regions.fixed.map { context.drawn($0, on: .bar, &notes) }
        bar.items = regions.middle.map { context.drawn($0, on: .bar, &notes) }
        bar.pinned = regions.pinned.map { context.drawn($0, on: .trailing, &notes) }
        bar.temporary = temporary.map { context.drawn($0, on: .bar, &notes) }
        let titled = regions.fixed + regions.middle
        bar.scrolls = context.scrolls(titled: titled, symbols: regions.pinned.count, hasSidebarButton: true, &notes)
        placements.tabBar.explainAbsences(temporary: temporary, &notes)
        notes.add(.observed("R2.29"), "Entries in the bar only show their title; pinned entries only show their image.")
        if context.stored?.tabBarOrder != nil {
            notes.add(.documented("R3.30"), "The bar's middle has a customized order; new entries come last.")
        }
        return bar
    }
}
