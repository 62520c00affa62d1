import TabRules
import Testing

@Suite struct ProofTests {
    @Test func `knows every test that cites a rule, and no other`() throws {
        let found = try ProofScan.proofs()
        try #require(found.count > 150)

        for rule in RuleBook.rules {
            let known = RuleBook.proofs(of: rule.id)
            let missing = Set(found[rule.id] ?? []).subtracting(known)
            let stale = Set(known).subtracting(found[rule.id] ?? [])
            #expect(missing.isEmpty && stale.isEmpty, "\(rule.id) has other proofs now: run Scripts/rules write")
        }
    }

    @Test func `keeps the proofs in the order of their files`() throws {
        let found = try ProofScan.proofs()

        for rule in RuleBook.rules {
            #expect(RuleBook.proofs(of: rule.id) == found[rule.id] ?? [], "\(rule.id): run Scripts/rules write")
        }
    }

    @Test(arguments: RuleBook.rules.map(\.id))
    func `finds each proof in the file it names`(id: String) throws {
        let rule = try #require(RuleBook.rule(id))
        for proof in RuleBook.proofs(of: rule.id) {
            let text = try #require(PackageFiles.text(proof.file), "\(proof.file) is gone: run Scripts/rules write")
            let spellings = [
                "func `\(proof.test)`", "func \(proof.test)(", "def \(proof.test)(", "# \(proof.test)\n",
                "\n    \(proof.test)\n",
            ]
            #expect(spellings.contains(where: text.contains), "\(proof.file) has no \(proof.test)")
        }
    }

    @Test func `has no proofs of rules that the rulebook lacks`() {
        #expect(RuleBook.proofs(of: "R9.1").isEmpty)
    }
}
