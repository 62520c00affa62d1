import TabRules
import Testing

@Suite struct ProofTests {
    @Test func `knows every test that cites a rule, and no other, in the order of their files`() throws {
        let found = try ProofScan.proofs()
        try #require(found.count > 150)

        let changed = RuleBook.rules.map(\.id).filter { RuleBook.proofs(of: $0) != found[$0] ?? [] }
        #expect(changed.isEmpty, "other tests prove these rules now: run Scripts/rules write")
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
