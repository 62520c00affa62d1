import TabModel
import TestTools
import Testing

@testable import TabResolver

/// The summary of a change, in one line.
@Suite struct SpecSummaryTests {
    private func text(_ old: String, _ new: String) -> String {
        SpecSummary.text(from: SpecNotation.spec(old), to: SpecNotation.spec(new))
    }

    @Test(arguments: [
        ("T a", "T a", "Changed only formatting or comments"),
        ("T a", "T a, T b", "Added b"),
        ("T a, S X[b]", "T a, S X[b c]", "Added c to X"),
        ("T a", "T a, S X[b c]", "Added the section X with 2 tabs"),
        ("T a, T b, T c", "T a, S X[b c]", "Added the section X around b and c"),
        ("T a, T b", "T a", "Removed b"),
        ("T a, S X[b c]", "T a, S X[b]", "Removed c from X"),
        ("T a, S X[b c]", "T a", "Removed the section X"),
        ("T a, S X[b c]", "T a, T b, T c", "Dissolved the section X"),
        ("T a, T b, S X[c]", "T a, S X[c b]", "Moved b to X"),
        ("T a, S X[b c]", "T a, T b, S X[c]", "Moved b out of X"),
        ("T a, T b, T c", "T c, T a, T b", "Moved c to the front"),
        ("T a, T b, T c", "T a, T c, T b", "Moved c after a"),
        ("T a, T b", "T a, T b{title=Mail}", "Renamed b to Mail"),
        ("T a, T b", "T a, T b{badge=3}", "Set badge of b to 3"),
        ("T a, T b{badge=3}", "T a, T b", "Removed badge of b"),
        ("T a, T b", "T a, T b{hide}", "Hid b"),
        ("T a", "T a, T b, T c", "Added b; added c"),
        ("T a", "T a, T b, T c, T d, T e", "Added b, c and 2 more"),
        ("T a, T b, T c", "T b, T c{badge=1}, T d{badge=2}", "Added d; 2 more changes"),
    ])
    func `tells what someone did`(old: String, new: String, expected: String) {
        #expect(text(old, new) == expected)
    }

    @Test func `names an entry whose title changed in a language as it was called`() {
        let change = PropertyChange(key: "title.en", from: .text("Start5"), to: .text("Start4"))
        #expect(PropertyClause.text(change, of: "Start4") == "Set title.en of Start5 to Start4")
        #expect(PropertyClause.text(change, of: "Anfang") == "Set title.en of Anfang to Start4")
    }

    @Test func `tells a variant's null from a key that a variant no longer has`() {
        let key = "variants[0].badge"
        let null = PropertyChange(key: key, from: .number(1), to: .nothing)
        #expect(PropertyClause.text(null, of: "Home") == "Set variants[0].badge of Home to the default")
        let gone = PropertyChange(key: key, from: .nothing, to: nil)
        #expect(PropertyClause.text(gone, of: "Home") == "Removed variants[0].badge of Home")
    }

    @Test func `tells what changed in the tab view itself`() {
        let old = SpecNotation.spec("T a")
        #expect(SpecSummary.text(from: old, to: SpecNotation.spec("T a") { $0.title = "Mail" }) == "Set title to Mail")
        let plain = SpecNotation.spec("T a") { $0.tabViewStyle = .tabBarOnly }
        #expect(SpecSummary.text(from: old, to: plain) == "Set style to tabBarOnly")
    }

    @Test func `counts what a first text holds, and the errors of one that can't be shown`() {
        #expect(SpecSummary.text(ofFirst: SpecNotation.spec("T a")) == "First known version: 1 tab")
        #expect(
            SpecSummary.text(ofFirst: SpecNotation.spec("T a, S X[b c]")) == "First known version: 3 tabs, 1 section"
        )
        let mistakes = ["syntax", "type"].map { Diagnostic(id: $0, text: "Wrong.", file: "tabs.json") }
        #expect(SpecSummary.text(ofMistakes: mistakes) == "Can't be shown: 2 errors")
    }

    @Test func `keeps long and broken names to one short line`() {
        let name = "A\nvery " + String(repeating: "long ", count: 40)
        let new = TabSpec(tabs: [.tab(Tab(label: TabLabel(title: name)))])
        let line = SpecSummary.text(from: TabSpec(tabs: []), to: new)
        #expect(line.count < 60 && !line.contains("\n") && line.hasPrefix("Added A very long"))
    }

    /// Ten thousand entries must not cost their square.
    @Test func `sums up a spec of 10,000 tabs`() {
        let names = (0..<10_000).map { "T t\($0)" }
        let moved = [names[9_999]] + names.dropLast()
        let time = processorTime {
            #expect(text(names.joined(separator: ","), moved.joined(separator: ",")) == "Moved t9999 to the front")
        }
        #expect(time < .seconds(60))
    }
}
