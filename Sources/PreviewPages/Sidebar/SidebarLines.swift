import TabModel
import TabResolver

/// The lines of a sidebar: tabs first, then sections with their own lines (R2.41).
///
/// While editing, they include the hidden entries at their earlier places.
struct SidebarLines {
    let tabs: [Tab]
    let sections: [Section]
    /// The number of rows, including the headings of sections.
    let count: Int

    /// A tab, and a Boolean value that indicates whether it is ticked.
    struct Tab {
        let entry: BarEntry
        let isOn: Bool
    }

    /// A section with its tick and its lines.
    struct Section {
        let section: SidebarSection
        let isOn: Bool
        let lines: SidebarLines
    }

    /// Creates the lines of a sidebar's rows; `edited` is nil unless the sidebar is being edited.
    init(_ shown: [SidebarRow], in section: EntryID? = nil, edited: EditedSidebar?) {
        var (tabs, sections): ([Tab], [Section]) = ([], [])
        for (row, isOn) in Self.listed(shown, in: section, edited) {
            switch row {
            case .tab(let entry): tabs.append(Tab(entry: entry, isOn: isOn))
            case .section(let inner):
                let lines = Self(inner.rows, in: inner.id, edited: edited)
                sections.append(Section(section: inner, isOn: isOn, lines: lines))
            }
        }
        (self.tabs, self.sections) = (tabs, sections)
        count = tabs.count + sections.reduce(0) { $0 + 1 + $1.lines.count }
    }

    /// The ids of all rows in their order.
    var ids: [EntryID] {
        tabs.map(\.entry.id) + sections.flatMap { [$0.section.id] + $0.lines.ids }
    }

    private static func listed(
        _ shown: [SidebarRow],
        in section: EntryID?,
        _ edited: EditedSidebar?
    ) -> [(row: SidebarRow, isOn: Bool)] {
        guard let edited else { return shown.map { ($0, true) } }
        let rows = Dictionary(shown.map { ($0.id, $0) }) { first, _ in first }
        return edited.entries(in: section).compactMap { id in
            if let row = rows[id] { (row, edited.isShown(id)) } else { edited.hiddenRow(id).map { ($0, false) } }
        }
    }
}

extension SidebarRow {
    /// The entry's or section's id.
    fileprivate var id: EntryID {
        switch self {
        case .tab(let entry): entry.id
        case .section(let section): section.id
        }
    }
}
