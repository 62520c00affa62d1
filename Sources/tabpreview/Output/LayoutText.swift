import TabModel

/// A layout for reading in a terminal: the bar or sidebar as it would be seen, then the reasons and findings.
struct LayoutText {
    let environment: ResolutionEnvironment
    let layout: TabLayout
    /// Whether what was chosen is told, as options that bring it back.
    var tellsState = false

    /// The whole text, ending with an empty line.
    var text: String {
        var lines = [headline]
        if let bar = layout.bar { lines += barLines(bar) }
        if let sidebar = layout.sidebar { lines += ["  sidebar"] + rowLines(sidebar.rows, indent: "    ") }
        if let pages = layout.pages { lines.append("  pages     \(names(pages.items))\(pages.dots ? "  (dots)" : "")") }
        if layout.accessory != .none { lines.append("  accessory \(layout.accessory.rawValue)") }
        lines.append("  selected  \(layout.selection ?? "nothing")")
        if tellsState {
            let state = StateText.options(environment)
            lines.append("  state     \(state.isEmpty ? "as at first" : state)")
        }
        lines += layout.notes.map { "  why       \($0.text) [\($0.rule), \($0.certainty.rawValue)]" }
        lines += layout.findings.map { "  \($0.severity.rawValue.padded(to: 9)) \($0.line)" }
        return lines.map(TerminalText.escaped).joined(separator: "\n") + "\n\n"
    }

    private var headline: String {
        let form = layout.chrome.rawValue
        return "\(environment.platform.rawValue), \(environment.sizeClass.rawValue) width, "
            + "\(environment.orientation.rawValue), OS \(environment.os.rawValue): \(form)"
    }

    private func barLines(_ bar: Bar) -> [String] {
        var lines: [String] = []
        if !bar.fixed.isEmpty { lines.append("  fixed     \(names(bar.fixed))") }
        lines.append(
            "  bar       \(names(bar.items))\(bar.more == nil ? "" : " · More")\(bar.scrolls ? "  (scrolls)" : "")"
        )
        if let temporary = bar.temporary { lines.append("  temporary \(name(temporary))") }
        if !bar.pinned.isEmpty { lines.append("  pinned    \(names(bar.pinned))") }
        if let detached = bar.detached { lines.append("  apart     \(name(detached))") }
        if let more = bar.more { lines.append("  More      \(names(more))") }
        return lines
    }

    private func rowLines(_ rows: [SidebarRow], indent: String) -> [String] {
        rows.flatMap { row in
            switch row {
            case .tab(let entry): [indent + name(entry)]
            case .section(let section):
                ["\(indent)\(section.title ?? "(no header)"):"] + rowLines(section.rows, indent: indent + "  ")
            }
        }
    }

    private func names(_ entries: [BarEntry]) -> String {
        entries.map(name).joined(separator: " · ")
    }

    private func name(_ entry: BarEntry) -> String {
        let mark = entry.kind == .section ? "§ " : ""
        let badge = entry.badge.map { " (\($0))" } ?? ""
        return mark + (entry.title ?? entry.systemImage ?? entry.id) + badge
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
