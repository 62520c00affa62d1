/// Words in a row, as a sentence has them.
public enum WordList {
    /// `a`, `a and b`, `a, b and c`; nothing for no words.
    public static func and(_ words: [String]) -> String { joined(words, by: "and") }

    /// `a`, `a or b`, `a, b or c`; nothing for no words.
    public static func or(_ words: [String]) -> String { joined(words, by: "or") }

    private static func joined(_ words: [String], by conjunction: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
