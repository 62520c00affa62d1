import Foundation
import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Properties of all findings.
@Suite struct LinterTests {
    @Test func `every rule has one id and a severity of the rulebook's table`() {
        let ids = Linter.rules.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.hasPrefix("R5.") })
        let all = Set((1...61).map { "R5.\($0)" })
        #expect(Set(ids).union(["R5.59"]) == Set(SpecLint.severities.keys))
        #expect(all.subtracting(SpecLint.severities.keys) == Set(SpecLint.needsSource.keys))
    }

    @Test func `spec and entry switch findings off`() {
        #expect(
            layout("T a{sbOnly}, T b{sbOnly off=R5.16}", "P26").found.filter { $0.hasPrefix("R5.16") } == ["R5.16(a)"]
        )
        let off = layout("T a{sbOnly}", "P26") { $0.lint = ["R5.16": "meant", "R5.11": "meant"] }
        #expect(off.found == [])
    }

    @Test func `rules about platforms speak of those the spec names and the one asked for`() {
        #expect(!layout("T a{badge=3}", "P26").found.contains("R5.34(a)"))
        #expect(!layout("T a{badge=3}", "P26") { $0.platforms = [.iPhone, .watch] }.found.contains("R5.34(a)"))
        #expect(layout("T a{badge=3}", "tv") { $0.platforms = [.iPhone] }.found.contains("R5.34(a)"))
        #expect(!layout("T a{sbOnly}", "mac") { $0.platforms = [.mac] }.found.contains("R5.16(a)"))
    }

    @Test(.proves("R5.12", "R5.13", "R5.34"))
    func `not available there is an information`() {
        let layout = layout("T a{badge=3 reord}", "tv", state: "") { $0.platforms = [.tv] }
        for id in ["R5.12", "R5.13", "R5.34"] {
            #expect(layout.findings.first { $0.id == id }?.severity == .info)
        }
    }

    @Test func `findings are by place, then rule number`() throws {
        var tab = Tab(label: TabLabel(title: "A"), value: .string("a"))
        tab.modifiers.tabPlacement = .sidebarOnly
        tab.modifiers.badge = .text("urgent")
        tab.modifiers.disabled = true
        tab.modifiers.location = SourceLocation(line: 4, column: 5)
        var first = Tab(value: .string("z"))
        first.modifiers.location = SourceLocation(line: 3, column: 5)
        var spec = TabSpec(tabs: [.tab(first), .tab(tab)])
        spec.searchable = true
        spec.location = SourceLocation(line: 1, column: 1)

        let found = LayoutResolver(spec, file: "tabs.yaml").layout(in: ResolutionEnvironment(platform: .iPhone))
            .findings

        #expect(found.map(\.id) == ["R5.24", "R5.28", "R5.16", "R5.39", "R5.54"])
        #expect(found[0].location == SourceLocation(line: 1, column: 1) && found[0].entry == nil)
        #expect(found[2].location == SourceLocation(line: 4, column: 5) && found[2].file == "tabs.yaml")
        #expect(found.allSatisfy { $0.fix != nil && $0.text.hasSuffix(".") })
    }

    @Test(.proves("R5.1", "R5.6"), arguments: [("Inbox", "Home"), ("Home", "an earlier entry")])
    func `R5.1 and R5.6 name the other entry so that it can be distinguished`(title: String, other: String) {
        let tabs = ["Home", title].map { title in
            var tab = Tab(label: TabLabel(title: title), value: .string("a"))
            tab.modifiers.customizationID = "id"
            return TabEntry.tab(tab)
        }

        let found = LayoutResolver(TabSpec(tabs: tabs)).layout(in: ResolutionEnvironment()).findings

        #expect(found.first { $0.id == "R5.1" }?.text == "\(title) has the value \"a\", which \(other) already has.")
        #expect(
            found.first { $0.id == "R5.6" }?.text
                == "\(title) has the customizationID \"id\", which \(other) already has."
        )
    }

    @Test(.proves("R5.14"))
    func `R5.14 lists what moves to More`() throws {
        let finding = try #require(
            layout("T a, T b, T c, T d, T e, T f", "iR bar").findings.first { $0.id == "R5.14" }
        )
        #expect(finding.text == "A compact bar has more than five tabs, and these move to More: e and f.")
        #expect(Listing.text((1...10).map(String.init)) == "1, 2, 3, 4, 5, 6, 7 and 3 others")
    }

    @Test(.proves("R5.14"))
    func `R5.14 tells of a bar whose pinned tabs are too many to move to More`() throws {
        let spec = "T a{pin}, T b{pin}, T c{pin}, T d{pin}, T e{pin}, T s{search}"
        let layout = layout(spec, "P26")
        let finding = try #require(layout.findings.first { $0.id == "R5.14" })

        #expect(layout.bar?.more == nil && finding.text.contains("never move to More"))
    }

    @Test(
        .proves("R5.50"),
        arguments: [
            ("T a{hide}, T b{hide}", "Every tab is hidden."),
            ("T a{hide@c}, T b{hide}", "Every tab is hidden in compact width."),
            ("T a{hide@r}, T b{hide}", "Every tab is hidden in regular width."),
        ]
    )
    func `R5.50 says once where every tab is hidden`(spec: String, text: String) {
        #expect(layout(spec, "P26").findings.filter { $0.id == "R5.50" }.map(\.text) == [text])
    }

    @Test func `docs/lint.md lists every rule with its severity, and names those that need source`() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let text = try String(contentsOf: package.appending(path: "docs/lint.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| R5.") }.map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(rows.map { $0[0] } == SpecLint.severities.keys.sorted { RuleNumber($0) < RuleNumber($1) })
        for row in rows {
            #expect(SpecLint.severities[row[0]].map { row[1].hasPrefix($0.rawValue) } == true, "\(row[0])")
            #expect(row.count == 5)
        }
        for id in SpecLint.needsSource.keys { #expect(text.contains(id)) }
    }
}
