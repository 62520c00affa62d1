import TabModel

/// Findings about invisible characters (R5.62).
enum TextRules {
    static let all = [hiddenCharacters]

    /// The number of code points that a sentence names.
    private static let most = 5

    static let hiddenCharacters = LintRule("R5.62", .warning) { subject in
        let whole = KeyStatements(of: subject.spec).suspects.compactMap { text in
            sentences(text, of: "the tab view").map { Mark($0.text, fix: $0.fix) }
        }
        return whole
            + subject.outline.entries.flatMap { entry in
                entry.statements.suspects.compactMap { text in
                    sentences(text, of: entry.seenName).map { Mark(entry.index, $0.text, fix: $0.fix) }
                }
            }
    }

    private static func sentences(_ text: AuthorText, of name: String) -> (text: String, fix: String)? {
        let found = HiddenCharacters(text.text, as: text.use).characters
        guard !found.isEmpty else { return nil }
        let named = found.prefix(most).map(\.name) + (found.count > most ? ["\(found.count - most) more"] : [])
        let points = Listing.text(named)
        return (
            "\(text.key) of \(name) contains \(points): "
                + "\(found.count == 1 ? "it is" : "they are") invisible, and the visible text may "
                + "differ from the written text.",
            "Remove \(points) from \(text.key)."
        )
    }
}

extension OutlineEntry {
    /// The entry's name for a sentence, whose text direction it must not change.
    fileprivate var seenName: String {
        let seen = HiddenCharacters(name, as: .identifier).rest
        return seen.isEmpty ? "an entry" : seen
    }
}
