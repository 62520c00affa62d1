import Foundation
import TabModel
import TabReports
import TabRules
import Testing

@Suite struct RuleReportTests {
    @Test func `writes one rule with its sources`() throws {
        let rule = try #require(RuleBook.rule("R2.33"))
        let lines = RuleReport.text(rule).split(separator: "\n").map(String.init)

        #expect(lines.prefix(2) == ["R2.33  documented, observed", rule.text])
        #expect(lines.contains("  https://developer.apple.com/documentation/visionos/destination-video"))
        #expect(!lines.contains { $0.contains("Tests/") })
    }

    @Test func `writes why a rule is not applied`() throws {
        let rule = RuleStatement("R9.1", [.choice], "All is well.", status: .notApplicable("Nothing is drawn of it."))

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

        #expect(written.keys.sorted() == ["certainties", "id", "reason", "section", "sources", "standing", "text"])
        #expect(written["standing"] as? String == "notApplicable")
        #expect(written["section"] as? String == "Modifiers of tabs and sections")
        #expect(written["certainties"] as? [String] == ["documented"])
    }

    @Test func `writes tables whose rows have one cell for each heading`() {
        let rows = RuleReport.markdown(RuleBook.rules).split(separator: "\n")

        #expect(rows.count == RuleBook.rules.count + 2)
        #expect(rows.allSatisfy { $0.split(separator: " | ").count == 5 || $0.hasPrefix("|---") })
    }

    @Test func `writes the page with a table for each section, every rule and the switches`() {
        let lines = RuleReport.markdown().split(separator: "\n").map(String.init)

        #expect(lines.filter { $0.hasPrefix("| <a id=") }.count == RuleBook.rules.count)
        #expect(lines.filter { $0.hasPrefix("### ") } == RuleBook.sections.map { "### \($0.title)" })
        #expect(lines.filter { $0.hasPrefix("| SW") }.count == RuleBook.switches.count)
    }
}
