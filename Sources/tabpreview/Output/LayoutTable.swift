import TabModel
import TabReports

/// A table of the layouts in many environments, then the findings, each once.
struct LayoutTable {
    let layouts: [(environment: ResolutionEnvironment, layout: TabLayout)]
    /// The number of columns for the output; nil for no limit.
    var width: Int?

    /// The minimum width of the column of entries, regardless of the terminal's width.
    private static let least = 24

    /// The lines.
    var lines: [ReportLine] {
        let header = ["platform", "width", "OS", "chrome", "shows"]
        let table = rows(of: [header] + layouts.map(row)).enumerated().flatMap { row, lines in
            lines.map { ReportLine([.init($0, row == 0 ? .heading : .plain)]) }
        }
        let findings = findings
        return table + (findings.isEmpty ? [] : [ReportLine("")] + findings)
    }

    private func row(_ entry: (environment: ResolutionEnvironment, layout: TabLayout)) -> [String] {
        let environment = entry.environment
        return [
            environment.platform == .iPhoneDuo
                ? "\(environment.platform.rawValue) \(environment.pose.rawValue)" : environment.platform.rawValue,
            environment.sizeClass.rawValue, environment.os.rawValue,
            entry.layout.chrome.rawValue, LayoutLine(layout: entry.layout).text,
        ]
    }

    /// Returns rows with every column but the last as wide as its widest cell, and the last one wrapped.
    private func rows(of rows: [[String]]) -> [[String]] {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let indent = widths.dropLast().reduce(0) { $0 + $1 + 2 }
        return rows.map { cells in
            let head = zip(cells, widths).dropLast().map { $0.padded(to: $1) + "  " }.joined()
            let columns = width.map { max($0 - indent, Self.least) }
            return (cells.last ?? "").wrapped(to: columns).enumerated().map { line, text in
                (line == 0 ? head : String(repeating: " ", count: indent)) + text
            }
        }
    }

    private var findings: [ReportLine] {
        var seen: Set<Diagnostic> = []
        return layouts.flatMap(\.layout.findings).filter { seen.insert($0).inserted }.map(LintText.line)
    }
}

extension String {
    /// Returns the string with spaces after it, up to a width in characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// Returns the text in lines of at most that many characters, broken at spaces; a longer word stays whole.
    func wrapped(to width: Int?) -> [String] {
        guard let width, count > width else { return [self] }
        var lines: [String] = []
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

/// The visible entries of a layout, in one line: regions with bars between, sections with their tabs in brackets.
struct LayoutLine {
    let layout: TabLayout

    /// The entries of the bar, the sidebar or the pages; of both bar and sidebar where both are visible.
    var text: String {
        let parts = [layout.bar.map(text), layout.sidebar.map { text($0.rows) }, layout.pages.map(text)]
        let shown = parts.compactMap(\.self).filter { !$0.isEmpty }
        return shown.isEmpty ? "nothing" : shown.joined(separator: "  /  ")
    }

    private func text(_ bar: Bar) -> String {
        var parts = [bar.fixed, bar.items, bar.pinned].filter { !$0.isEmpty }.map(Self.names)
        if let temporary = bar.temporary { parts.append("for now \(Self.name(temporary))") }
        if let more = bar.more { parts.append("More (\(Self.names(more)))") }
        if let detached = bar.detached { parts.append("detached \(Self.name(detached))") }
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

    /// Returns the names of several adjacent entries.
    static func names(_ entries: [BarEntry]) -> String {
        entries.map(name).joined(separator: ", ")
    }

    /// Returns an entry's title, otherwise its symbol, otherwise its id, with a mark for sections and its badge.
    static func name(_ entry: BarEntry) -> String {
        let mark = entry.kind == .section ? "§ " : ""
        let badge = entry.badge.map { " (\($0))" } ?? ""
        return mark + (entry.title ?? entry.systemImage ?? entry.id) + badge
    }
}
