import TabModel
import TabResolver

extension DifferenceReport {
    /// The report for a terminal, line by line; the lines may contain control characters of the specs' strings.
    public var textLines: [ReportLine] {
        guard !difference.isEmpty else { return [ReportLine("No differences.")] + storedLines }
        return [ReportLine(summary)] + SpecChange.Kind.allCases.flatMap(lines) + drawingLines + storedLines
    }

    private func lines(of kind: SpecChange.Kind) -> [ReportLine] {
        let changes = difference.changes.filter { $0.kind == kind }
        return changes.isEmpty ? [] : .block("\(kind.rawValue.capitalizedFirst):", changes.flatMap(lines))
    }

    private func lines(of change: SpecChange) -> [ReportLine] {
        let name = change.name.map { "\"\($0)\"" } ?? "the tab view"
        let shown =
            "  "
            + "(\(change.platforms.isEmpty ? "not shown on any device" : "shown on \(change.platforms.reportName)"))"
        let lines =
            switch (change.from, change.to) {
            case (.place(let old)?, .place(let new)?):
                ["  \(name): \(ChangeWording.place(old).text) → \(ChangeWording.place(new).text)"]
            case (.properties?, .properties?):
                change.properties.map { "  \(name): \(ChangeWording.pair($0).text)" }
            default:
                [
                    "  \(name): "
                        + "\(change.kind == .removed ? "was " : "")\(ChangeWording.state(change.to ?? change.from).text)"
                ]
            }
        return lines.enumerated().map { ReportLine($1, aside: $0 == 0 ? shown : "") }
    }

    private var drawingLines: [ReportLine] {
        difference.drawings.flatMap { drawing in
            [ReportLine].block("On \(drawing.environments.reportName):", drawing.changes.map(\.textLine))
        }
    }

    private var storedLines: [ReportLine] {
        guard tellsOutcome else { return [] }
        let idLines = outcome.idOutcomes.flatMap { item in
            item.remarks.map { ReportLine("  \(title(of: item)) \($0.sentence.text)", aside: " [\($0.rule)]") }
        }
        let remarks = outcome.remarks.map { ReportLine("  \($0.sentence.text)", aside: " [\($0.rule)]") }
        let advice = OutcomeAdvice(outcome).sentences.map { ReportLine("  \($0.text)") }
        let lines = remarks + keptLines + idLines + advice
        guard !lines.isEmpty else { return [] }
        let whose =
            outcome.isHypothetical ? "Customizations, if people customized everything" : "The stored customization"
        return .block("\(whose):", lines)
    }

    private var keptLines: [ReportLine] {
        let ids = outcome.ids(.kept)
        return ids.isEmpty ? [] : [ReportLine("  \(ids.count) of \(outcome.idOutcomes.count) ids still apply.")]
    }

    private func title(of item: CustomizationOutcome.IDOutcome) -> String {
        let name = item.name.map { " (\"\($0)\")" } ?? ""
        return "\(item.kind.rawValue): \"\(item.id)\"\(name):"
    }
}

extension DrawingChange {
    /// The sentence with its rule as an aside.
    var textLine: ReportLine { ReportLine("  \(sentence.text)", aside: rule.map { " [\($0)]" } ?? "") }
}

extension [ReportLine] {
    /// Returns lines below a heading, separated from the lines above.
    static func block(_ heading: String, _ lines: Self) -> Self {
        [ReportLine(""), ReportLine([.init(heading, .heading)])] + lines
    }
}

extension String {
    /// The string with a capital first letter.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
