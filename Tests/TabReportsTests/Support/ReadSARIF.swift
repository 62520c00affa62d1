import TabModel
import TabReports
import TabRules
import TabSpecCoding

/// A log read back from its text.
struct ReadSARIF {
    let log: JSONValue

    init(_ report: LintReport, statement: @escaping @Sendable (String) -> RuleStatement? = { _ in nil }) throws {
        log = try JSONValue(reading: Array(SARIFLog(report, version: "1.2.3", statement: statement).text.utf8))
    }

    var run: JSONValue { log["runs"]?.elements.first ?? .null }
    var rules: [JSONValue] { run["tool"]?["driver"]?["rules"]?.elements ?? [] }
    var results: [JSONValue] { run["results"]?.elements ?? [] }

    func uris() -> [String?] {
        results.map { result in
            result["locations"]?.elements.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
        }
    }

    func fingerprints() -> [String?] {
        results.map { $0["partialFingerprints"]?["tabpreview/entry/v1"]?.string }
    }
}

extension JSONValue {
    var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var number: Int? {
        if case .integer(let number) = self { number } else { nil }
    }
}
