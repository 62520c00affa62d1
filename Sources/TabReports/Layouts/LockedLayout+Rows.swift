public import TabModel

extension LockedLayout {
    /// Creates the rows of a layout.
    public init(_ layout: TabLayout) {
        var rows = [Row(.chrome, [layout.chrome.rawValue])]
        if let bar = layout.bar { rows += Self.rows(of: bar) }
        if let column = layout.column { rows += Self.rows(of: column) }
        if let sidebar = layout.sidebar { rows += Self.rows(of: sidebar) }
        if let pages = layout.pages { rows += Self.rows(of: pages) }
        if layout.accessory != .none { rows.append(Row(.accessory, [layout.accessory.rawValue])) }
        rows.append(Row(.selected, layout.selection.map { [LockText.quoted($0)] } ?? []))
        if layout.shown != layout.selection {
            rows.append(Row(.shown, layout.shown.map { [LockText.quoted($0)] } ?? []))
        }
        self.rows = rows
    }

    private static func rows(of bar: Bar) -> [Row] {
        let regions: [(Label, [BarEntry]?)] = [
            (.fixed, bar.fixed.isEmpty ? nil : bar.fixed), (.bar, bar.items), (.forNow, bar.temporary.map { [$0] }),
            (.pinned, bar.pinned.isEmpty ? nil : bar.pinned), (.apart, bar.detached.map { [$0] }), (.more, bar.more),
            (.inMenu, bar.overflow.isEmpty ? nil : bar.overflow),
        ]
        let states = [
            ("scrolls", bar.scrolls), ("minimized", bar.minimized), ("compressed", bar.compressed),
            ("hidden", bar.hidden),
        ]
        return regions.compactMap { label, entries in entries.map { Row(label, $0.map(text)) } }
            + behavior(states)
    }

    private static func behavior(_ states: [(String, Bool)]) -> [Row] {
        let labels = states.filter(\.1).map(\.0)
        return labels.isEmpty ? [] : [Row(.behavior, labels)]
    }

    private static func rows(of column: Column) -> [Row] {
        let lists = [(Label.toolbar, column.toolbar), (.overflow, column.overflow)]
        return [Row(.column, [column.edge.rawValue])]
            + lists.filter { !$0.1.isEmpty }.map { Row($0, $1.map(LockText.quoted)) }
    }

    private static func rows(of sidebar: Sidebar) -> [Row] {
        let extras = [
            ("header", sidebar.header), ("footer", sidebar.footer), ("bottom bar", sidebar.bottomBar),
            ("folded", sidebar.collapsed),
        ]
        let labels = extras.filter(\.1).map(\.0)
        return rows(of: sidebar.rows, in: Row(.sidebar)) + (labels.isEmpty ? [] : [Row(.extras, labels)])
    }

    /// Returns rows of which one has consecutive tabs, and each section begins another.
    private static func rows(of rows: [SidebarRow], in first: Row) -> [Row] {
        var result = [first]
        for row in rows {
            switch row {
            case .tab(let entry):
                if let last = result.last, last.label == first.label, last.depth == first.depth {
                    result[result.count - 1].items.append(text(entry))
                } else {
                    result.append(Row(depth: first.depth, label: first.label, items: [text(entry)]))
                }
            case .section(let section):
                let header = Row(depth: first.depth + 1, label: label(of: section))
                result += Self.rows(of: section.rows, in: header)
            }
        }
        return result
    }

    private static func label(of section: SidebarSection) -> String {
        let title = section.title.map(LockText.quoted) ?? "#\(LockText.quoted(section.id))"
        let actions = section.actions.map(LockText.quoted).joined(separator: ", ")
        return title + (section.expanded ? "" : " [collapsed]") + (actions.isEmpty ? "" : " [actions \(actions)]")
    }

    private static func rows(of pages: Pages) -> [Row] {
        [Row(.pages, pages.items.map(text))]
            + behavior([("vertical", pages.axis == .vertical), ("dots", pages.dots)])
    }

    /// Returns an entry's title, otherwise its id, with its symbol or image, its badge and its state.
    private static func text(_ entry: BarEntry) -> String {
        let mark = entry.kind == .section ? "§ " : ""
        let title = entry.title.map(LockText.quoted) ?? "#\(LockText.quoted(entry.id))"
        let image = entry.image.map { " [image \(LockText.quoted($0))]" }
        let symbol = image ?? entry.systemImage.map { " [\(LockText.quoted($0))]" } ?? ""
        let badge = entry.badge.map { " (\(LockText.quoted($0)))" } ?? ""
        return mark + title + symbol + badge + (entry.enabled ? "" : " disabled") + (entry.dynamic ? " dynamic" : "")
    }
}

extension LockedLayout.Row {
    fileprivate init(_ label: LockedLayout.Label, _ items: [String] = []) {
        (self.label, self.items) = (label.rawValue, items)
    }
}
