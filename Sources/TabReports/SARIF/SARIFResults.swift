import TabModel
import TabSpecCoding

/// The results of a run (SARIF 2.1.0, 3.27).
struct SARIFResults {
    /// One result for each diagnostic, in their order.
    let values: [JSONValue]

    init(_ diagnostics: [Diagnostic], rules: SARIFRules) {
        var fingerprints = FingerprintTable()
        values = diagnostics.map { Self.result($0, rules, fingerprints.fingerprint(of: $0)) }
    }

    private static func result(_ diagnostic: Diagnostic, _ rules: SARIFRules, _ fingerprint: String) -> JSONValue {
        [
            "ruleId": .string(diagnostic.id),
            "ruleIndex": JSONValue.integer(rules.index(of: diagnostic.id)),
            "level": .string(diagnostic.severity.sarifLevel),
            "message": ["text": .string(MessageText.escaped(message(diagnostic)))],
            "locations": [location(diagnostic)],
            "partialFingerprints": .object([JSONMember(FingerprintTable.key, .string(fingerprint))]),
        ]
    }

    /// What is wrong and what to do: services show nothing but the message beside the line.
    private static func message(_ diagnostic: Diagnostic) -> String {
        [diagnostic.text, diagnostic.fix].compactMap(\.self).joined(separator: " ")
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
    /// The level of the same weight (3.27.10).
    var sarifLevel: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }
}
