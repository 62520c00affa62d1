import TabModel

/// A sidebar that is always present: on Mac, on TV, and on a wide iPhone whose spec requests it (R2.58, R2.63, R2.104).
struct PlainSidebar {
    let context: ResolutionContext
    let selection: SelectionState

    func layout(_ notes: inout NoteCollector) -> TabLayout {
        switch context.environment.platform {
        case .mac: macLayout(&notes)
        case .tv: tvLayout(&notes)
        case .iPhoneDuo: duoLayout(&notes)
        default: context.sidebarLayout(SidebarPlacements(all: context), selection, &notes)
        }
    }

    /// Returns the layout on Mac: a stored visibility counts, the author's default does not (R2.62, R3.42).
    private func macLayout(_ notes: inout NoteCollector) -> TabLayout {
        var layout = context.sidebarLayout(SidebarPlacements(stored: context), selection, &notes)
        if context.isAttached { layout.canEdit = EditRules(context).macRights }
        return layout
    }

    /// Returns the layout on iPhone Duo: a sidebar that does not fit beside the content is behind a button (R2.104,
    /// R2.105).
    private func duoLayout(_ notes: inout NoteCollector) -> TabLayout {
        var layout = context.sidebarLayout(SidebarPlacements(all: context), selection, &notes)
        layout.sidebar?.collapsed = !context.environment.fitsSidebar
        return layout
    }

    /// Returns the layout on TV: once a tab is chosen, the sidebar collapses to a pill (R2.63).
    private func tvLayout(_ notes: inout NoteCollector) -> TabLayout {
        var layout = context.sidebarLayout(SidebarPlacements(all: context), selection, &notes)
        layout.sidebar?.collapsed = context.environment.interaction.select != nil
        return layout
    }
}

extension ResolutionContext {
    /// Returns a sidebar alone, with the entries that have a row in it.
    func sidebarLayout(
        _ placements: SidebarPlacements,
        _ selection: SelectionState,
        _ notes: inout NoteCollector
    ) -> TabLayout {
        var layout = TabLayout(chrome: .sidebar)
        var sidebar = Sidebar()
        sidebar.rows = SidebarRows(context: self) { placements[$0].isVisible }.rows(&notes)
        layout.sidebar = sidebar
        layout.light(selection, self)
        if let shown = selection.shown, !placements[shown].isVisible { layout.highlighted = nil }
        notes.add(.documented("R2.42"), "Rows are drawn with outline symbols.")
        placements.explain(outline.entries.indices, in: self, &notes)
        return layout
    }
}

/// Pages with dots: the page style, and every tab view on a watch (R2.7 to R2.9, R2.74).
struct PagedTabs {
    let context: ResolutionContext
    let selection: SelectionState
    let axis: Pages.Axis

    func layout(_ notes: inout NoteCollector) -> TabLayout {
        var layout = TabLayout(chrome: .pages)
        let items = items(&notes)
        layout.pages = Pages(axis: axis, items: items, dots: notes.value(of: showsDots(of: items.count)))
        layout.light(selection, context)
        return layout
    }

    /// Returns a page for each tab, with sections flattened.
    private func items(_ notes: inout NoteCollector) -> [BarEntry] {
        let rule = context.environment.platform == .watch ? "R2.74" : "R2.8"
        var items: [BarEntry] = []
        for entry in context.outline.entries where context.isPresent(entry.index) {
            if entry.isSection {
                notes.add(.choice(rule), entry.index, "isn't shown itself: its tabs are pages in its place.")
                continue
            }
            if entry.parent != nil {
                notes.add(.choice(rule), entry.index, "is a page, in place of its section.")
            } else {
                notes.add(.documented(rule), entry.index, "is a page, in declared order.")
            }
            items.append(context.drawn(entry.index, on: .page, &notes))
        }
        return items
    }

    /// Returns the decision about the dots: always, never, or with more than one page (R1.33).
    ///
    /// The mode belongs to the page style alone.
    private func showsDots(of count: Int) -> Decision<Bool> {
        let rule = Rule.documented("R1.33")
        switch context.spec.pageIndexDisplayMode {
        case .always where context.spec.tabViewStyle == .page:
            return Decision(true, rule, "The dots are shown: pageIndexDisplayMode is always.")
        case .never where context.spec.tabViewStyle == .page:
            return Decision(false, rule, "The dots are hidden: pageIndexDisplayMode is never.")
        case _ where count > 1: return Decision(true, rule, "The dots are shown: there is more than one page.")
        default: return Decision(false, rule, "The dots are hidden: there is no second page.")
        }
    }
}
