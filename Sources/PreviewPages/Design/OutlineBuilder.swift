import TabModel
import TabSpecCoding

/// Makes the rows of a spec's outline: every entry in declared order, a section before what is in it.
struct OutlineBuilder {
    let icons: IconSource

    func rows(of entries: [TabEntry]) -> [OutlineRowValues] {
        var rows: [OutlineRowValues] = []
        add(entries, at: [], to: &rows)
        return rows
    }

    private func add(_ entries: [TabEntry], at path: [Int], to rows: inout [OutlineRowValues]) {
        for (number, entry) in entries.enumerated() {
            rows.append(row(entry, path + [number], of: entries.count))
            if case .section(let section) = entry { add(section.tabs, at: path + [number], to: &rows) }
        }
    }

    private func row(_ entry: TabEntry, _ path: [Int], of count: Int) -> OutlineRowValues {
        OutlineRowValues(
            entryID: entry.id,
            elementID: "outline--\(ElementID.escaped(entry.id))",
            path: path.map(String.init).joined(separator: "."),
            kind: entry.isSection ? "section" : "tab",
            title: VisibleMarks.shown(title(of: entry)),
            level: String(path.count),
            position: String((path.last ?? 0) + 1),
            count: String(count),
            icon: icon(of: entry),
            notes: notes(on: entry),
            members: TabEditCoding.members(of: entry).text()
        )
    }

    /// A search tab has the magnifying glass unless it says otherwise (R2.17).
    private func icon(of entry: TabEntry) -> IconValues? {
        let label = entry.label
        let own = icons.icon(systemImage: label.systemImage, image: label.image, title: label.title, filled: false)
        if own == nil, case .tab(let tab) = entry, tab.role == .search { return icons.symbol("magnifyingglass") }
        return own
    }

    private func title(of entry: TabEntry) -> String {
        if let title = entry.label.title, !title.isEmpty { return title }
        if case .tab(let tab) = entry, tab.role == .search { return "Search" }
        return entry.isSection ? "Section without header" : entry.id
    }

    /// What sets an entry apart from a plain one, as its form would show it.
    private func notes(on entry: TabEntry) -> [String] {
        var notes: [String] = []
        if case .tab(let tab) = entry, let role = tab.role { notes.append(role.rawValue) }
        let modifiers = entry.modifiers
        if modifiers.tabPlacement != .automatic { notes.append(modifiers.tabPlacement.rawValue) }
        if modifiers.hidden != .never { notes.append("hidden") }
        if modifiers.disabled { notes.append("disabled") }
        if let badge = modifiers.badge?.shownText { notes.append("badge \(VisibleMarks.shown(badge))") }
        return notes
    }
}

extension TabEntry {
    fileprivate var isSection: Bool {
        if case .section = self { true } else { false }
    }
}
