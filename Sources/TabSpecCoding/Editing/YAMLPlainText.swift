/// Whether a text can stand in YAML without quotes, wherever a value may stand.
///
/// Stricter than the grammar: what looks like anything else to a reader of YAML 1.1 or 1.2, or to a person, is quoted.
public enum YAMLPlainText {
    /// Whether a text needs no quotes.
    public static func isSafe(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return false }
        guard first.properties.isAlphabetic, last != " ", !words.contains(text.lowercased()) else { return false }
        guard case .string = CoreSchema.content(yaml: text) else { return false }
        return scalars.allSatisfy { $0.properties.isAlphabetic || "0"..."9" ~= $0 || harmless.contains($0) }
    }

    private static let harmless = Set(" .-_/+()".unicodeScalars)

    /// What YAML 1.1 reads as a truth value or as nothing (its types bool and null), and numbers that are words.
    private static let words: Set<String> = [
        "y", "n", "yes", "no", "on", "off", "true", "false", "null", "inf", "nan",
    ]
}
