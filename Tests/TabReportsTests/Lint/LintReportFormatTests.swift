import Foundation
import TabModel
import TabReports
import TabSpecCoding
import Testing

@Suite struct LintReportFormatTests {
    private let failing = LintReport(
        files: ["./tabs.yaml", "good.yaml"],
        diagnostics: [Samples.filled, Samples.equalValues],
        failures: [.init(file: "gone.yaml", text: "gone.yaml can't be read.")]
    )

    @Test func `Checkstyle has the findings of each file, with their rules as sources`() {
        #expect(
            failing.checkstyle == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                  <file name="tabs.yaml">
                    <error line="3" column="5" severity="info" message="Home's symbol house.fill is filled. Give the outline." source="tabpreview.R5.27"/>
                    <error line="4" column="5" severity="error" message="Inbox has the value &quot;home&quot;, which Home has already." source="tabpreview.R5.1"/>
                  </file>
                  <file name="good.yaml">
                  </file>
                  <file name="gone.yaml">
                    <error severity="error" message="gone.yaml can't be read." source="tabpreview.file"/>
                  </file>
                </checkstyle>

                """
        )
    }

    @Test func `JUnit has a suite for each file, and failures from a severity on`() {
        let report = failing.junit(failOn: .warning)

        #expect(report.contains(#"<testsuites name="tabpreview" tests="4" failures="1" errors="1">"#))
        #expect(report.contains(#"<testsuite name="good.yaml" tests="1" failures="0" errors="0">"#))
        #expect(report.contains(#"<testcase classname="tabs.yaml" name="R5.1 home~2">"#))
        #expect(
            report.contains("<system-out>tabs.yaml:3:5: info: Home's symbol house.fill is filled. [R5.27]\nfix: Give")
        )
        #expect(report.contains(#"<error message="gone.yaml can't be read.">"#))
        #expect(failing.junit(failOn: .info).contains(#"failures="2" errors="1""#))
        #expect(LintReport().junit(failOn: .info).contains(#"tests="0""#))
    }

    @Test func `Code Climate has what GitLab needs, and the fingerprints of SARIF`() throws {
        let found = try codeClimate(Samples.report)
        let sarif = try ReadSARIF(Samples.report).fingerprints()

        #expect(found.map { $0["fingerprint"] as? String } == sarif)
        #expect(found.map { $0["severity"] as? String } == ["info", "major", "minor", "major"])
        let first = try #require(found.first)
        #expect(first["check_name"] as? String == "R5.27")
        #expect(first["description"] as? String == "Home's symbol house.fill is filled. Give the outline.")
        let location = try #require(first["location"] as? [String: Any])
        #expect(location["path"] as? String == "tabs.yaml")
        #expect((location["lines"] as? [String: Int]) == ["begin": 3])
        #expect(try codeClimate(LintReport(files: ["a"])).isEmpty)
        let failed = try #require(try codeClimate(failing).first?["description"] as? String)
        #expect(failed == "gone.yaml can't be read.")
    }

    @Test(arguments: Samples.hostile, Samples.hostile)
    func `text from elsewhere steers nothing and breaks no format`(file: String, text: String) throws {
        var hostile = Samples.equalValues
        (hostile.file, hostile.text, hostile.entry) = ("x" + file, text, text)
        let report = LintReport(files: [hostile.file], diagnostics: [hostile])

        for xml in [report.checkstyle, report.junit(failOn: .info)] {
            #expect(!xml.contains("<&>") && !xml.contains("d'<"))
            #expect(!xml.unicodeScalars.contains { $0.isSteering && $0 != "\n" })
        }
        #expect(try codeClimate(report).count == 1)
    }

    private func codeClimate(_ report: LintReport) throws -> [[String: Any]] {
        let value = try JSONSerialization.jsonObject(with: Data(report.codeClimate.utf8))
        return try #require(value as? [[String: Any]])
    }

    @Test func `hides what is less serious, and counts it apart`() {
        var report = Samples.report
        report.hide(below: .warning)

        #expect(report.diagnostics == [Samples.equalValues, Samples.onPhone, Samples.syntax])
        #expect(LintText(report).summary == "2 errors, 1 warning in 3 files; hidden: 1 info.")
    }
}
