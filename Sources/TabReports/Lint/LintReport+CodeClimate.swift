import TabModel
import TabSpecCoding

extension LintReport {
    /// The report as the JSON of Code Climate that GitLab shows as code quality: an object for each finding.
    public var codeClimate: String {
        let all = diagnosticsWithFailures
        let values = zip(all, FindingIdentity.all(of: all)).map(Self.codeClimateValue)
        return JSONValue.array(values).text([.pretty, .sortedKeys])
    }

    private static func codeClimateValue(_ diagnostic: Diagnostic, _ identity: FindingIdentity) -> JSONValue {
        [
            "check_name": .string(diagnostic.id),
            "description": .string(diagnostic.messageWithFix.plainLine),
            "fingerprint": .string(identity.fingerprint),
            "location": [
                "lines": ["begin": .integer(diagnostic.location?.line ?? 1)],
                "path": .string(identity.file),
            ],
            "severity": .string(diagnostic.severity.codeClimateName),
        ]
    }
}

extension Severity {
    fileprivate var codeClimateName: String {
        switch self {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
