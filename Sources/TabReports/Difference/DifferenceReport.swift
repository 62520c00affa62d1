public import TabResolver

/// What `tabpreview diff` has to tell: the changes and what becomes of a stored customization.
public struct DifferenceReport: Sendable {
    /// The two specs' difference.
    public let difference: SpecDifference
    /// What becomes of a stored customization.
    public let outcome: CustomizationOutcome
    /// How the old spec is called.
    public let oldName: String
    /// How the new spec is called.
    public let newName: String

    /// Makes a report.
    public init(_ difference: SpecDifference, outcome: CustomizationOutcome, oldName: String, newName: String) {
        self.difference = difference
        self.outcome = outcome
        self.oldName = oldName
        self.newName = newName
    }

    /// Whether what becomes of a customization is worth telling: without a change, that of someone in particular only.
    var tellsOutcome: Bool { !difference.isEmpty || !outcome.isHypothetical }

    /// How many changes there are of each kind, and what becomes of the ids, in one sentence.
    public var summary: String {
        guard !difference.isEmpty else { return "No change." }
        let kinds = SpecChange.Kind.allCases.compactMap { kind -> String? in
            let count = difference.changes.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let counts = CustomizationOutcome.IDOutcome.Kind.allCases.compactMap { kind -> String? in
            let count = outcome.ids(kind).count
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        let what = outcome.isHypothetical ? "Customizations, at worst" : "Customization"
        let stored = counts.isEmpty ? "" : " \(what): \(counts.joined(separator: ", "))."
        return "Tabs: \(kinds.joined(separator: ", ")).\(stored)"
    }
}
