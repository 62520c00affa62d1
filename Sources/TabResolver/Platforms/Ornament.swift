import TabModel

/// The ornament at the leading edge of a Vision Pro window (rulebook 2.9).
struct Ornament {
    let context: ResolutionContext
    let selection: SelectionState

    /// Root tabs and section headers; a section's tabs in a sidebar while one is selected (R2.68).
    func adaptableLayout(_ notes: inout NoteBook) -> TabLayout {
        let members = context.outline.roots.filter { context.isPresent($0) }.flatMap { self.members(of: $0) }
        var layout = layout(members)
        let section = selection.shown.flatMap { context.entry($0).top }.flatMap { members.contains($0) ? $0 : nil }
        let standings = section.map { open($0, &layout) }
        OrnamentNotes(context: context, selection: selection, opened: section, standings: standings ?? [])
            .writeAdaptable(&notes)
        return layout
    }

    /// All tabs, sections flattened (R2.72).
    func flatLayout(_ notes: inout NoteBook) -> TabLayout {
        OrnamentNotes(context: context, selection: selection, opened: nil, standings: []).writeFlat(&notes)
        return layout(context.presentTabs)
    }

    /// A section without a title can't stand for its tabs, so they stand themselves (as R2.80).
    private func members(of root: Int) -> [Int] {
        guard context.entry(root).isSection, !context.entry(root).hasTitle else { return [root] }
        return context.outline.tabs(in: root).filter { context.isPresent($0) }
    }

    private func layout(_ members: [Int]) -> TabLayout {
        var layout = TabLayout(chrome: .ornament)
        var bar = Bar()
        bar.items = members.map { context.drawn($0, on: .ornament) }
        layout.bar = bar
        layout.light(selection, context)
        return layout
    }

    /// The sidebar lists that section's tabs only, and the ornament keeps its header lit (R2.68, R2.69).
    private func open(_ section: Int, _ layout: inout TabLayout) -> [Standing] {
        let standings = StoredSidebar(context, opened: section).standings
        let rows = SidebarRows(context: context, isListed: standings.map(\.isVisible))
        layout.chrome = .ornamentAndSidebar
        layout.sidebar = context.sidebar(rows.rows(in: section))
        layout.highlighted = .entry(context.entry(section).id)
        return standings
    }
}
