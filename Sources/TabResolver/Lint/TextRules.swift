import SpecSchema
import TabModel

/// What findings say about characters that nobody sees (R5.62).
enum TextRules {
    static let all = [hiddenCharacters]

    /// How many code points a sentence names.
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

    private static func sentences(_ text: WrittenText, of name: String) -> (text: String, fix: String)? {
        let found = HiddenCharacters(text.text, as: text.use).found
        guard !found.isEmpty else { return nil }
        let named = found.prefix(most).map(\.name) + (found.count > most ? ["\(found.count - most) more"] : [])
        let points = Listing.text(named)
        return (
            "\(text.key) of \(name) contains \(points): \(found.count == 1 ? "it is" : "they are") invisible, and the visible text may "
                + "differ from what is written.",
            "Remove \(points) from \(text.key)."
        )
    }
}

extension OutlineEntry {
    /// How a sentence calls it that must not be turned round by it.
    fileprivate var seenName: String {
        let seen = HiddenCharacters(name, as: .identifier).rest
        return seen.isEmpty ? "an entry" : seen
    }
}
