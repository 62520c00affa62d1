import TabModel
import TabResolver
import TabSpecCoding
import Testing

@testable import TabReports

/// The reports of `diff`.
@Suite struct DifferenceReportTests {
    private func tab(_ title: String, id: String? = nil) -> TabEntry {
        var tab = Tab(label: TabLabel(title: title), value: .string(title.lowercased()))
        tab.modifiers.customizationID = id
        return .tab(tab)
    }

    private func spec(_ tabs: TabEntry...) -> TabSpec {
        var spec = TabSpec(tabs: tabs)
        (spec.tabViewStyle, spec.tabViewCustomization) = (.sidebarAdaptable, "tabs")
        return spec
    }

    private func report(_ old: TabSpec, _ new: TabSpec, _ stored: TabViewCustomization? = nil) -> DifferenceReport {
        let difference = SpecDifference(old: old, new: new, platforms: [.iPhone])
        return DifferenceReport(difference, outcome: difference.outcome(of: stored), oldName: "old", newName: "new")
    }

    @Test func `writes the format's JSON with sorted keys`() {
        var start = Tab(label: TabLabel(title: "Start"), value: .string("home"))
        (start.modifiers.customizationID, start.modifiers.badge) = ("h2", .count(3))
        let json = report(spec(tab("Home", id: "h")), spec(.tab(start), tab("Books"))).jsonValue

        #expect(
            json.text([.sortedKeys]) == """
                {"changes":[{"entry":"books","from":null,"kind":"added","platforms":["iPhone"],\
                "to":{"index":1,"section":null,"title":"Books"}},\
                {"entry":"home","from":{"customizationID":"h","title":"Home"},"kind":"renamed","platforms":["iPhone"],\
                "to":{"customizationID":"h2","title":"Start"}},\
                {"entry":"home","from":{"badge":null},"kind":"changed","platforms":["iPhone"],"to":{"badge":3}}],\
                "customization":{"displaced":[],"kept":[],"mapping":{"h":"h2"},"orphaned":["h"]}}
                """
        )
    }

    @Test func `says that nothing changed`() {
        let report = report(spec(tab("Home")), spec(tab("Home")))

        #expect(report.textLines.map(\.text) == ["No differences."])
        #expect(report.markdown == "**No change.** (`old` → `new`)\n")
        #expect(report.json.contains("\"changes\": []"))
    }

    @Test func `groups the text by kind, then by device, then by what people lose`() {
        let lines = report(spec(tab("Home", id: "h"), tab("Books")), spec(tab("Home", id: "h2"), tab("Radio")))
            .textLines.map(\.text)

        #expect(
            lines == [
                "Tabs: 1 added, 1 removed, 1 renamed. Customizations (worst case): 1 orphaned.",
                "", "Added:", "  \"Radio\": after \"Home\"  (shown on iPhone)",
                "", "Removed:", "  \"Books\": was after \"Home\"  (shown on iPhone)",
                "", "Renamed:", "  \"Home\": customizationID: \"h\" → \"h2\"  (not shown on any device)",
                "", "On iPhone, wide iPhone in landscape, OS 27:", "  \"Radio\" is new in the bar.",
                "  \"Books\" was removed.",
                "", "Customizations, if people customized everything:",
                "  New entries, last in a stored order of the bar or section: \"Radio\". [R3.31]",
                "  orphaned: \"h\" (\"Home\"): Its entry now has the id \"h2\", which counts as a new tab. [R3.32]",
                "  Advice: keep the id \"h\", or rename it to \"h2\" in the stored customization.",
            ]
        )
    }

    @Test(arguments: [
        ("Home", "`Home`"), ("a|b", "`a\\|b`"), ("`x`", "`` `x` ``"), ("a``b", "```a``b```"), ("", "(empty)"),
        ("<script>", "`<script>`"), ("@team #1", "`@team #1`"), ("a\n# b", "`a # b`"), ("a\u{202E}b", "`ab`"),
        ("[x](http://evil.example)", "`[x](http://evil.example)`"), ("**b**", "`**b**`"), ("\u{1B}[31m", "` [31m`"),
        ("a`\u{301} @team", "``a`\u{301} @team``"), ("`\u{301}", "`` `\u{301} ``"), ("a|\u{301}b", "`a\\|\u{301}b`"),
    ])
    func `a name in a Markdown table is code and nothing else (S38)`(name: String, expected: String) {
        #expect(MarkdownText.code(name, inTable: true) == expected)
    }

    @Test func `Markdown begins with the summary and escapes the names of files too`() {
        let difference = SpecDifference(old: spec(tab("Home")), new: spec(tab("A|B")), platforms: [.iPhone])
        let report = DifferenceReport(difference, outcome: difference.outcome(), oldName: "a`|b", newName: "new")

        #expect(report.markdown.hasPrefix("**Tabs: 1 added, 1 removed.** (``a`|b`` → `new`)\n\n### Changes\n\n"))
        #expect(report.markdown.contains("| added | `A\\|B` |  | first | iPhone |"))
        #expect(report.markdown.contains("### Drawing\n\n**On iPhone, wide iPhone in landscape, OS 27:**\n\n"))
        #expect(report.markdown.contains("- `A|B` is new in the bar."))
    }

    @Test func `folds what is long and cuts what is endless`() {
        var many = TabSpec(tabs: (0..<300).map { tab("Tab \($0)") })
        (many.tabViewStyle, many.tabViewCustomization) = (.sidebarAdaptable, "tabs")
        let markdown = report(spec(tab("Tab 0")), many).markdown

        #expect(markdown.contains("<details><summary>299 changes</summary>\n\n|"))
        #expect(markdown.contains("… and 249 more.\n\n</details>"))
        #expect(markdown.utf8.count < 65_536)
    }
}
