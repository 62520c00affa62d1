import TabModel
import Testing

@testable import TabResolver

/// Suppressions of findings, and notes about suppressions without effect.
@Suite struct SuppressionTests {
    private static func remarks(
        _ text: String,
        platforms: [Platform]? = nil,
        state: String? = nil,
        _ change: (inout TabSpec) -> Void = { _ in }
    ) -> [String] {
        let spec = SpecNotation.spec(text, attached: state != nil, change)
        let linted = LintedSpec(spec, file: "tabs.yaml", customization: state.map(StateNotation.state))
        return SpecLint(platforms: platforms).suppressionRemarks(in: [linted]).map(\.line)
    }

    @Test func `a rule switched off for all specs finds nothing, in a layout and over all devices`() {
        let spec = SpecNotation.spec("T a{sbOnly symbol=star.fill}")
        let resolver = LayoutResolver(spec, rules: RuleSettings(off: ["R5.16", "R5.11"]))
        #expect(resolver.layout(in: ResolutionEnvironment(platform: .iPhone)).findings.map(\.id) == ["R5.27"])
        #expect(resolver.findings().map(\.id) == ["R5.27"])
    }

    @Test(arguments: Linter.rules.map(\.id))
    func `every rule can be switched off for a spec`(rule: String) throws {
        for example in ExampleTests.all where example.rule == rule && example.kind == .finds {
            #expect(example.found(switchedOff: [rule]) == [])
            #expect(example.found(off: [rule: "meant"]) == [])
        }
    }

    @Test func `an entry switches off what is found at it, not at others and not about the whole`() {
        let found = layout("S X[a{sbOnly} b{sbOnly off=R5.16}]{off=R5.16}, T c{off=R5.11}", "P26").found
        #expect(found == ["R5.11", "R5.16(a)"])
    }

    @Test func `a switch that finds something is no remark`() {
        #expect(Self.remarks("T a{sbOnly off=R5.16}") == [])
        #expect(Self.remarks("T a{sbOnly}") { $0.lint = ["R5.16": "meant"] } == [])
    }

    @Test func `a switch that finds nothing is reported where it is`() {
        #expect(
            Self.remarks("T a, S X[b{off=R5.16}]") { $0.lint = ["R5.19": "meant", "R5.2": "meant"] } == [
                "tabs.yaml:1:1: info: R5.2 is suppressed here, but has no findings. [unusedSuppression]",
                "tabs.yaml:1:1: info: R5.19 is suppressed here, but has no findings. [unusedSuppression]",
                "tabs.yaml:4:3: info: R5.16 is suppressed here, but has no findings. [unusedSuppression]",
            ]
        )
    }

    @Test func `a switch at an entry is unused for what is about the whole`() {
        #expect(Self.remarks("T a, T b, T c, T d, T e, T f{off=R5.14}").count == 1)
    }

    @Test func `a rule that needs source, and an id that no rule has, are reported as such`() throws {
        let remarks = Self.remarks("T a") { $0.lint = ["R5.25": "meant", "R5.99": "meant", "R5.145": "meant"] }
        try #require(remarks.count == 3)
        #expect(remarks[0].contains("info: R5.25 is suppressed, but has no findings. A spec doesn't describe"))
        #expect(
            remarks[1].hasSuffix(
                "warning: \"R5.99\" is not the id of a finding. "
                    + "Did you mean \"R5.9\"? [unknownRule]"
            )
        )
        #expect(
            remarks[2].hasSuffix(
                "warning: \"R5.145\" is not the id of a finding. "
                    + "Did you mean \"R5.14\"? [unknownRule]"
            )
        )
    }

    @Test func `a narrow question calls nothing unused that counts elsewhere`() {
        #expect(Self.remarks("T a{sbOnly off=R5.16}", platforms: [.mac]) == [])
        #expect(Self.remarks("T s{search off=R5.26}") == [])
        #expect(Self.remarks("T a") { $0.lint = ["R5.38": "old ids"] } == [])
        #expect(Self.remarks("T a", state: "bar a-") { $0.lint = ["R5.38": "old ids"] }.count == 1)
    }

    @Test func `R5.59 is unused as long as no other spec has the key`() {
        let spec = SpecNotation.spec("T a", attached: true) { $0.lint = ["R5.59": "one account"] }
        let (first, second) = (LintedSpec(spec, file: "a.json"), LintedSpec(spec, file: "b.json"))
        #expect(SpecLint().suppressionRemarks(in: [first]).count == 1)
        #expect(SpecLint().suppressionRemarks(in: [first, second]) == [])
    }
}
