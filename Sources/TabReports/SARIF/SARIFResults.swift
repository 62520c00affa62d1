import TabModel
import TabSpecCoding

/// The results of a run (SARIF 2.1.0, 3.27).
struct SARIFResults {
    /// The results, one for each diagnostic, in their order.
    let values: [JSONValue]

    init(_ diagnostics: [Diagnostic], rules: SARIFRules) {
        values = zip(diagnostics, FindingIdentity.all(of: diagnostics)).map { diagnostic, identity in
            Self.result(diagnostic, rules, identity.fingerprint)
        }
    }

    private static func result(_ diagnostic: Diagnostic, _ rules: SARIFRules, _ fingerprint: String) -> JSONValue {
        [
            "ruleId": .string(diagnostic.id),
            "ruleIndex": JSONValue.integer(rules.index(of: diagnostic.id)),
            "level": .string(diagnostic.severity.sarifLevel),
            "message": ["text": .string(MessageText.escaped(diagnostic.messageWithFix))],
            "locations": [location(diagnostic)],
            "partialFingerprints": .object([JSONMember(FindingIdentity.fingerprintName, .string(fingerprint))]),
        ]
    }

    private static func location(_ diagnostic: Diagnostic) -> JSONValue {
        var physical = [JSONMember("artifactLocation", ["uri": .string(RelativePath.uri(diagnostic.file))])]
        if let place = diagnostic.location {
            let region: JSONValue = ["startLine": .integer(place.line), "startColumn": .integer(place.column)]
            physical.append(JSONMember("region", region))
        }
        var members = [JSONMember("physicalLocation", .object(physical))]
        if let entry = diagnostic.entry {
            members.append(JSONMember("logicalLocations", [["name": .string(entry), "kind": "object"]]))
        }
        return .object(members)
    }
}

extension Severity {
    /// The SARIF level of the same weight (3.27.10).
    var sarifLevel: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }
}
