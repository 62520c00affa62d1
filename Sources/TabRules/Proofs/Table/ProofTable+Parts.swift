// Written by Scripts/rules.

extension ProofTable {
    /// All parts, in the order of the test files.
    static let parts = [part1, part2, part3]
}
