import TabModel
import TabRules
import Testing

@Suite struct RuleStatementTests {
    @Test func `a rule is applied unless it says otherwise`() {
        let rule = RuleStatement("R2.24", [.documented], "Root tabs stand in declared order.")
        #expect(rule.status == .applied)
    }
}
