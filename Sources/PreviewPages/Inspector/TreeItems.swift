import TabModel
import TabResolver

/// A row of a tree before its reasons are written: of a long tree, only the shown rows get them.
struct TreeItem {
    let id: EntryID
    let title: String
    var depth = 0
    var part = ReasonOrder.Part.bar
    /// The drawn entry; nil for sections, and for entries that are not in the frame.
    var entry: BarEntry?
    var place: String?
    /// The section in the frame that contains the entry; nil for all but absent entries.
    var section: EntryID?
}

/// The regions of a layout with everything in them, and the entries of the spec that are in none.
struct TreeItems {
    let context: FrameContext
    /// A closure that returns true if there is a reason for an entry's place.
    let hasReason: (EntryID) -> Bool

    /// A region and its entries.
    typealias Group = (title: String, items: [TreeItem])

    var groups: [Group] {
        var groups = context.layout.bar.map(barGroups) ?? []
        if let sidebar = context.layout.sidebar {
            groups.append(("Sidebar", sidebar.rows.flatMap { items(of: $0, depth: 0) }))
        }
        if let pages = context.layout.pages { groups.append(group("Pages", pages.items, .pages)) }
        groups.append(("Not shown", absent(besides: groups)))
        return groups.filter { !$0.items.isEmpty }
    }

    private func barGroups(_ bar: Bar) -> [Group] {
        let isOrnament = [.ornament, .ornamentAndSidebar].contains(context.layout.chrome)
        return [
            group("Fixed", bar.fixed),
            group(isOrnament ? "Ornament" : "Tab bar", bar.items),
            group("Temporary", bar.temporary.map { [$0] } ?? []),
            group("More", bar.more ?? [], place: "in More"),
            group("Overflow menu", bar.overflow, place: "in the menu"),
            group("Pinned", bar.pinned),
            group("Detached", bar.detached.map { [$0] } ?? []),
        ]
    }

    private func group(
        _ title: String,
        _ entries: [BarEntry],
        _ part: ReasonOrder.Part = .bar,
        place: String? = nil
    ) -> Group {
        (title, entries.map { item($0, part: part, place: place) })
    }

    private func item(
        _ entry: BarEntry,
        depth: Int = 0,
        part: ReasonOrder.Part,
        place: String? = nil
    ) -> TreeItem {
        TreeItem(
            id: entry.id,
            title: entry.title ?? context.outline.title(entry.id),
            depth: depth,
            part: part,
            entry: entry,
            place: place
        )
    }

    private func items(of row: SidebarRow, depth: Int) -> [TreeItem] {
        switch row {
        case .tab(let entry): [item(entry, depth: depth, part: .sidebar)]
        case .section(let section):
            [
                TreeItem(
                    id: section.id,
                    title: section.title ?? "Section without header",
                    depth: depth,
                    part: .sidebar
                )
            ] + section.rows.flatMap { items(of: $0, depth: depth + 1) }
        }
    }

    /// Returns the entries of the spec that are in no region of this frame.
    private func absent(besides groups: [Group]) -> [TreeItem] {
        let present = Set(groups.flatMap(\.items).map(\.id))
        let absent = context.outline.entries.filter { entry in
            !present.contains(entry.id) && (!entry.isSection || hasReason(entry.id))
        }
        let absentIDs = Set(absent.map(\.id))
        return absent.map { entry in
            let parent = entry.parent.map { context.outline[$0].id }
            return TreeItem(
                id: entry.id,
                title: context.outline.title(entry.id),
                depth: parent.map(absentIDs.contains) == true ? 1 : 0,
                part: .absent,
                section: parent.flatMap { present.contains($0) ? $0 : nil }
            )
        }
    }
}
