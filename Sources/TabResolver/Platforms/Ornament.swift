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
        if let section { open(section, &layout, &notes) }
        notes.add(.documented("R2.6"), "Vision Pro shows an ornament, and a sidebar while a section is chosen.")
        describe(members, opened: section, &notes)
        return layout
    }

    /// All tabs, sections flattened (R2.72).
    func flatLayout(_ notes: inout NoteBook) -> TabLayout {
        let members = context.presentTabs
        notes.add(.documented("R2.6"), "Vision Pro shows an ornament; this style has no sidebar.")
        for entry in context.outline.entries where entry.isSection && context.isPresent(entry.index) {
            notes.add(.choice("R2.72"), entry.index) { "\($0) isn't shown itself: its tabs stand in its place." }
        }
        describe(members, opened: nil, &notes)
        return layout(members)
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
    private func open(_ section: Int, _ layout: inout TabLayout, _ notes: inout NoteBook) {
        let standings = StoredSidebar(context, opened: section).standings
        let rows = SidebarRows(context: context, isListed: standings.map(\.isVisible))
        layout.chrome = .ornamentAndSidebar
        layout.sidebar = context.sidebar(rows.rows(in: section))
        layout.highlighted = .entry(context.entry(section).id)
        for index in section + 1..<context.entry(section).end where standings[index].isVisible {
            notes.add(.documented("R2.68"), index) { "\($0) stands in the sidebar of the chosen section." }
        }
    }

    private func describe(_ members: [Int], opened section: Int?, _ notes: inout NoteBook) {
        context.writeAbsent(&notes)
        for member in members {
            let entry = context.entry(member)
            if entry.isSection {
                notes.add(.documented("R2.68"), member) {
                    "\($0) stands in the ornament and opens its tabs in a sidebar."
                }
            } else if entry.parent != nil {
                notes.add(.choice("R2.72"), member) { "\($0) stands in the ornament in place of its section." }
            } else if entry.placement == .sidebarOnly {
                notes.add(.choice("R2.70"), member) {
                    "\($0) stands in the ornament, which counts as part of the sidebar."
                }
            } else if entry.placement == .pinned {
                notes.add(.choice("R2.71"), member) {
                    "\($0) stands in declared order: the ornament has no pinned region."
                }
            } else {
                notes.add(.documented("R2.68"), member) { "\($0) stands in the ornament in declared order." }
            }
        }
        guard let section, let shown = selection.shown else { return }
        let name = context.name(shown)
        notes.add(.documented("R2.69"), section) { "\($0) stays lit while \(name), one of its tabs, is selected." }
    }
}
