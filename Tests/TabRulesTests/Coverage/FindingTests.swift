import TabModel
import TabResolver
import TabRules
import Testing

/// The rulebook and the linter each say which findings there are, and how severe: they must say the same.
@Suite struct FindingTests {
    private let findings = RuleBook.rules.filter { $0.id.hasPrefix("R5.") }

    @Test func `applies the rules that the linter has, and no other`() {
        let applied = findings.filter { $0.status == .applied }.map(\.id)
        let notApplied = findings.filter { $0.status != .applied }.map(\.id)

        #expect(Set(applied) == Set(SpecLint.severities.keys))
        #expect(Set(notApplied) == Set(SpecLint.needsSource.keys))
    }

    @Test(arguments: [("Error", Severity.error), ("Warning", .warning), ("Info", .info)])
    func `begins with the severity that the linter gives`(word: String, severity: Severity) {
        let named = findings.filter { $0.text.hasPrefix("\(word): ") && $0.status == .applied }

        #expect(named.count > 5)
        #expect(named.allSatisfy { SpecLint.severities[$0.id] == severity }, "\(word)")
    }
}
