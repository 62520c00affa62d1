import TabRules

/// Finds the tests that cite rules, as `Scripts/rules` does: a second reading, so that neither is taken on trust.
enum ProofScan {
    /// Here ids are samples or the subject itself, not what a test proves.
    private static let samples = [
        "Tests/ArchitectureTests/", "Tests/TabReportsTests/", "Tests/TabRulesTests/",
        "Tests/CommandLine/test_rules_command.py",
    ]

    /// The proofs of each rule, in the order of the test files.
    static func proofs() throws -> [String: [RuleProof]] {
        var proofs: [String: [RuleProof]] = [:]
        for path in try PackageFiles.paths(in: "Tests", suffixes: [".swift", ".py", ".txt"]) {
            guard !samples.contains(where: path.hasPrefix), let text = PackageFiles.text(path) else { continue }
            for test in tests(path, text.split(separator: "\n", omittingEmptySubsequences: false)) {
                for id in Citations.ids(in: test.text) {
                    let proof = RuleProof(path, test.name)
                    if proofs[id]?.contains(proof) != true { proofs[id, default: []].append(proof) }
                }
            }
        }
        return proofs
    }

    private static func tests(_ path: String, _ lines: [Substring]) -> [TestText] {
        if path.contains("/Examples/") { return examples(lines) }
        if path.hasSuffix(".swift") { return SwiftTests(lines).tests }
        if path.hasSuffix(".py") { return pythonTests(lines) }
        return path.contains("/Situations/") ? situations(lines) : []
    }

    /// The examples of a finding, by the line that heads them: `R5.14 warning -`.
    private static func examples(_ lines: [Substring]) -> [TestText] {
        lines.filter { line in
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            return line.hasPrefix("    R5.") && words.count > 1 && ["error", "warning", "info"].contains(words[1])
        }.map { TestText(name: String($0.dropFirst(4)), text: String($0)) }
    }

    /// Each line of a table with the comment it stands under.
    private static func situations(_ lines: [Substring]) -> [TestText] {
        var title: Substring = ""
        return lines.compactMap { line in
            if line.hasPrefix("# ") { title = line.dropFirst(2) }
            return title.isEmpty ? nil : TestText(name: String(title), text: String(line))
        }
    }

    /// Each test function with its decorators.
    private static func pythonTests(_ lines: [Substring]) -> [TestText] {
        lines.indices.filter { lines[$0].hasPrefix("def test_") }.map { start in
            let blank = lines[..<start].lastIndex { $0.allSatisfy(\.isWhitespace) }
            let top = blank.map { $0 + 1 } ?? lines.startIndex
            let end = lines[(start + 1)...].firstIndex { line in
                line.first.map { $0 != " " && $0 != ")" } ?? false
            }
            let name = lines[start].dropFirst(4).prefix { $0 != "(" }
            return TestText(name: String(name), text: lines[top..<(end ?? lines.endIndex)].joined(separator: "\n"))
        }
    }
}

/// A test's name and all of its text.
struct TestText {
    let name: String
    let text: String
}
