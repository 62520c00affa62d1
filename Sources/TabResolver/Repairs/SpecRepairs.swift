public import TabModel

/// Knows the one obvious repair of a finding, where there is one (rulebook 5).
public enum SpecRepairs {
    /// The repairs of findings about a spec, in the findings' order, each change asked for once.
    ///
    /// Findings without one obvious repair have none here. Takes time in proportion to entries and findings.
    public static func repairs(of findings: [Diagnostic], in spec: TabSpec) -> [Repair] {
        var subject = RepairSubject(spec)
        var seen: Set<SpecEdit> = []
        return findings.compactMap { finding in
            guard let repair = rules[finding.id]?(finding, &subject) else { return nil }
            let isNew = repair.edits.allSatisfy { !seen.contains($0) }
            seen.formUnion(repair.edits)
            return isNew ? repair : nil
        }
    }

    /// The ids of the findings that may have a repair, in the rulebook's order.
    public static let repairable: [String] = rules.keys.sorted { RuleNumber($0) < RuleNumber($1) }

    typealias Rule = @Sendable (Diagnostic, inout RepairSubject) -> Repair?

    private static let rules: [String: Rule] = [
        "R5.2": ValueRepairs.mixedType,
        "R5.3": ValueRepairs.missingValue,
        "R5.4": ValueRepairs.unknownSelection,
        "R5.7": IDRepairs.missingID,
        "R5.8": IDRepairs.missingID,
        "R5.16": HidingRepairs.sidebarOnlyOnPhone,
        "R5.22": LabelRepairs.secondProminent,
        "R5.23": LabelRepairs.searchByHand,
        "R5.27": LabelRepairs.filledSymbol,
        "R5.33": LabelRepairs.misplaced,
        "R5.36": StyleRepairs.deprecatedStyle,
        "R5.45": StyleRepairs.uselessForm,
        "R5.46": StyleRepairs.uselessMinimizing,
        "R5.51": HidingRepairs.shownInBothWidths,
        "R5.62": TextRepairs.hiddenCharacters,
    ]
}
