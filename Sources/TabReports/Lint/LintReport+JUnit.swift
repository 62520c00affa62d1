public import TabModel

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
