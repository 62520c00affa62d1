import TabModel
import TabRules
import Testing

/// Numbers that no rule has yet: they belong to conditions.
private let unused: [Int: [ClosedRange<Int>]] = [
    5: [69...69, 76...76]
]

/// Every id of the rulebook: each chapter counts from 1 on.
private let everyID = RuleBook.chapters.flatMap { chapter in
    let gaps = unused[chapter.number] ?? []
    let last = chapter.sections.flatMap(\.ids).count + gaps.map(\.count).reduce(0, +)
    return (1...last).filter { number in !gaps.contains { $0.contains(number) } }.map { "R\(chapter.number).\($0)" }
}

/// The three highest ids of the chapter, the highest first.
private let lastOfChapter2 = Array(everyID.filter { $0.hasPrefix("R2.") }.suffix(3).reversed())

@Suite struct CatalogueTests {
    @Test func `leaves out no number and has none twice`() {
        let ids = RuleBook.rules.map(\.id)

        #expect(Set(ids) == Set(everyID))
        #expect(ids.count == Set(ids).count)
        // None may get lost: not every rule has a proof that would miss it.
        #expect(ids.count >= 329)
    }

    @Test func `puts each rule into the chapter of its number`() {
        #expect(RuleBook.chapters.map(\.number) == [1, 2, 3, 4, 5, 6])
        for chapter in RuleBook.chapters {
            for id in chapter.sections.flatMap(\.ids) {
                #expect(id.hasPrefix("R\(chapter.number)."))
            }
        }
    }

    @Test func `finds every rule by its id`() {
        #expect(RuleBook.rules.allSatisfy { RuleBook.rule($0.id) == $0 })
        #expect(RuleBook.rule("R2.999") == nil)
        #expect(RuleBook.rule("r2.1") == nil)
    }

    @Test func `gives each section a title of its own and rules`() {
        let titles = RuleBook.sections.map(\.title)

        #expect(titles.count == Set(titles).count)
        #expect(RuleBook.sections.allSatisfy { !$0.rules.isEmpty })
        #expect(RuleBook.sections.flatMap(\.rules) == RuleBook.rules)
    }

    @Test func `a search finds the rules of a switch by its name`() {
        #expect(RuleBook.rules(containing: ["minimizeOnCompactPad"]).map(\.id) == ["R1.30", "R2.52"])
    }

    @Test(arguments: [
        ("R2.999", lastOfChapter2), ("2.33", ["R2.33", "R2.32", "R2.34"]),
        ("r4.0", ["R4.1", "R4.2", "R4.3"]), ("R9.3", ["R6.3", "R6.2", "R6.4"]), ("R3", ["R3.1", "R3.2", "R3.3"]),
        ("search", []), ("R2.-9223372036854775808", ["R2.1", "R2.2", "R2.3"]),
    ])
    func `names the rules nearest to an unknown id`(id: String, nearest: [String]) {
        #expect(RuleBook.nearest(to: id) == nearest)
    }
}
