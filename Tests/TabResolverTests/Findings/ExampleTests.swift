import TabModel
import Testing

@testable import TabResolver

/// Rulebook 5: each rule where it speaks, where its fix silences it, and at the borders where it doesn't speak.
@Suite struct ExampleTests {
    static let all = [valueExamples, barExamples, labelExamples, structureExamples]
        .flatMap(FindingExample.examples)

    /// About the whole, and pointing at the first entry that causes it.
    static let pointing: Set = ["R5.11", "R5.14", "R5.15", "R5.52", "R5.56", "R5.68", "R5.71", "R5.86"]

    @Test(arguments: all.filter { $0.kind == .finds })
    func `finds it once, where it is, and says what and what to do`(example: FindingExample) throws {
        let named = example.found.filter { $0.entry == example.entry && $0.severity == example.severity }
        let finding = try #require(named.first, "found \(example.found.map(\.line))")

        #expect(named.count == 1 || finding.entry == nil)
        #expect(finding.file == "tabs.yaml")
        let hasCause = Self.pointing.contains(example.rule) && !finding.text.contains("never move")
        let pointsAtEntry = example.entry != nil || hasCause
        #expect(finding.location?.column == (pointsAtEntry ? 3 : 1))
        #expect(finding.text.hasSuffix(".") && finding.text.count < 220)
        #expect(finding.fix.map { $0.hasSuffix(".") && !$0.contains("!") } == true)
    }

    @Test(arguments: all.filter { $0.kind != .finds })
    func `is silent once the fix is done, and where nothing is to be fixed`(example: FindingExample) {
        #expect(example.found.filter { $0.entry == example.entry }.map(\.line) == [])
    }

    @Test(arguments: all.filter { $0.kind == .fixed })
    func `a fix makes no new error`(example: FindingExample) {
        let known: Set = ["R5.2", "R5.50"]
        #expect(example.findings.filter { $0.severity == .error && !known.contains($0.id) }.map(\.line) == [])
    }

    /// R5.61, R5.75, R5.83 and R5.85 need to know files, R5.84 several languages: `SymbolRulesTests`, `ImageRulesTests` and
    /// `LanguageRulesTests` have their examples.
    @Test(arguments: Linter.rules.map(\.id).filter { !["R5.61", "R5.75", "R5.83", "R5.84", "R5.85"].contains($0) })
    func `every rule has an example that speaks, its repair, and the severity of the table`(rule: String) {
        let examples = Self.all.filter { $0.rule == rule }
        #expect(examples.contains { $0.kind == .finds && $0.severity == SpecLint.severities[rule] })
        #expect(examples.contains { $0.kind == .fixed })
    }

    @Test func `a repaired example follows the one that it repairs`() {
        for (before, after) in zip(Self.all, Self.all.dropFirst()) {
            #expect((after.kind == .fixed) == (before.kind == .finds), "\(after)")
        }
    }
}
