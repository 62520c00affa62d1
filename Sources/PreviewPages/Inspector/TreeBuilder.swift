import TabModel
import TabResolver

/// The layout of one frame as a tree.
struct TreeValues: TemplateValue {
    var frame: String
    var title: String
    var notes: [NoteValues]
    var more: MoreNotesValues?
    var groups: [TreeGroupValues]
}

/// One region of a bar, or a sidebar.
struct TreeGroupValues: TemplateValue {
    var title: String
    var rows: [TreeRowValues]
}

/// One entry of a region with its deciding reason, and the others folded.
struct TreeRowValues: TemplateValue {
    var entryID: String
    var title: String
    var depth: String
    var isShown: Bool
    /// In words, where it is not in the frame itself: in More, in a section, hidden.
    var place: String?
    var icon: IconValues?
    var notes: [NoteValues]
    var more: MoreNotesValues?
}

/// Reasons that are folded under the deciding one.
struct MoreNotesValues: TemplateValue {
    var text: String
    /// What screen readers hear after the text: reasons for what.
    var context: String
    var notes: [NoteValues]
}

/// A reason and the rule it follows.
struct NoteValues: TemplateValue {
    var rule: RuleLinkValues
    var text: String
}

/// Makes the tree of one layout: its regions, their entries, and the reason for each place.
struct TreeBuilder {
    private let context: FrameContext
    /// The reasons by the entry they speak of; those of the whole under nil.
    private let reasons: [EntryID?: [Note]]
    private let sidebar: EditedSidebar

    init(context: FrameContext) {
        self.context = context
        sidebar = EditedSidebar(context.transitions)
        reasons = Dictionary(grouping: context.layout.notes, by: \.entry)
    }

    var values: TreeValues {
        let title = FrameText.label(context.environment)
        let whole = ReasonOrder.whole(reasons[nil] ?? [])
        return TreeValues(
            frame: context.name,
            title: title,
            notes: whole.deciding.map { note($0, under: nil) },
            more: more(whole.others, under: nil, of: title),
            groups: groups.filter { !$0.rows.isEmpty }
        )
    }

    private var groups: [TreeGroupValues] {
        var groups = context.layout.bar.map(barGroups) ?? []
        if let sidebar = context.layout.sidebar {
            groups.append(TreeGroupValues(title: "Sidebar", rows: sidebar.rows.flatMap { rows(of: $0, depth: 0) }))
        }
        if let pages = context.layout.pages { groups.append(group("Pages", pages.items, .pages)) }
        groups.append(absent(besides: groups))
        return groups
    }

    private func barGroups(_ bar: Bar) -> [TreeGroupValues] {
        let isOrnament = [.ornament, .ornamentAndSidebar].contains(context.layout.chrome)
        return [
            group("Fixed", bar.fixed),
            group(isOrnament ? "Ornament" : "Tab bar", bar.items),
            group("Temporary", bar.temporary.map { [$0] } ?? []),
            group("More", bar.more ?? [], place: "in More"),
            group("Pinned", bar.pinned),
            group("Detached", bar.detached.map { [$0] } ?? []),
        ]
    }

    private func group(
        _ title: String,
        _ entries: [BarEntry],
        _ part: ReasonOrder.Part = .bar,
        place: String? = nil
    ) -> TreeGroupValues {
        TreeGroupValues(title: title, rows: entries.map { row($0, depth: 0, in: part, place: place) })
    }

    private func rows(of row: SidebarRow, depth: Int) -> [TreeRowValues] {
        switch row {
        case .tab(let entry): [self.row(entry, depth: depth, in: .sidebar)]
        case .section(let section):
            [self.row(id: section.id, title: section.title ?? "Section without header", depth: depth, in: .sidebar)]
                + section.rows.flatMap { rows(of: $0, depth: depth + 1) }
        }
    }

    private func row(
        _ entry: BarEntry,
        depth: Int,
        in part: ReasonOrder.Part,
        place: String? = nil
    ) -> TreeRowValues {
        let icon = context.icons.icon(of: entry)
        return row(id: entry.id, title: entry.title ?? entry.id, depth: depth, in: part, place: place, icon: icon)
    }

    private func row(
        id: EntryID,
        title: String,
        depth: Int,
        in part: ReasonOrder.Part,
        place: String? = nil,
        icon: IconValues? = nil
    ) -> TreeRowValues {
        let ordered = ReasonOrder(part: part).sorted(reasons[id] ?? [])
        let shown = VisibleMarks.shown(title)
        return TreeRowValues(
            entryID: id,
            title: shown,
            depth: String(min(depth, 3)),
            isShown: part != .absent,
            place: place,
            icon: icon,
            notes: ordered.prefix(1).map { note($0, under: id) },
            more: more(ordered.dropFirst(), under: id, of: shown)
        )
    }

    /// Entries of the spec that are nowhere in this frame, with the reasons why.
    private func absent(besides groups: [TreeGroupValues]) -> TreeGroupValues {
        let present = Set(groups.flatMap(\.rows).map(\.entryID))
        let absent = context.index.order.filter { id in
            guard !present.contains(id) else { return false }
            if case .section? = context.index.entry(id) { return reasons[id] != nil }
            return true
        }
        let absentIDs = Set(absent)
        return TreeGroupValues(
            title: "Not shown",
            rows: absent.map { id in
                let parent = context.index.parent(of: id)
                return row(
                    id: id,
                    title: context.index.title(id),
                    depth: parent.map(absentIDs.contains) == true ? 1 : 0,
                    in: .absent,
                    place: place(of: id, in: parent.flatMap { present.contains($0) ? $0 : nil }),
                    icon: context.index.tab(id).flatMap(context.icons.icon(of:))
                )
            }
        )
    }

    /// Where a tab is that has no place of its own: in a section that has one, in the sidebar, or nowhere.
    private func place(of id: EntryID, in section: EntryID?) -> String? {
        guard context.index.tab(id) != nil else { return nil }
        guard context.layout.canEdit[id] != nil, !hasSidebar || sidebar.isShown(id) else { return "hidden" }
        if let section { return "in \(VisibleMarks.shown(context.index.title(section)))" }
        return hasSidebar ? "in the sidebar" : "hidden"
    }

    /// Whether there is a sidebar to change to.
    private var hasSidebar: Bool {
        context.environment.platform == .iPad && context.environment.sizeClass == .regular
            && context.index.spec.tabViewStyle == .sidebarAdaptable
    }

    private func more(_ notes: some Collection<Note>, under id: EntryID?, of title: String) -> MoreNotesValues? {
        guard !notes.isEmpty else { return nil }
        return MoreNotesValues(
            text: "\(notes.count) more",
            context: "\(notes.count == 1 ? "reason" : "reasons") for \(title)",
            notes: notes.map { note($0, under: id) }
        )
    }

    private func note(_ note: Note, under id: EntryID?) -> NoteValues {
        NoteValues(
            rule: RuleLink.values(note.rule, note.certainty),
            text: VisibleMarks.shown(ReasonText.short(note.text, under: id.map(context.index.title)))
        )
    }
}
