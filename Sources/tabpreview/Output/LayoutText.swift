import TabModel
import TabReports
import TabResolver

/// A layout for reading in a terminal: a drawing of the bar or sidebar, then the reasons and findings.
struct LayoutText {
    let environment: ResolutionEnvironment
    let layout: TabLayout
    /// A closure that returns the name of an entry in reasons.
    let name: (EntryID) -> String?
    /// A Boolean value that indicates whether the chosen state is reported, as options that restore it.
    var tellsState = false

    /// The lines, the last of them empty.
    var lines: [ReportLine] {
        var lines = [ReportLine([.init(headline, .heading)])]
        if let bar = layout.bar { lines += barLines(bar) }
        if let column = layout.column { lines += columnLines(column) }
        if let sidebar = layout.sidebar { lines += sidebarLines(sidebar) }
        if let pages = layout.pages {
            lines.append(line("pages", LayoutLine.names(pages.items) + (pages.dots ? "  (dots)" : "")))
        }
        if layout.accessory != .none { lines.append(line("accessory", layout.accessory.rawValue)) }
        lines.append(line("selected", layout.selection ?? "nothing"))
        if tellsState {
            let state = StateText.options(environment)
            lines.append(line("state", state.isEmpty ? "initial" : state))
        }
        lines += [ReportLine(""), ReportLine([.init("  Why", .heading)])]
        lines += ReasonLines(layout.notes, name: name).lines
        if !layout.findings.isEmpty {
            lines += [ReportLine(""), ReportLine([.init("  Findings", .heading)])]
            lines += layout.findings.map { ReportLine([.init("    ")] + LintText.line($0).pieces) }
        }
        return lines + [ReportLine("")]
    }

    private var headline: String {
        let form = layout.chrome.rawValue
        let held =
            environment.platform == .iPhoneDuo ? environment.pose.rawValue : environment.orientation.rawValue
        return "\(environment.platform.rawValue), \(environment.sizeClass.rawValue) width, "
            + "\(held), \(environment.systemText): \(form)"
    }

    private func line(_ name: String, _ text: String) -> ReportLine {
        ReportLine([.init("  \(name.padded(to: 9)) ", .aside), .init(text)])
    }

    private func barLines(_ bar: Bar) -> [ReportLine] {
        var lines: [ReportLine] = []
        if !bar.fixed.isEmpty { lines.append(line("fixed", LayoutLine.names(bar.fixed))) }
        let more = bar.more == nil ? "" : ", More"
        lines.append(line("bar", LayoutLine.names(bar.items) + more + (bar.scrolls ? "  (scrolls)" : "")))
        if let temporary = bar.temporary { lines.append(line("for now", LayoutLine.name(temporary))) }
        if !bar.pinned.isEmpty { lines.append(line("pinned", LayoutLine.names(bar.pinned))) }
        if let detached = bar.detached { lines.append(line("detached", LayoutLine.name(detached))) }
        if !bar.overflow.isEmpty { lines.append(line("in menu", LayoutLine.names(bar.overflow))) }
        if let more = bar.more { lines.append(line("More", LayoutLine.names(more))) }
        if bar.compressed { lines.append(line("", "collapsed to one control")) }
        return lines
    }

    private func columnLines(_ column: Column) -> [ReportLine] {
        let lists = [("toolbar", column.toolbar), ("overflow", column.overflow)]
        return [line("column", column.edge.rawValue)]
            + lists.filter { !$0.1.isEmpty }.map { line($0.0, $0.1.joined(separator: ", ")) }
    }

    private func sidebarLines(_ sidebar: Sidebar) -> [ReportLine] {
        rowLines(sidebar.rows, indent: "").enumerated().map { line($0 == 0 ? "sidebar" : "", $1) }
    }

    private func rowLines(_ rows: [SidebarRow], indent: String) -> [String] {
        rows.flatMap { row in
            switch row {
            case .tab(let entry): [indent + LayoutLine.name(entry)]
            case .section(let section):
                ["\(indent)\(section.title ?? "(no header)"):\(section.expanded ? "" : "  (collapsed)")"]
                    + rowLines(section.rows, indent: indent + "  ")
            }
        }
    }
}

/// The reasons of a layout, each sentence once, followed by the other entries that it applies to.
private struct ReasonLines {
    /// The maximum number of other entries that are named.
    private static let most = 8

    /// The notes with the same text for different entries.
    private struct Group {
        let note: Note
        var others: [String] = []
    }

    private var groups: [Group] = []

    init(_ notes: [Note], name: (EntryID) -> String?) {
        var places: [[String]: Int] = [:]
        for note in notes {
            guard let name = note.entry.flatMap(name), note.text.hasPrefix(name) else {
                groups.append(Group(note: note))
                continue
            }
            let rest = String(note.text.dropFirst(name.count))
            let key = [note.rule, note.certainty.rawValue, rest]
            if let place = places[key] {
                groups[place].others.append(name)
            } else {
                places[key] = groups.count
                groups.append(Group(note: note))
            }
        }
    }

    /// The lines, each with the rule, its certainty, and its text for this layout.
    var lines: [ReportLine] {
        groups.map { group in
            let note = group.note
            let rest = group.others.count - Self.most
            let named = group.others.prefix(Self.most) + (rest > 0 ? ["\(rest) more"] : [])
            let others = named.isEmpty ? "" : " Also \(WordList.and(Array(named)))."
            return ReportLine([
                .init("    \(note.rule.padded(to: 6)) \(note.certainty.rawValue.padded(to: 10)) ", .aside),
                .init(note.text + others),
            ])
        }
    }
}

/// The chosen state, as the options that restore it.
enum StateText {
    static func options(_ state: ResolutionEnvironment) -> String {
        let interaction = state.interaction
        let values: [(String, String?)] = [
            ("form", state.form?.rawValue), ("select", interaction.select),
            ("path", list(interaction.path)), ("previous", interaction.previous), ("last", list(interaction.last)),
        ]
        let flags = [
            ("editing", interaction.editing), ("more", interaction.more), ("search", interaction.search),
            ("scrolled", interaction.scrolled == true),
        ]
        let options = values.compactMap { name, value in value.map { "--\(name) \(ShellWord.quoted($0))" } }
        return (options + flags.filter(\.1).map { "--\($0.0)" }).joined(separator: " ")
    }

    private static func list(_ ids: [EntryID]) -> String? { ids.isEmpty ? nil : EntryIDList.text(ids) }
}
