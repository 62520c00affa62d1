public import TabModel

/// A project's choices about the rules of section 5: which are off, and which have another severity than their own.
public struct RuleSettings: Hashable, Sendable {
    /// The ids of rules whose findings nobody is shown.
    public var off: Set<String>
    /// The severities of rules, by id, in place of those that their findings have.
    public var severities: [String: Severity]

    /// Makes choices; without any, all rules speak with their own severity.
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
