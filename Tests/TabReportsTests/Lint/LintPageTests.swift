import Foundation
import TabReports
import TabResolver
import Testing

@Suite struct LintPageTests {
    @Test func `the page about lint names every rule that is repaired, and no other`() throws {
        let page = try String(contentsOfFile: "docs/lint-command.md", encoding: .utf8)
        let table = try #require(page.firstMatch(of: /\| Finding \| Repair \|\n(?:\|.*\n)+/)).output
        let named = table.matches(of: /R5\.\d+/).map { String($0.output) }

        #expect(Set(named) == Set(SpecRepairs.repairable))
        #expect(named.count == SpecRepairs.repairable.count)
    }
}
