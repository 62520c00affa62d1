import TabReports
import Testing

@Suite struct ReportFormatTests {
    @Test func `formats are named as on the command line`() {
        #expect(
            ReportFormat.allCases.map(\.rawValue)
                == ["text", "json", "sarif", "github", "markdown", "junit", "checkstyle", "codeclimate"]
        )
    }
}
