public import TabModel

/// A project's choices about the rules R5: the rules that are off, and those with another severity than their own.
public struct RuleSettings: Hashable, Sendable {
    /// The ids of rules whose findings are not shown.
    var off: Set<String>
    /// The severities of rules, by id, that replace those of their findings.
    public var severities: [String: Severity]

    /// Creates choices; without any, all rules report with their own severity.
    public init(off: Set<String> = [], severities: [String: Severity] = [:]) {
        (self.off, self.severities) = (off, severities)
    }

    /// Returns these choices with others, which win.
    func merging(_ others: RuleSettings) -> RuleSettings {
        RuleSettings(off: off.union(others.off), severities: severities.merging(others.severities) { $1 })
    }

    /// Returns a finding with the severity that was chosen for its rule.
    func judged(_ finding: Diagnostic) -> Diagnostic {
        guard let severity = severities[finding.id] else { return finding }
        var finding = finding
        finding.severity = severity
        return finding
    }
}
