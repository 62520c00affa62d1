import SpecSchema
import TabModel

/// Sentences about the values of an entry, or of the tab view, that only the running app knows, with their places in
/// the source (R1.6, R1.120).
struct UnknownFacts {
    /// One value.
    struct Fact {
        /// What it is of, in people's words: `Title`.
        var label: String
        /// What is not known, and why.
        var sentence: String
        var origin: SourceOrigin?
    }

    let all: [Fact]

    /// Reads an entry; without a map the places are not known.
    init(of entry: TabEntry, _ map: SourceMap?) {
        let (modifiers, location) = (entry.modifiers, entry.modifiers.location)
        func origin(_ key: String) -> SourceOrigin? {
            location.flatMap { map?.origin(of: key, ofEntryAt: $0) ?? map?[$0] }
        }
        let repeats = modifiers.repeats.map { repeats in
            Fact(
                label: "Repeats",
                sentence: "Tabs from \(repeats.over) are known only at runtime; \(Self.placeholders(repeats.count)).",
                origin: origin("repeats")
            )
        }
        all = [repeats].compactMap(\.self) + Self.values(modifiers.standIns, origin)
    }

    /// Reads a tab view, its entries aside.
    init(of spec: TabSpec, _ map: SourceMap?) {
        all = Self.values(spec.standIns) { key in
            spec.location.flatMap { map?.origin(of: key, ofEntryAt: $0) } ?? map?.tabView
        }
    }

    private static func values(_ standIns: StandIns, _ origin: (String) -> SourceOrigin?) -> [Fact] {
        standIns.keys.compactMap { key in
            standIns[key].map { standIn in
                Fact(
                    label: KeyWords.label(key.rawValue),
                    sentence: "The \(KeyWords.words(key.rawValue)) is not known: \(standIn.text) \(standIn.why.words).",
                    origin: origin(key.rawValue)
                )
            }
        }
    }

    private static func placeholders(_ count: Int) -> String {
        count == 1 ? "1 placeholder is drawn" : "\(count) placeholders are drawn"
    }
}

/// What people call the keys of an entry.
enum KeyWords {
    /// In a sentence: `symbol` for `systemImage`; what is no key is called as it is.
    static func words(_ key: String) -> String { KeyRow.all.first { $0.name == key }?.words ?? key }

    /// At the start of a line: `Symbol`.
    static func label(_ key: String) -> String {
        let words = words(key)
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
