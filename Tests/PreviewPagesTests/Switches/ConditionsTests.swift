import TabModel
import TabResolver
import Testing

@testable import PreviewPages

/// The inspector's conditions, and their answers in addresses (R1.118).
@Suite struct ConditionsTests {
    private static let conditions = [
        Condition("isSignedIn", text: "session.isSignedIn", usually: true), Condition("hasBeta", usually: false),
    ]

    @Test func `a spec without conditions has no list`() {
        #expect(ConditionsBuilder(view: ViewState(), conditions: []).values == nil)
    }

    @Test func `shows every condition with its usual answer`() throws {
        let values = try #require(ConditionsBuilder(view: ViewState(), conditions: Self.conditions).values)

        #expect(values.resetHref == nil)
        #expect(values.conditions.map(\.id) == ["isSignedIn", "hasBeta"])
        #expect(values.conditions.map(\.text) == ["session.isSignedIn", nil])
        #expect(values.conditions.map(current) == ["true", "false"])
    }

    @Test func `an answer is in every address, the usual one in none`() throws {
        let view = ViewState(query: [("platform", "iPad"), ("if.isSignedIn", "false")])
        let values = try #require(ConditionsBuilder(view: view, conditions: Self.conditions).values)

        #expect(view.queryText == "platform=iPad&if.isSignedIn=false")
        #expect(view.switchesText == "if.isSignedIn=false")
        #expect(view.changing { $0.view = .all }.queryText.contains("if.isSignedIn=false"))
        #expect(view.frames.allSatisfy { $0.conditions == ["isSignedIn": false] })
        #expect(values.conditions.map(current) == ["false", "false"])
        #expect(values.conditions.map(\.origin) == ["address", "default"])
        #expect(values.resetHref == "./?platform=iPad")
        #expect(
            values.conditions[0].choices.segments.map(\.href) == [
                "./?platform=iPad", "./?platform=iPad&if.isSignedIn=false",
            ]
        )
    }

    @Test func `what is no answer, and what is no condition, is said`() {
        let view = ViewState(query: [("if.isSignedIn", "no"), ("if.isSignedInn", "true")])
        var spec = TabSpec(tabs: [])
        spec.conditions = Self.conditions

        #expect(
            view.problems == [
                "if.isSignedIn: \"no\" can't be shown. Expected true or false. The default is shown instead."
            ]
        )
        #expect(
            view.conditionProblems(in: spec) == [
                "if.isSignedInn: the tab view has no condition \"isSignedInn\". Did you mean \"isSignedIn\"?"
            ]
        )
    }

    private func current(_ condition: ConditionValues) -> String? {
        condition.choices.segments.first { $0.isCurrent }?.value
    }
}
