package import Testing

/// Declares the rules that a test proves: it fails if the program breaks one of them.
///
/// `Scripts/rules write` reads the declarations and lists the test below these rules in docs/rules.md.
package struct RuleProof: TestTrait {
    /// The rules' ids as written.
    package let rules: [String]

    /// Returns a Boolean value that indicates whether a string has the form of a rule's id, such as `R2.33`;
    /// `Scripts/rules` knows which rules there are.
    package static func isID(_ text: some StringProtocol) -> Bool {
        String(text).wholeMatch(of: /R[1-6]\.[1-9][0-9]*/) != nil
    }

    package func prepare(for test: Test) throws {
        guard !rules.isEmpty, rules.allSatisfy(Self.isID) else { throw MalformedRuleID(rules: rules) }
    }
}

extension Trait where Self == RuleProof {
    /// The test proves these rules, such as `R2.33`; string literals only, so that `Scripts/rules` can read them.
    package static func proves(_ rules: String...) -> Self { RuleProof(rules: rules) }
}

/// The error of a declaration that names something else in place of rules.
package struct MalformedRuleID: Error, CustomStringConvertible {
    let rules: [String]

    package var description: String {
        ".proves(\(rules.joined(separator: ", "))): expected ids of rules, such as \"R2.33\""
    }
}
