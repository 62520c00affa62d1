import TabModel
import TabResolver

extension DifferenceReport {
    /// The report for a terminal, line by line; the lines may hold control characters of the specs' texts.
    public var textLines: [String] {
        guard !difference.isEmpty else { return ["\(oldName) and \(newName) say the same."] + storedLines }
        return [summary] + SpecChange.Kind.allCases.flatMap(lines) + drawingLines + storedLines
    }

    private func lines(of kind: SpecChange.Kind) -> [String] {
        let changes = difference.changes.filter { $0.kind == kind }
        return changes.isEmpty ? [] : ["", "\(kind.rawValue.capitalizedFirst):"] + changes.flatMap(lines)
    }

    private func lines(of change: SpecChange) -> [String] {
        let name = change.name.map { "\"\($0)\"" } ?? "the tab view"
        let shown = "  (\(change.platforms.isEmpty ? "shows nowhere" : "shows on \(change.platforms.reportName)"))"
        switch (change.from, change.to) {
        case (.place(let old)?, .place(let new)?):
            let places = "\(ChangeWording.place(old).text) → \(ChangeWording.place(new).text)"
            return ["  \(name): \(places)\(shown)"]
        case (.properties(let old)?, .properties(let new)?):
            return zip(old, new).map { "  \(name): \(ChangeWording.pair($0, $1).text)" }.appendingToFirst(shown)
        default:
            let place = ChangeWording.state(change.to ?? change.from).text
            return ["  \(name): \(change.kind == .removed ? "was " : "")\(place)\(shown)"]
        }
    }

    private var drawingLines: [String] {
        difference.drawings.flatMap { drawing in
            ["", "On \(drawing.environments.reportName):"]
                + drawing.changes.map { "  \($0.sentence.text)\($0.rule.map { " [\($0)]" } ?? "")" }
        }
    }

    private var storedLines: [String] {
        guard tellsOutcome else { return [] }
        let fates = outcome.fates.flatMap { fate in
            fate.remarks.isEmpty ? [] : fate.remarks.map { "  \(title(of: fate)) \($0.sentence.text) [\($0.rule)]" }
        }
        let remarks = outcome.remarks.map { "  \($0.sentence.text) [\($0.rule)]" }
        let advice = OutcomeAdvice(outcome).sentences.map { "  \($0.text)" }
        let lines = remarks + kept + fates + advice
        guard !lines.isEmpty else { return [] }
        let whose = outcome.isHypothetical ? "Of a person who customized everything" : "The stored customization"
        return ["", "\(whose):"] + lines
    }

    private var kept: [String] {
        let ids = outcome.ids(.kept)
        return ids.isEmpty ? [] : ["  \(ids.count) of \(outcome.fates.count) ids act as before."]
    }

    private func title(of fate: CustomizationOutcome.Fate) -> String {
        let name = fate.name.map { " (\"\($0)\")" } ?? ""
        return "\(fate.kind.rawValue): \"\(fate.id)\"\(name):"
    }
}

extension String {
    /// The same with a capital letter first.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension [String] {
    fileprivate func appendingToFirst(_ ending: String) -> [String] {
        first.map { [$0 + ending] + dropFirst() } ?? []
    }
}
