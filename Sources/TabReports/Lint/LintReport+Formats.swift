public import TabModel
import TabSpecCoding

extension LintReport {
    /// Returns the report as the XML of JUnit that CI servers read: a suite for each file, a case for each finding.
    ///
    /// A finding of that severity or above is a failure, and one below passes with its text as output. A file that
    /// can't be read is an error. A file without findings has one case, which passes.
    public func junit(failOn severity: Severity) -> String {
        JUnitReport(
            suites: byFile.map { file, diagnostics in
                let cases = diagnostics.map { Self.testCase($0, failOn: severity) }
                return JUnitSuite(name: file, cases: cases.isEmpty ? [JUnitCase(name: "lint")] : cases)
            }
        ).text
    }

    private static func testCase(_ diagnostic: Diagnostic, failOn severity: Severity) -> JUnitCase {
        guard diagnostic.id != failureID else { return JUnitCase(name: "lint", error: [diagnostic.message]) }
        let name = diagnostic.entry.map { "\(diagnostic.id) \($0)" } ?? diagnostic.id
        let lines = [diagnostic.line] + (diagnostic.fix.map { ["fix: \($0)"] } ?? [])
        return diagnostic.severity >= severity
            ? JUnitCase(name: name, failure: [diagnostic.message] + lines) : JUnitCase(name: name, output: lines)
    }
}

extension LintReport {
    /// The report as the XML of Checkstyle: the findings of each file, with its rule as the source.
    public var checkstyle: String {
        let elements = byFile.map { file, diagnostics in
            "  <file name=\"\(XMLText.escaped(file))\">\n" + diagnostics.map(Self.checkstyleElement).joined()
                + "  </file>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <checkstyle version="4.3">
            \(elements.joined())</checkstyle>

            """
    }

    private static func checkstyleElement(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.location.map { [("line", "\($0.line)"), ("column", "\($0.column)")] } ?? []
        let attributes =
            place + [
                ("severity", diagnostic.severity.rawValue), ("message", diagnostic.messageWithFix),
                ("source", "tabpreview.\(diagnostic.id)"),
            ]
        return "    <error \(attributes.map { "\($0)=\"\(XMLText.escaped($1))\"" }.joined(separator: " "))/>\n"
    }
}

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
