import TabModel

/// Layouts in many environments as one table for reading, then the findings, each once.
struct LayoutTable {
    let layouts: [(environment: ResolutionEnvironment, layout: TabLayout)]

    /// The whole text.
    var text: String {
        let table = columns(of: [["platform", "width", "OS", "chrome", "shows"]] + layouts.map(row))
        let findings = findings
        let lines = table + (findings.isEmpty ? [] : [""] + findings)
        return lines.map(TerminalText.escaped).joined(separator: "\n") + "\n"
    }

    private func row(_ entry: (environment: ResolutionEnvironment, layout: TabLayout)) -> [String] {
        let environment = entry.environment
        return [
            environment.platform.rawValue, environment.sizeClass.rawValue, "\(environment.os.rawValue)",
            entry.layout.chrome.rawValue, LayoutLine(layout: entry.layout).text,
        ]
    }

    /// Rows with every column but the last as wide as its widest cell.
    private func columns(of rows: [[String]]) -> [String] {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { cells in
            let padded = zip(cells, widths).dropLast().map { $0.padded(to: $1) }
            return (padded + cells.suffix(1)).joined(separator: "  ")
        }
    }

    private var findings: [String] {
        var seen: Set<Diagnostic> = []
        return layouts.flatMap(\.layout.findings).filter { seen.insert($0).inserted }.map(\.line)
    }
}

extension String {
    /// The same with spaces behind, up to a width in characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
