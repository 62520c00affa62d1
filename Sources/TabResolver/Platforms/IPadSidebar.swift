import TabModel

/// The sidebar of a wide iPad (rulebook 2.5).
struct IPadSidebar {
    let context: ResolutionContext
    let selection: SelectionState
    let visibilities: Visibilities

    func layout(_ notes: inout NoteBook) -> TabLayout {
        var layout = TabLayout(chrome: .sidebar)
        let rows = SidebarRows(context: context, isListed: visibilities.sidebar.map(\.isVisible))
        layout.sidebar = context.sidebar(rows.rows)
        layout.light(selection, context)
        if let shown = selection.shown, !visibilities.sidebar[shown].isVisible { layout.highlighted = nil }
        SidebarNotes(context: context, standings: visibilities.sidebar).write(&notes)
        return layout
    }
}
