import Foundation
import TabModel
import TabReports
import TabResolver
import TabRules
import Testing

@Suite struct RepairTableTests {
    private let page: String

    init() throws {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        page = try String(contentsOf: root.appending(path: "docs/fixes.md"), encoding: .utf8)
    }

    @Test func `the table decides about every finding, as the repairs do`() throws {
        var isRepaired: [String: Bool] = [:]
        for row in page.split(separator: "\n") where row.hasPrefix("| R5.") {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            for id in ids(cells[0]) {
                #expect(isRepaired[id] == nil, "\(id)")
                isRepaired[id] = !cells[1].hasPrefix("none")
            }
        }

        let findings = RuleBook.rules.map(\.id).filter { $0.hasPrefix("R5.") }
        try #require(findings.count > 80)
        #expect(Set(isRepaired.keys) == Set(findings))
        #expect(Set(isRepaired.filter(\.value).keys) == Set(SpecRepairs.repairable))
    }

    @Test func `the page's example is repaired as it says`() throws {
        let blocks = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let specs = blocks.map { $0.drop { $0 != "\n" }.dropFirst() }
        try #require(specs.count == 2)

        let repaired = RepairCase("", "", "").repaired(String(specs[0]))

        #expect(String(decoding: repaired.bytes, as: UTF8.self) == specs[1])
    }

    @Test func `the row about invisible characters names every string that is repaired`() throws {
        let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| R5.62 ") })

        for key in EntryKeys.tab where key.row.strings == .prose {
            #expect(row.contains("`\(key.name)`"))
        }
    }

    /// The ids of `R5.1`, `R5.7, R5.8` and `R5.28 to R5.30`.
    private func ids(_ cell: String) -> [String] {
        let numbers = cell.split { $0 == "," || $0 == " " }.compactMap { Int($0.dropFirst(3)) }
        guard cell.contains(" to "), let first = numbers.first, let last = numbers.last else {
            return numbers.map { "R5.\($0)" }
        }
        return (first...last).map { "R5.\($0)" }
    }
}
