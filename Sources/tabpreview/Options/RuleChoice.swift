import TabModel
import TabResolver

/// Rules as a command line or a setting names them.
enum RuleChoice {
    /// The ids of all findings, in the rulebook's order.
    static let known = (Array(SpecLint.severities.keys) + Array(SpecLint.needsSource.keys)).sorted {
        number($0) < number($1)
    }

    /// What is wrong with each word that names no finding, and which one may be meant.
    static func problems(in words: [String]) -> [String] {
        words.filter { !SpecLint.isRule($0) }.map { word in
            let nearest = Suggestion.nearest(to: word, among: known)
            let advice = nearest.map { "Did you mean \($0)?" } ?? "Expected one such as R5.19."
            return "\"\(TerminalText.escaped(word))\" is not a finding's id. \(advice)"
        }
    }

    private static func number(_ id: String) -> Int {
        Int(id.dropFirst(3)) ?? 0
    }
}
