public import TabModel

/// What the sidebar of a wide iPad lists while people edit it: hidden entries too, each in its place (R2.41, R3.12, R3.29).
public struct EditedSidebar: Sendable {
    private let context: ResolutionContext
    private let placements: SidebarPlacements

    /// Looks at what a state draws.
    public init(_ transitions: TabTransitions) {
        context = transitions.context
        placements = SidebarPlacements(context)
    }

    /// The entries in a section, or outside all sections, that the author does not hide: tabs and sections in one list.
    public func entries(in section: EntryID?) -> [EntryID] {
        guard let section else { return listed(context.outline.roots) }
        return context.outline.index(of: section).map { listed(context.orderedChildren(of: $0)) } ?? []
    }

    /// Whether an entry is ticked: a selected tab that people hide keeps its row, but not its tick (R3.20).
    public func isShown(_ id: EntryID) -> Bool {
        context.outline.index(of: id).map { placements[$0].isVisible } ?? false
    }

    /// What is drawn for an entry that people have hidden: as much as if it showed, so that no other row moves.
    ///
    /// The rows of a section are those of `entries(in:)`.
    public func hiddenRow(_ id: EntryID) -> SidebarRow? {
        let rows = SidebarRows(context: context) { _ in false }
        var notes = NoteCollector.none
        return context.outline.index(of: id).map { rows.row($0, &notes) }
    }

    private func listed(_ indices: [Int]) -> [EntryID] {
        indices.filter { !context.presence.isHidden($0) }.map { context.entry($0).id }
    }
}
