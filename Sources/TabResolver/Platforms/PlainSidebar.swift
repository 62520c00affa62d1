import TabModel

/// A sidebar that is always there: Mac, TV, and a wide iPhone on OS 27 (R2.13, R2.58, R2.63).
struct PlainSidebar {
    let context: ResolutionContext
    let selection: SelectionState

    func layout(_ notes: inout NoteCollector) -> TabLayout {
        switch context.environment.platform {
        case .mac: macLayout(&notes)
        case .tv: tvLayout(&notes)
        default: context.sidebarLayout(SidebarPlacements(all: context), selection, &notes)
        }
    }

    /// Mac: a stored visibility counts, the author's default does not (R2.62, R3.42).
    private func macLayout(_ notes: inout NoteCollector) -> TabLayout {
        var layout = context.sidebarLayout(SidebarPlacements(stored: context), selection, &notes)
        if context.isAttached { layout.canEdit = EditRules(context).macRights }
        return layout
    }

    /// TV: once a tab is chosen the sidebar folds to a pill (R2.63).
    private func tvLayout(_ notes: inout NoteCollector) -> TabLayout {
        var layout = context.sidebarLayout(SidebarPlacements(all: context), selection, &notes)
        layout.sidebar?.collapsed = context.environment.select != nil
        return layout
    }
}

extension ResolutionContext {
    /// A sidebar alone, with the entries that have a row in it.
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
