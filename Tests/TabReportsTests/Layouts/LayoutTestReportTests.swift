import Foundation
import TabModel
import Testing

@testable import TabReports

@Suite struct LayoutTestReportTests {
    private func difference(_ old: [String], _ new: [String]) -> LayoutLockDifference {
        let samples = LayoutSamples()
        var (before, now) = (LayoutLock(), LayoutLock())
        before["iPhone compact, OS 27"] = samples.bar(old)
        now["iPhone compact, OS 27"] = samples.bar(new)
        now["mac, OS 27"] = samples.bar(new)
        return LayoutLockDifference(from: before, to: now)
    }

    private func report(_ outcome: LayoutTestReport.Outcome, file: String = "tabs.yaml") -> LayoutTestReport {
        let names = ["iPhone compact, OS 27", "mac, OS 27"]
        return LayoutTestReport([.init(file: file, lock: "\(file).layouts", names: names, outcome)])
    }

    private func text(_ report: LayoutTestReport) -> String {
        report.textLines.map { $0.pieces.map(\.text).joined() }.joined(separator: "\n")
    }

    @Test func `text says how much differs, where, what and in which rows`() {
        #expect(
            text(report(.compared(difference(["Home", "Trips"], ["Home"])))) == """
                tabs.yaml: 2 of 2 layouts differ from tabs.yaml.layouts. To accept this, run tabpreview test --update.

                On iPhone compact, OS 27:
                  "Trips" was removed.
                  - bar       Home [star], Trips [star]
                  + bar       Home [star]

                Not in the lock file: mac, OS 27
                """
        )
    }

    @Test func `every result has its sentence, and differs or not`() {
        let mistake = Diagnostic(id: "lock", text: "There is a merge conflict.", file: "a.layouts")
        let none = LayoutLockDifference(from: LayoutLock(), to: LayoutLock())
        let results: [(LayoutTestReport.Outcome, String, Bool)] = [
            (.compared(none), "tabs.yaml: 2 layouts, no differences.", false),
            (.accepted(none), "tabs.yaml: 2 layouts, no differences; tabs.yaml.layouts is up to date.", false),
            (
                .noLock,
                "tabs.yaml: tabs.yaml.layouts doesn't exist. Run tabpreview test --update, and commit the file.", true
            ),
            (
                .noSpec,
                "tabs.yaml: the source of tabs.yaml.layouts no longer exists. "
                    + "To delete the lock file, run tabpreview test --update.",
                true
            ),
            (.removed, "tabs.yaml: the source no longer exists, so tabs.yaml.layouts was deleted.", false),
            (
                .invalid([mistake]),
                "a.layouts: error: There is a merge conflict. [lock]\ntabs.yaml: not tested because of errors.", false
            ),
            // Standard error tells it.
            (.failed("It can't be read."), "", false),
        ]
        for (outcome, sentence, differs) in results {
            #expect(text(report(outcome)) == sentence)
            #expect(report(outcome).differs == differs)
        }
    }

    @Test func `Markdown has a block that nothing in a title can end`() {
        let markdown = report(.compared(difference(["Home"], ["Home", "```\n# x @me"]))).markdown

        #expect(
            markdown.hasPrefix(
                "**Layouts differ from the accepted ones.**\n\n- `tabs.yaml`: "
                    + "`2 of 2 layouts differ"
            )
        )
        #expect(markdown.contains("````diff\n- bar       Home [star]\n+ bar       Home [star], "))
        #expect(!markdown.contains("\n# x"))
        #expect(report(.noLock).markdown.hasPrefix("**Layouts differ from the accepted ones.**"))
        #expect(report(.removed).markdown.hasPrefix("**Layouts match the accepted ones.**"))
    }

    @Test func `JUnit has a case for each layout, and no XML of a title`() throws {
        let differing = report(.compared(difference(["Home"], ["Home", "<b>&\u{1}"]))).junit

        #expect(differing.contains(#"<testsuites name="tabpreview" tests="2" failures="2" errors="0">"#))
        #expect(differing.contains(#"<testcase classname="tabs.yaml" name="iPhone compact, OS 27">"#))
        #expect(differing.contains("&lt;b&gt;&amp;") && !differing.contains("<b>") && !differing.contains("\u{1}"))
        #expect(differing.contains("The layout is not in tabs.yaml.layouts."))
        let none = LayoutLockDifference(from: LayoutLock(), to: LayoutLock())
        #expect(report(.compared(none)).junit.contains(#"tests="2" failures="0" errors="0""#))
        #expect(report(.failed("No \"disk\".")).junit.contains(#"<error message="No &quot;disk&quot;.">"#))
        #expect(report(.noLock).junit.contains(#"<failure message="tabs.yaml: tabs.yaml.layouts doesn"#))
        #expect(LayoutTestReport().junit.contains(#"tests="0""#))
    }

    @Test func `JSON has the result, the names and what changed`() {
        let json = report(.compared(difference(["Home", "Trips"], ["Home"]))).json

        for part in [
            #""differs": true"#, #""result": "different""#, #""added": ["#, #""\"Trips\" was removed.""#,
            #""lock": "tabs.yaml.layouts""#,
        ] { #expect(json.contains(part), "\(part)") }
        #expect(report(.noSpec).json.contains(#""result": "noSpec""#))
    }
}
