import SpecSchema
import TabModel

/// What findings say about characters that nobody sees (R5.62).
enum TextRules {
    static let all = [hiddenCharacters]

    /// How many code points a sentence names.
    private static let most = 5

    static let hiddenCharacters = LintRule("R5.62", .warning) { subject in
        let whole = WrittenText.all(of: TabViewKeys.all, in: subject.spec).compactMap { text in
            sentences(text, of: "The tab view").map { Mark($0.text, fix: $0.fix) }
        }
        return whole
            + subject.outline.entries.flatMap { entry in
                entry.writtenTexts.compactMap { text in
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
            "\(name)'s \(text.key) contains \(points): \(found.count == 1 ? "it is" : "they are") invisible, and the visible text may "
                + "differ from what is written.",
            "Remove \(points) from \(text.key)."
        )
    }
}

/// A string that an author wrote, and its key.
struct WrittenText {
    let key: String
    let text: String
    let use: TextUse

    /// The strings of a part of the spec that people read or compare, in the order of its keys.
    static func all<Owner>(of keys: [SpecKey<Owner>], in owner: Owner) -> [WrittenText] {
        keys.flatMap { key in
            guard let use = key.row.strings else { return [WrittenText]() }
            return key.value(in: owner).strings.map { WrittenText(key: key.name, text: $0, use: use) }
        }
    }
}

extension KeyValue {
    /// The author's strings in it: itself, or the title of each label.
    fileprivate var strings: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let elements): elements.flatMap(\.strings)
        case .members(let members): members.filter { $0.key == "title" }.flatMap(\.value.strings)
        case .nothing, .flag, .number, .word: []
        }
    }
}

extension OutlineEntry {
    /// The strings that the author wrote at this entry.
    var writtenTexts: [WrittenText] {
        switch source {
        case .tab(let tab): WrittenText.all(of: EntryKeys.tab, in: tab)
        case .section(let section): WrittenText.all(of: EntryKeys.section, in: section)
        }
    }

    /// How a sentence calls it that must not be turned round by it.
    fileprivate var seenName: String {
        let seen = HiddenCharacters(name, as: .identifier).rest
        return seen.isEmpty ? "An entry" : seen
    }
}
