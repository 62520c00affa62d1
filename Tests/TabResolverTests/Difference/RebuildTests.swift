import TabModel
import TestTools
import Testing

@testable import TabResolver

/// The changes by a rebuild with another SDK (R1.100, R6.12).
@Suite struct RebuildTests {
    private func difference(
        _ text: String,
        _ from: OSVersion,
        _ to: OSVersion,
        on platforms: [Platform] = [.iPhone],
        os: OSVersion = .v27,
        _ change: (inout TabSpec) -> Void = { _ in }
    ) -> RebuildDifference {
        let spec = SpecNotation.spec(text, change)
        return RebuildDifference(spec, LayoutResolver(spec), from: from, to: to, platforms: platforms, os: os)
    }

    private func sentences(_ difference: RebuildDifference) -> [String] {
        difference.drawings.flatMap(\.changes).map { "\($0.rule ?? "-") \($0.sentence.text)" }
    }

    @Test(
        .proves("R1.100", "R2.50", "R6.12"),
        arguments: [
            (OSVersion.v26, OSVersion.v27, ["R2.50 \"s\" joins the bar: its role alone no longer detaches it."]),
            (.v27, .v26, ["R2.48 \"s\" is detached from the bar."]),
            (.v18, .v26, ["R6.10 Bars get the look of OS 26.", "R2.48 \"s\" is detached from the bar."]),
            (
                .v26, .v18,
                [
                    "R6.10 Bars get the look of OS 18.",
                    "R2.49 \"s\" joins the bar: its role alone no longer detaches it.",
                ]
            ),
            (.v27, .v27_1, []), (.v26, .v26, []),
        ] as [(OSVersion, OSVersion, [String])]
    )
    func `search joins the bar and leaves it`(from: OSVersion, to: OSVersion, expected: [String]) {
        #expect(sentences(difference("T a, T s{search}", from, to)) == expected)
    }

    @Test func `search that activates stays apart`() {
        let found = difference("T a, T s{search}", .v26, .v27) { $0.tabViewSearchActivation = .searchTabSelection }
        #expect(found.drawings.isEmpty)
    }

    @Test(.proves("R4.8", "R5.5"))
    func `a selection that is not visible can end the app, and its finding becomes an error`() {
        let found = difference("T a, T b{hide}", .v26, .v27) { $0.selection = .string("b") }

        #expect(sentences(found) == ["R4.8 The app can crash: \"b\" is selected, but not visible here."])
        #expect(found.drawings.first?.changes.first?.entry == "b")
        #expect(found.removed.map(\.severity) == [.warning] && found.added.map(\.severity) == [.error])
        #expect(found.added.map(\.id) == ["R5.5"])
        #expect(sentences(difference("T a, T b", .v26, .v27) { $0.selection = .string("b") }) == [])
    }

    @Test(.proves("R6.8", "R6.9"))
    func `what is newer begins to act where it shows`() {
        let spec = "T a{help prom}, T b, S X[c]{collapsed}"
        let phone = difference(spec, .v26, .v27)
        let all = difference(spec, .v26, .v27, on: [.mac]) { $0.defaultTabBarPlacement = .tabBar }

        #expect(sentences(phone).contains("R6.8 \"a\": role prominent takes effect."))
        #expect(!sentences(phone).contains { $0.contains("Expansion") })
        #expect(sentences(all).contains("R6.8 defaultTabBarPlacement tabBar takes effect."))
        #expect(all.removed.contains { $0.id == "R5.70" } && all.added.isEmpty)
        #expect(sentences(difference(spec, .v27, .v26)).contains("R6.8 \"a\": role prominent no longer has an effect."))
    }

    @Test(.proves("R1.114", "R6.14"))
    func `SDK 27 ends the design before 26`() {
        let found = difference("T a, T b", .v26, .v27) { $0.designRequiresCompatibility = true }

        #expect(
            sentences(found) == [
                "R6.10 Bars get the look of OS 26.", "R6.14 designRequiresCompatibility no longer has an effect.",
            ]
        )
        #expect(found.added.map(\.id) == ["R5.80"])
    }

    @Test func `a system that is older than both SDKs shows no difference`() {
        #expect(difference("T a{prom}, T s{search}", .v26, .v27, os: .v18).drawings.isEmpty)
    }

    @Test func `what doesn't compile with either SDK is no difference`() {
        #expect(difference("T a{prom}", .v18, .v26, os: .v18).isEmpty)
    }

    @Test(arguments: Seeds.some(of: 1...6))
    func `there and back is the same, and equal SDKs change nothing`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<20 {
            let spec = maker.spec()
            let resolver = LayoutResolver(spec)
            for (from, to) in [(OSVersion.v18, OSVersion.v26), (.v26, .v27), (.v18, .v27)] {
                let there = RebuildDifference(spec, resolver, from: from, to: to)
                let back = RebuildDifference(spec, resolver, from: to, to: from)
                #expect(there.added == back.removed && there.removed == back.added)
                #expect(there.drawings.isEmpty == back.drawings.isEmpty)
                #expect(RebuildDifference(spec, resolver, from: to, to: to).isEmpty)
            }
        }
    }
}
