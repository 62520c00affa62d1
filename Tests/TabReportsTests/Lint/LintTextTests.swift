import TabModel
import TabReports
import Testing

@Suite struct LintTextTests {
    @Test func `writes each diagnostic as the format says, its repair below`() {
        #expect(
            LintText(Samples.report).lines.map(\.text) == [
                "tabs.yaml:3:5: info: Home's symbol house.fill is filled. [R5.27]",
                "  fix: Give the outline.",
                "tabs.yaml:4:5: error: Inbox has the value \"home\", which Home has already. [R5.1]",
                "more tabs.json:12:7: warning: Drafts is sidebar-only. [R5.16]",
                "broken.json: error: Expected a value. [syntax]",
            ]
        )
    }

    @Test(arguments: Samples.report.diagnostics)
    func `a diagnostic's line is the one that every command prints`(diagnostic: Diagnostic) {
        #expect(LintText.line(diagnostic).text == diagnostic.line)
    }

    @Test func `marks the severity, so that a terminal can color it`() {
        let pieces = LintText.line(Samples.equalValues).pieces

        #expect(pieces.filter { $0.role == .severity(.error) }.map(\.text) == ["error:"])
        #expect(pieces.first == ReportLine.Piece("tabs.yaml:4:5:", .place))
    }

    @Test(arguments: [
        (Samples.report, "2 errors, 1 warning, 1 info in 3 files."),
        (LintReport(files: ["a"]), "No findings in 1 file."),
        (LintReport(), "No findings in 0 files."),
        (LintReport(files: ["a", "b"], diagnostics: [Samples.onPhone]), "1 warning in 2 files."),
    ])
    func `counts what was found, the most serious first`(report: LintReport, summary: String) {
        #expect(LintText(report).summary == summary)
    }

    @Test(arguments: [
        (Severity.error, [false, false, true]), (.warning, [false, true, true]), (.info, [true, true, true]),
    ])
    func `reaches a severity with it or a more serious one`(severity: Severity, expected: [Bool]) {
        let found = [Samples.filled, Samples.onPhone, Samples.equalValues]

        #expect(found.map { LintReport(diagnostics: [$0]).reaches(severity) } == expected)
        #expect(!LintReport(files: ["a"]).reaches(severity))
    }
}
