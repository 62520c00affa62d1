import TabModel
import TabResolver

/// The layout of one frame as a tree.
struct TreeValues: TemplateValue {
    var frame: String
    var title: String
    var notes: [NoteValues]
    var more: MoreNotesValues?
    var groups: [TreeGroupValues]
    /// The omitted part of a long tree; nil if all is there.
    var ends: ListEndsValues?
}

/// A region of a bar, or a sidebar.
struct TreeGroupValues: TemplateValue {
    var title: String
    var rows: [TreeRowValues]
}

/// An entry of a region with its deciding reason, and the others folded.
struct TreeRowValues: TemplateValue {
    /// The name of the row's list, unique on the page: an entry occurs once in each list.
    var list: String
    var entryID: String
    var title: String
    var depth: String
    var isShown: Bool
    /// The entry's place in words, if it is not in the frame itself: in More, in a section, hidden.
    var place: String?
    var icon: IconValues?
    var notes: [NoteValues]
    var more: MoreNotesValues?
}

/// The reasons that are folded under the deciding one.
struct MoreNotesValues: TemplateValue {
    var text: String
    /// The text for screen readers after the visible one, which names the subject of the reasons.
    var context: String
    var notes: [NoteValues]
}

/// A reason and the rule that it follows.
struct NoteValues: TemplateValue {
    var rule: RuleLinkValues
    var text: String
}

/// A builder of the tree of one layout: its regions, their entries, and the reason for each place.
struct TreeBuilder {
    private let context: FrameContext
    /// The reasons by their entry; those of the whole layout under nil.
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
        let groups = TreeItems(context: context) { reasons[$0] != nil }.groups
        let count = groups.reduce(0) { $0 + $1.items.count }
        let window = context.window(of: "tree", count: count) {
            groups.lazy.flatMap(\.items).firstIndex { $0.id == context.layout.shown }
        }
        return TreeValues(
            frame: context.name,
            title: title,
            notes: whole.deciding.map { note($0, under: nil) },
            more: more(whole.others, under: nil, of: title),
            groups: values(groups, in: window.range),
            ends: context.ends(of: "tree", window)
        )
    }

    /// Returns the rows of one entry, each with its region; most entries have one.
    func rows(of id: EntryID) -> [(group: String, row: TreeRowValues)] {
        TreeItems(context: context) { reasons[$0] != nil }.groups.flatMap { title, items in
            items.filter { $0.id == id }.map { (title, row($0)) }
        }
    }

    /// Returns the groups with those of their rows that are in a range of all rows.
    private func values(_ groups: [TreeItems.Group], in range: Range<Int>) -> [TreeGroupValues] {
        var start = 0
        return groups.compactMap { title, items in
            let rows = range.clamped(to: start..<start + items.count)
            let shown = rows.isEmpty ? [] : items[rows.lowerBound - start..<rows.upperBound - start]
            start += items.count
            return shown.isEmpty ? nil : TreeGroupValues(title: title, rows: shown.map(row))
        }
    }

    private func row(_ item: TreeItem) -> TreeRowValues {
        let ordered = ReasonOrder(part: item.part).sorted(reasons[item.id] ?? [])
        let shown = VisibleMarks.shown(item.title)
        let isAbsent = item.part == .absent
        return TreeRowValues(
            list: "\(context.name) \(item.part)",
            entryID: item.id,
            title: shown,
            depth: String(min(item.depth, 3)),
            isShown: !isAbsent,
            place: isAbsent ? place(of: item.id, in: item.section) : item.place,
            icon: icon(of: item),
            notes: ordered.prefix(1).map { note($0, under: item.id) },
            more: more(ordered.dropFirst(), under: item.id, of: shown)
        )
    }

    private func icon(of item: TreeItem) -> IconValues? {
        if let entry = item.entry { return context.icon(of: entry) }
        return item.part == .absent ? context.outline.tab(item.id).flatMap(context.icons.icon(of:)) : nil
    }

    /// Returns the place of a tab outside the frame: in a section of the frame, in the sidebar, or nowhere.
    private func place(of id: EntryID, in section: EntryID?) -> String? {
        guard context.outline.tab(id) != nil else { return nil }
        guard context.layout.canEdit[id] != nil, !hasSidebar || sidebar.isShown(id) else { return "hidden" }
        if let section { return "in \(VisibleMarks.shown(context.outline.title(section)))" }
        return hasSidebar ? "in the sidebar" : "hidden"
    }

    /// A Boolean value that indicates whether the bar can be changed to a sidebar.
    private var hasSidebar: Bool {
        context.environment.platform == .iPad && context.environment.sizeClass == .regular
            && context.outline.spec.tabViewStyle == .sidebarAdaptable
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
            text: SentenceText.shown(ReasonText.short(note.text, under: id.map(context.outline.title)))
        )
    }
}
