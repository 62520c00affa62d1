/// A test that proves a rule.
public struct RuleProof: Hashable, Sendable {
    /// The file that holds the test, from the top of the package.
    public var file: String
    /// The test's name as it stands in that file; for a table of situations, the line that cites the rule.
    public var test: String

    /// Makes a proof.
    public init(_ file: String, _ test: String) {
        self.file = file
        self.test = test
    }
}
