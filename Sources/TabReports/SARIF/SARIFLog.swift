import TabModel
public import TabRules
import TabSpecCoding

/// A lint report as SARIF 2.1.0, which code scanning services read.
///
/// Equal reports give equal bytes: there are no times and no addresses of this machine in it.
public struct SARIFLog: Sendable {
    private let report: LintReport
    private let version: String
    private let statement: @Sendable (String) -> RuleStatement?

    /// Creates the log of a report.
    ///
    /// `version` is the program's; `statement` returns the rule book's statement of a rule's id.
    public init(_ report: LintReport, version: String, statement: @escaping @Sendable (String) -> RuleStatement?) {
        self.report = report
        self.version = version
        self.statement = statement
    }

    /// The log as JSON text with a newline at its end.
    public var text: String {
        value.text([.pretty])
    }

    /// The log as a value: one run.
    var value: JSONValue {
        [
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [run],
        ]
    }

    private var run: JSONValue {
        let rules = SARIFRules(report.diagnostics, statement: statement)
        return [
            "tool": [
                "driver": [
                    "name": "tabpreview",
                    "version": .string(version),
                    "semanticVersion": .string(version),
                    "rules": .array(rules.descriptors),
                ]
            ],
            "invocations": [invocation],
            "columnKind": "unicodeCodePoints",
            "results": .array(SARIFResults(report.diagnostics, rules: rules).values),
        ]
    }

    /// The invocation: whether all files could be read, and the reasons for those that couldn't (3.20).
    private var invocation: JSONValue {
        var members = [JSONMember("executionSuccessful", .bool(report.failures.isEmpty))]
        if !report.failures.isEmpty {
            members.append(JSONMember("toolExecutionNotifications", .array(report.failures.map(notification))))
        }
        return .object(members)
    }

    private func notification(_ failure: LintReport.FailedFile) -> JSONValue {
        [
            "level": "error",
            "message": ["text": .string(MessageText.escaped(failure.text))],
            "locations": [["physicalLocation": ["artifactLocation": ["uri": .string(RelativePath.uri(failure.file))]]]],
        ]
    }
}
