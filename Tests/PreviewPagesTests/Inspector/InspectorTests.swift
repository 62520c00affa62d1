import PreviewCore
import TabModel
import TabResolver
import TabRules
import Testing

@testable import PreviewPages

@Suite struct InspectorTests {
    private func values(
        _ query: [(String, String)] = [],
        snapshot: PreviewSnapshot = SamplePage.snapshot()
    ) -> InspectorValues {
        SampleValues.page(ViewState(query: query + [("inspector", "open")]), snapshot: snapshot).inspectorPane
    }

    private static let reasons = [("tab", "reasons")]

    @Test func `lists the regions of each frame with the reasons of their entries`() throws {
        let trees = try #require(values(Self.reasons).layout).trees

        #expect(trees.map(\.title) == ["iPad, regular width", "iPhone, compact width"])
        #expect(trees[0].groups.map(\.title) == ["Fixed", "Tab bar", "Pinned", "Not shown"])
        #expect(trees[1].groups.map(\.title) == ["Tab bar", "More", "Detached", "Not shown"])
        let watch = try #require(trees[0].groups[0].rows.first)
        #expect(watch.notes.map(\.rule.id) == ["R2.37"])
        #expect(trees[0].notes.map(\.rule.id) == ["R2.20"])
    }

    @Test func `says that what the tabs show inside is a sample`() throws {
        let hint = try #require(values([("select", "none")]).summary).hint
        #expect(hint.hasSuffix("What the tabs show inside is sample content, except your screenshots."))
        var imported = SamplePage.snapshot()
        imported.tabView = "AppView"
        #expect(
            try #require(values([("select", "none")], snapshot: imported).summary).hint
                .hasSuffix("What the tabs show inside is sample content.")
        )
    }

    @Test func `says where entries are that have no place of their own`() throws {
        let trees = try #require(values(Self.reasons).layout).trees
        let places = trees.map { tree in
            Dictionary(uniqueKeysWithValues: tree.groups.flatMap(\.rows).map { ($0.entryID, $0.place) })
        }

        #expect(places[0]["cinematic"] == "in Collections" && places[0]["library"] == .some(nil))
        #expect(places[0]["drafts"] == "in the sidebar")
        #expect(places[1]["map"] == "in More")
        #expect(trees[0].groups.last?.rows.first { $0.entryID == "cinematic" }?.icon != nil)
    }

    @Test func `indents the rows of a section, and names what is absent`() throws {
        let tree = try #require(values([("platform", "iPad"), ("form", "sidebar")] + Self.reasons).layout?.trees.first)
        let sidebar = try #require(tree.groups.first { $0.title == "Sidebar" })

        #expect(sidebar.rows.map(\.depth) == ["0", "0", "0", "0", "0", "0", "1", "1", "0", "1", "1"])
        #expect(tree.groups.last?.rows.map(\.entryID) == ["forest"])
        #expect(tree.groups.last?.rows.map(\.isShown) == [false])
    }

    @Test(arguments: [
        ("New is hidden.", "New", "Hidden."), ("New stands first.", "New", "Stands first."),
        ("New isn't shown.", "New", "Isn't shown."), ("Newer stands first.", "New", "Newer stands first."),
        ("A bar shows.", nil, "A bar shows."), ("New ", "New", "New "),
    ])
    func `does not repeat in a reason the title that is over it`(text: String, title: String?, short: String) {
        #expect(ReasonText.short(text, under: title) == short)
    }

    @Test func `says of each rule how sure it is`() throws {
        let note = try #require(values(Self.reasons).layout?.trees.first?.notes.first)

        #expect(note.rule.label == "Rule \(note.rule.id), documented")
        #expect(note.rule.certaintyText == Certainty.documented.meaning)
        #expect(Set(Certainty.allCases.map(\.meaning)).count == Certainty.allCases.count)
        #expect(Set(Certainty.allCases.map(\.words)).count == Certainty.allCases.count)
    }

    @Test func `has nothing in it that nobody sees while it is closed, but what the palette presses`() {
        let pane = SampleValues.page(ViewState(query: [("tab", "code")])).inspectorPane

        #expect(!pane.isOpen && pane.tabs == nil && pane.summary == nil && pane.chosen == nil)
        #expect(pane.layout == nil && pane.findings == nil && pane.code == nil && pane.switches == nil)
        #expect(!pane.customization.profile.isEmpty && !pane.showsChanges)
    }

    @Test(arguments: InspectorTab.allCases)
    func `shows one thing at a time`(tab: InspectorTab) throws {
        let pane = values([("tab", tab.rawValue)])
        let shown = [
            pane.summary == nil ? nil : InspectorTab.why, pane.layout == nil ? nil : .reasons,
            pane.findings == nil ? nil : .findings, pane.showsChanges ? .changes : nil, pane.code == nil ? nil : .code,
        ]
        #expect(shown.compactMap(\.self) == [tab])
        let current = try #require(pane.tabs?.segments.first { $0.isCurrent })
        #expect(current.value == (tab == .reasons ? .why : tab).rawValue)
        #expect(pane.tabs?.segments.map(\.title) == ["Why", "Findings", "Changes", "Code"])
    }

    @Test func `shows the structure in design mode, and no changes of people`() throws {
        let pane = values([("mode", "design")])

        #expect(pane.design != nil && pane.summary == nil && pane.chosen == nil)
        #expect(pane.tabs?.segments.map(\.title) == ["Structure", "Findings", "Code"])
        #expect(values([("mode", "design"), ("tab", "findings")]).design == nil)
    }

    @Test func `lists the findings of all frames once, worst first`() throws {
        var error = SampleLayout.topBar
        error.findings.append(Diagnostic(severity: .error, id: "R5.1", text: "Twice.", file: "library.json"))
        let findings = try #require(
            SampleValues.page(ViewState(query: [("inspector", "open"), ("tab", "findings")]), layout: error)
                .inspectorPane.findings
        )

        #expect(findings.diagnostics.map(\.id) == ["R5.1", "R5.14", "R5.30"])
        #expect(findings.summary == "1 error, 1 warning and 1 info")
        #expect(findings.diagnostics[1].place == "library.json:42:9")
        #expect(findings.diagnostics[1].rule?.href == "./rules#R5.14")
        #expect(FindingsText.summary([]) == "No findings")
    }

    @Test(arguments: [
        [("platform", "iPad"), ("form", "tabBar")], [("platform", "iPad"), ("form", "sidebar")],
        [("platform", "iPad"), ("sizeClass", "compact")], [("platform", "iPhone"), ("os", "18")],
    ])
    func `says in at least one sentence why each entry is where it is, and how certain that is`(
        address: [(String, String)]
    ) throws {
        let view = ViewState(query: address + [("inspector", "open"), ("tab", "reasons")])
        let layout = LayoutResolver(SampleSpec.library).layout(in: view.environment)
        let page = SampleValues.page(view, snapshot: SamplePage.snapshot(), layout: layout)
        let rows = try #require(page.inspectorPane.layout?.trees.first).groups.flatMap(\.rows)

        #expect(rows.count >= 11)
        for row in rows {
            #expect(!row.notes.isEmpty, "\(row.entryID)")
            #expect(row.notes.allSatisfy { $0.text.hasSuffix(".") && $0.rule.label.contains(", ") })
        }
    }

    @Test func `quotes the line of an error with a caret under its column`() throws {
        let snapshot = SamplePage.snapshot(diagnostics: [SamplePage.unknownKey])
        let page = SampleValues.page(ViewState(), snapshot: snapshot)
        let error = try #require(page.errors.diagnostics.first)

        #expect(error.line?.number == "3")
        #expect(error.line?.text == "{ \"title\": \"Home\", \"rolle\": \"search\" }")
        #expect(error.line?.caret == String(repeating: " ", count: 19) + "^")
        #expect(page.errors.title == "Showing revision 41; library.json has 1 error")
        #expect(page.live.text == "1 error")
        #expect(page.stage.isStale)
    }

    @Test(arguments: [(1, 1, "ab\u{2026}"), (2, 3, nil), (9, 1, nil)] as [(Int, Int, String?)])
    func `finds no line outside of the text`(line: Int, column: Int, start: String?) {
        let text = Array("ab".utf8) + Array(repeating: UInt8(ascii: "c"), count: 100)
        let quoted = SourceLineValues(of: text, at: SourceLocation(line: line, column: column))

        #expect((quoted != nil) == (start != nil))
        #expect(quoted?.text.hasSuffix("\u{2026}") ?? true)
    }

    @Test func `cuts a long line on both sides of the caret`() throws {
        let text = Array(String(repeating: "x", count: 200).utf8)
        let line = try #require(SourceLineValues(of: text, at: SourceLocation(line: 1, column: 101)))

        #expect(line.text.count == 74)
        #expect(line.text.hasPrefix("\u{2026}x") && line.text.hasSuffix("x\u{2026}"))
        #expect(line.caret.count == 26)
    }

    @Test func `leaves out the indentation of a line, and keeps the caret in place`() throws {
        let line = try #require(
            SourceLineValues(of: Array("\t  wrong: 1".utf8), at: SourceLocation(line: 1, column: 4))
        )
        let inside = try #require(SourceLineValues(of: Array("    wrong".utf8), at: SourceLocation(line: 1, column: 3)))

        #expect(line.text == "wrong: 1" && line.caret == "^")
        #expect(inside.text == "  wrong" && inside.caret == "^")
    }
}
