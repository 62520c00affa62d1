import TabModel
import TabResolver

/// The setting `lint.severity`: in a file an object with a severity for each rule, elsewhere words such as
/// `R5.19=error`.
enum RuleSeverities {
    /// Returns the severities that words set; nil if one of them is invalid.
    static func severities(in words: [String]) -> [String: Severity]? {
        var severities: [String: Severity] = [:]
        for word in words {
            guard problem(with: word) == nil, let severity = Severity(rawValue: parts(of: word).severity) else {
                return nil
            }
            severities[parts(of: word).id] = severity
        }
        return severities
    }

    /// Returns the word for a rule.
    static func word(_ id: String, _ severity: String) -> String { "\(id)=\(severity)" }

    /// Returns the problem with a word, in a sentence; nil if there is none.
    static func problem(with word: String) -> String? {
        let (id, severity) = parts(of: word)
        if let problem = RuleChoice.problems(in: [id]).first { return problem }
        guard Severity(rawValue: severity) == nil else { return nil }
        let words = WordList.or(Severity.allCases.map(\.rawValue))
        let off = severity == "off" ? " To disable the rule, add it to lint.off." : ""
        return "\(id): expected \(words), not \(severity.quoted).\(off)"
    }

    private static func parts(of word: String) -> (id: String, severity: String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
    }
}
