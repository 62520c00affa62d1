import TabResolver
import TabSpecCoding

/// Rules as a command line or a setting names them.
enum RuleChoice {
    /// The ids of all findings, in the rulebook's order.
    static let known = (Array(SpecLint.severities.keys) + Array(SpecLint.needsSource.keys)).sorted {
        number($0) < number($1)
    }

    /// What is wrong with the first word that names no finding, and which one may be meant; nil if all are known.
    static func problem(in words: [String]) -> String? {
        let ids = Set(known)
        guard let word = words.first(where: { !ids.contains($0) }) else { return nil }
        let nearest = Suggestion.nearest(to: word, among: known)
        let advice = nearest.map { "Did you mean \($0)?" } ?? "Findings are those of section 5, such as R5.19."
        return "\"\(TerminalText.escaped(word))\" is not a finding's rule. \(advice)"
    }

    /// The ids as a set; a word that names no finding is told and ends the command.
    static func ids(_ words: [String], from source: String) throws -> Set<String> {
        if let problem = problem(in: words) {
            Streams.message("\(source): \(problem)")
            throw ExitStatus.usage
        }
        return Set(words)
    }

    private static func number(_ id: String) -> Int {
        Int(id.dropFirst(3)) ?? 0
    }
}
