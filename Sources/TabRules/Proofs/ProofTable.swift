/// Which test proves which rules, as `Scripts/rules` found it in the tests.
///
/// A line `= path` opens a file; below it each line names the rules a test cites, a colon, and the test.
enum ProofTable {
    /// The proofs of each rule, in the order of the test files.
    static let proofs: [String: [RuleProof]] = {
        var proofs: [String: [RuleProof]] = [:]
        for part in parts { read(part, into: &proofs) }
        return proofs
    }()

    private static func read(_ part: String, into proofs: inout [String: [RuleProof]]) {
        var file = ""
        for line in part.split(separator: "\n") {
            guard !line.hasPrefix("= ") else {
                file = String(line.dropFirst(2))
                continue
            }
            guard let colon = line.firstIndex(of: ":") else { continue }
            let proof = RuleProof(file, String(line[line.index(after: colon)...].dropFirst()))
            for id in line[..<colon].split(separator: " ") { proofs[String(id), default: []].append(proof) }
        }
    }
}

extension RuleBook {
    /// The tests that prove a rule, in the order of their files; none for a rule that nothing here could follow.
    public static func proofs(of id: String) -> [RuleProof] { ProofTable.proofs[id] ?? [] }
}
