import TabModel

/// What a layout shows, in one line for reading: regions with bars between, sections with their tabs in brackets.
struct LayoutLine {
    let layout: TabLayout

    /// Bar, sidebar or pages; both bar and sidebar where both show.
    var text: String {
        let parts = [layout.bar.map(text), layout.sidebar.map { text($0.rows) }, layout.pages.map(text)]
        let shown = parts.compactMap(\.self).filter { !$0.isEmpty }
        return shown.isEmpty ? "nothing" : shown.joined(separator: "  /  ")
    }

    private func text(_ bar: Bar) -> String {
        var parts = [bar.fixed, bar.items, bar.pinned].filter { !$0.isEmpty }.map(Self.names)
        if let temporary = bar.temporary { parts.append("for now \(Self.name(temporary))") }
        if let more = bar.more { parts.append("More (\(Self.names(more)))") }
        if let detached = bar.detached { parts.append("apart \(Self.name(detached))") }
        return parts.joined(separator: " | ")
    }

    private func text(_ pages: Pages) -> String { Self.names(pages.items) }

    private func text(_ rows: [SidebarRow]) -> String {
        rows.map { row in
            switch row {
            case .tab(let entry): Self.name(entry)
            case .section(let section): "\(section.title ?? "") (\(text(section.rows)))"
            }
        }.joined(separator: ", ")
    }

    /// Several entries as they follow each other.
    static func names(_ entries: [BarEntry]) -> String {
        entries.map(name).joined(separator: ", ")
    }

    /// An entry's title, else its symbol, else its id, with a mark for sections and its badge.
    static func name(_ entry: BarEntry) -> String {
        let mark = entry.kind == .section ? "§ " : ""
        let badge = entry.badge.map { " (\($0))" } ?? ""
        return mark + (entry.title ?? entry.systemImage ?? entry.id) + badge
    }
}
