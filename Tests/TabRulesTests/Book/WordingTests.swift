import TabModel
import TabRules
import Testing

@Suite struct WordingTests {
    @Test(arguments: RuleBook.rules.map(\.id))
    func `says each rule in full sentences`(id: String) throws {
        let rule = try #require(RuleBook.rule(id))
        #expect(isSentence(rule.text), "\(rule.id): \(rule.text)")
        #expect(!rule.text.contains("  ") && !rule.text.contains("\n"), "\(rule.id)")
    }

    @Test func `says no two rules with the same words`() {
        // What tab content reads differs in each rule; only the reason why a preview can't show it is one.
        let texts = RuleBook.rules.map(\.text)

        #expect(texts.count == Set(texts).count)
    }

    @Test(arguments: RuleBook.rules.map(\.id))
    func `gives a reason for each rule that is not applied`(id: String) throws {
        let rule = try #require(RuleBook.rule(id))
        guard case .notApplicable(let reason) = rule.status else { return }

        #expect(isSentence(reason), "\(rule.id): \(reason)")
        #expect(reason != rule.text, "\(rule.id)")
    }

    @Test(arguments: RuleBook.rules.map(\.id))
    func `names how sure each rule is, the surest first`(id: String) throws {
        let rule = try #require(RuleBook.rule(id))
        let order = Certainty.allCases.filter(rule.certainties.contains)

        #expect(!rule.certainties.isEmpty, "\(rule.id)")
        #expect(rule.certainties == order, "\(rule.id)")
    }

    @Test(arguments: RuleBook.rules.map(\.id))
    func `names where each rule is written`(id: String) throws {
        let rule = try #require(RuleBook.rule(id))
        let addresses = rule.sources.compactMap(\.url)

        #expect(addresses.allSatisfy { $0.hasPrefix("https://") && !$0.contains(" ") }, "\(rule.id)")
        #expect(rule.sources.count == Set(rule.sources).count, "\(rule.id)")
        #expect(rule.sources.allSatisfy { !$0.title.isEmpty }, "\(rule.id)")
        if rule.certainties.contains(.documented) {
            #expect(addresses.contains { $0.hasPrefix("https://developer.apple.com/") }, "\(rule.id)")
        }
    }

    private func isSentence(_ text: String) -> Bool {
        guard let first = text.first, text.count > 20 else { return false }
        return text.hasSuffix(".") && (first.isUppercase || first == "`") && !text.contains("!")
    }
}
