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
        [diagnostic.message, diagnostic.fix].compactMap(\.self).joined(separator: " ")
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

/// Values by which code scanning knows a result again when lines have shifted (SARIF 2.1.0, 3.27.17).
///
/// Made of rule, file and entry, never of a line. What a rule says several times about one entry is distinguished by
/// counting; an error that no entry is known for, by its sentence.
struct FingerprintTable {
    /// The name of the value; its number rises when it is made in another way.
    static let key = "tabpreview/entry/v1"

    private var counts: [UInt64: Int] = [:]

    /// The next fingerprint for a diagnostic: 16 hexadecimal digits, a colon, a number from 1.
    mutating func fingerprint(of diagnostic: Diagnostic) -> String {
        let subject = diagnostic.entry ?? "\u{0}\(diagnostic.id.hasPrefix("R") ? "" : diagnostic.message)"
        let digest = Self.digest([diagnostic.id, RelativePath.plain(diagnostic.file), subject])
        let count = counts[digest, default: 0] + 1
        counts[digest] = count
        let digits = String(digest, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits + ":\(count)"
    }

    /// FNV-1a over the texts' UTF-8, each ended by a byte that no UTF-8 has.
    private static func digest(_ texts: [String]) -> UInt64 {
        var digest: UInt64 = 0xCBF2_9CE4_8422_2325
        for text in texts {
            for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
            digest = (digest ^ 0xFF) &* 0x100_0000_01B3
        }
        return digest
    }
}
