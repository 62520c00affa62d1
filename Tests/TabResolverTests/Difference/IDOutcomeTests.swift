import TabModel
import TestTools
import Testing

@testable import TabResolver

/// The outcomes of stored customizations, rule by rule.
@Suite struct IDOutcomeTests {
    @Test(arguments: [
        ("T a, T b", "T a, T b{title=Home}", "bar b-", ["kept b"]),
        ("T a, T b", "T a", "bar b-", ["orphaned b R3.28"]),
        ("T a", "T a", "bar z-", ["orphaned z R3.27"]),
        ("T a, T b", "T a, T b{id=b2}", "bar b-", ["orphaned b R3.32"]),
        ("T a, T b", "T a, T b{noid}", "bar b-", ["orphaned b R3.3"]),
        ("T a, T b", "T a, T b{fix}", "bar b-", ["displaced b R3.9"]),
        ("T a, T b", "T a, T b{reord}", "bar b-", ["displaced b R3.9"]),
        ("T a, T b", "T a, T b{reord}", "bar b+", ["kept b"]),
        ("T a, T b", "T a, T b{fixSide}", "side b-", ["displaced b R3.9"]),
        ("T a, T b", "T a, T b{hide}", "bar b-", ["displaced b R3.6"]),
        ("T a, T b", "T a, T b{hide@c}", "bar b-", ["kept b"]),
        ("T a, T b", "T a, T b{sbOnly}", "bar b+", ["displaced b R3.7"]),
        ("T a, T b", "T a, T b{pin}", "bar b-", ["displaced b R3.8"]),
        ("T a, S X[b]", "T a, S X[b]{-side}", "bar b+", ["displaced b R3.11"]),
        ("T a, T b{fix}", "T a, T b", "bar b-", ["displaced b R3.10"]),
        ("T a, T b", "T a, S b[c]", "bar b-", ["displaced b R3.23"]),
        ("T a, S X[b c]", "T a, S X[c], S Y[b]", "bar b+", ["kept b"]),
        ("T a, S X[b c]", "T a, S X[c], S Y[b]", "ord X: c b", ["kept X", "displaced b R3.32", "kept c"]),
        ("T a, S X[b c]", "T a, S X[c b]", "ord X: b c", ["displaced X R3.34", "kept b", "kept c"]),
        ("T a, S X[b c]", "T a, S X[c b]", "ord X: c b", ["kept X", "kept b", "kept c"]),
        ("T a, S X[b c]", "T a, S Y[b c]", "ord X: c b", ["orphaned X R3.32", "kept b", "kept c"]),
        ("T a, T b", "T a, T b{pin}", "barOrd: b a", ["kept a", "displaced b R3.8"]),
        ("T a, T b", "T a, T b{fix}", "barOrd: b a", ["kept a", "displaced b R2.37"]),
        ("T a, T b", "T a, T b{-bar}", "barOrd: b a", ["kept a", "displaced b R3.10"]),
        ("T a, T b{pin}", "T a, T b", "barOrd: b a", ["kept a", "displaced b R3.30"]),
    ])
    func `judges a stored id by the rule that decides`(old: String, new: String, state: String, expected: [String]) {
        #expect(idOutcomes(old, new, state: state) == expected)
    }

    @Test(.proves("R3.35"))
    func `another storage key orphans everything and is said once (R3.35)`() {
        let outcome = difference("T a, T b", "T a, T b") { $0.tabViewCustomization = "v2" }
            .outcome(of: StateNotation.state("bar a-, side b-"))

        #expect(outcome.ids(.orphaned) == ["a", "b"])
        #expect(outcome.remarks.map(\.rule) == ["R3.35"])
        #expect(outcome.idOutcomes.allSatisfy { $0.remarks.isEmpty })
    }

    @Test func `no attached customization orphans everything (R3.1)`() {
        #expect(idOutcomes("T a", "T a", state: "bar a-") { $0.tabViewCustomization = nil } == ["orphaned a"])
    }

    @Test func `another style displaces everything (R3.1)`() {
        #expect(idOutcomes("T a", "T a", state: "bar a-") { $0.tabViewStyle = .tabBarOnly } == ["displaced a R3.1"])
    }

    @Test func `newcomers come last where an order is stored (R3.31)`() {
        let outcome = difference("T a, S X[b]", "T n, T a, S X[m b]").outcome(
            of: StateNotation.state("ord X: b, barOrd: a")
        )

        #expect(outcome.remarks.map(\.rule) == ["R3.31"])
        #expect(outcome.remarks.first?.sentence.text.hasSuffix("\"n\", \"m\".") == true)
    }

    @Test func `a new order of the bar stays hidden behind a stored one (R3.34)`() {
        let outcome = difference("T a, T b, T c", "T c, T a, T b").outcome(of: StateNotation.state("barOrd: a b c"))

        #expect(outcome.remarks.map(\.rule) == ["R3.34"])
    }

    @Test(arguments: [
        ("T a, T b", "T a, T b{reord}", ["kept a", "displaced b R3.9"]),
        ("T a, S X[b c]", "T a, S X[b{reordSide} c]", ["kept a", "kept X", "displaced b R3.9", "kept c"]),
        ("T a{fix2}, T b", "T a{fix2 title=x}", ["orphaned b R3.28"]),
        ("T a, S X[b c]", "T a, S X[c b]", ["kept a", "displaced X R3.34", "kept b", "kept c"]),
        ("T a, T b{noid}", "T a", ["kept a"]),
    ])
    func `without a file it speaks of a person who customized everything`(old: String, new: String, expected: [String])
    {
        #expect(idOutcomes(old, new, state: nil) == expected)
    }

    @Test func `nobody has customized what could not be`() {
        let old = SpecNotation.spec("T a, T b")

        #expect(SpecDifference(old: old, new: SpecNotation.spec("T a")).outcome().idOutcomes == [])
    }

    @Test func `names the ids that renaming would save, those that are stored (R3.32, R5.38)`() {
        let difference = difference("T a, T b, S X[c d]", "T a{id=a2}, T b{id=b2}, S Y[c d]")

        #expect(difference.outcome().mapping == ["a": "a2", "b": "b2", "X": "Y"])
        #expect(difference.outcome(of: StateNotation.state("bar b-")).mapping == ["b": "b2"])
    }

    @Test func `does not rename an id that the new spec still has`() {
        // The ids were exchanged: what is stored follows the ids, and renaming would mix both up.
        let difference = difference("T a, T b", "T a{id=b}, T b{id=a}")

        #expect(difference.outcome().mapping == [:])
    }

    @Test func `renaming keeps everything else that is stored (R3.28)`() {
        let state = StateNotation.state("bar a-, side z-, ord X: a z, barOrd: X a")

        let renamed = state.renaming(["a": "a2", "X": "Y"])

        #expect(StateNotation.text(renamed) == "bar a2-, side z-, ord Y: a2 z, barOrd: Y a2")
    }
}
