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
        if let sidebar = layout.sidebar { lines += sidebarLines(sidebar) }
        if let pages = layout.pages {
            lines.append(line("pages", LayoutLine.names(pages.items) + (pages.dots ? "  (dots)" : "")))
        }
        if layout.accessory != .none { lines.append(line("accessory", layout.accessory.rawValue)) }
        lines.append(line("selected", layout.selection ?? "nothing"))
        if tellsState {
            let state = StateText.options(environment)
            lines.append(line("state", state.isEmpty ? "as at first" : state))
        }
        lines += ["", "  Why"] + reasonLines
        if !layout.findings.isEmpty { lines += ["", "  Findings"] + layout.findings.map { "    \($0.line)" } }
        return lines.map(TerminalText.escaped).joined(separator: "\n") + "\n\n"
    }

    private var headline: String {
        let form = layout.chrome.rawValue
        return "\(environment.platform.rawValue), \(environment.sizeClass.rawValue) width, "
            + "\(environment.orientation.rawValue), OS \(environment.os.rawValue): \(form)"
    }

    private func line(_ name: String, _ text: String) -> String { "  \(name.padded(to: 9)) \(text)" }

    private func barLines(_ bar: Bar) -> [String] {
        var lines: [String] = []
        if !bar.fixed.isEmpty { lines.append(line("fixed", LayoutLine.names(bar.fixed))) }
        let more = bar.more == nil ? "" : ", More"
        lines.append(line("bar", LayoutLine.names(bar.items) + more + (bar.scrolls ? "  (scrolls)" : "")))
        if let temporary = bar.temporary { lines.append(line("for now", LayoutLine.name(temporary))) }
        if !bar.pinned.isEmpty { lines.append(line("pinned", LayoutLine.names(bar.pinned))) }
        if let detached = bar.detached { lines.append(line("apart", LayoutLine.name(detached))) }
        if let more = bar.more { lines.append(line("More", LayoutLine.names(more))) }
        return lines
    }

    private func sidebarLines(_ sidebar: Sidebar) -> [String] {
        rowLines(sidebar.rows, indent: "").enumerated().map { line($0 == 0 ? "sidebar" : "", $1) }
    }

    private func rowLines(_ rows: [SidebarRow], indent: String) -> [String] {
        rows.flatMap { row in
            switch row {
            case .tab(let entry): [indent + LayoutLine.name(entry)]
            case .section(let section):
                ["\(indent)\(section.title ?? "(no header)"):\(section.expanded ? "" : "  (folded)")"]
                    + rowLines(section.rows, indent: indent + "  ")
            }
        }
    }

    /// The rule, how sure it is, and what it says here.
    private var reasonLines: [String] {
        layout.notes.map { note in
            "    \(note.rule.padded(to: 6)) \(note.certainty.rawValue.padded(to: 10)) \(note.text)"
        }
    }
}
