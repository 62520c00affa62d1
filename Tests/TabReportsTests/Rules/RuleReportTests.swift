import Foundation
import TabModel
import TabReports
import TabRules
import Testing

@Suite struct RuleReportTests {
    @Test func `writes one rule with sources and proofs`() throws {
        let rule = try #require(RuleBook.rule("R2.33"))
        let lines = RuleReport.text(rule).split(separator: "\n").map(String.init)

        #expect(lines.prefix(2) == ["R2.33  documented, observed", rule.text])
        #expect(lines.contains("  https://developer.apple.com/documentation/visionos/destination-video"))
        #expect(lines.contains("Proven by:"))
        #expect(lines.filter { $0.hasPrefix("  Tests/") }.count == RuleBook.proofs(of: "R2.33").count)
    }

    @Test func `writes why a rule is not applied`() throws {
        let rule = RuleStatement("R9.1", [.choice], "All is well.", standing: .notApplicable("Nothing is drawn of it."))

        #expect(RuleReport.text(rule) == "R9.1  our choice\nAll is well.\nNot applied here: Nothing is drawn of it.\n")
    }

    @Test func `lists every rule below its section`() {
        let lines = RuleReport.contents().split(separator: "\n").map(String.init)

        #expect(lines.first == "1 The model")
        #expect(lines.filter { $0.hasPrefix("  R") }.count == RuleBook.rules.count)
        #expect(RuleBook.sections.allSatisfy { lines.contains($0.title) })
    }

    @Test func `writes JSON that holds every key`() throws {
        let rule = try #require(RuleBook.rule("R1.53"))
        let data = Data(RuleReport.json([rule]).utf8)
        let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]])
        let written = try #require(object["rules"]?.first)

        #expect(
            written.keys.sorted()
                == ["certainties", "id", "proofs", "reason", "section", "sources", "standing", "text"]
        )
        #expect(written["standing"] as? String == "notApplicable")
        #expect(written["section"] as? String == "Modifiers of tabs and sections")
        #expect(written["certainties"] as? [String] == ["documented"])
    }

    @Test func `writes tables whose rows have one cell for each heading`() {
        let rows = RuleReport.markdown(RuleBook.rules).split(separator: "\n")

        #expect(rows.count == RuleBook.rules.count + 2)
        #expect(rows.allSatisfy { $0.split(separator: " | ").count == 5 || $0.hasPrefix("|---") })
    }

    @Test func `the page in the documentation is the one of this catalogue`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "docs/rules.md"), encoding: .utf8)

        #expect(page == RuleReport.markdown(), "docs/rules.md is not current: run Scripts/rules write")
    }
}
