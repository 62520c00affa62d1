import TabModel

/// The sentences about values that only the running app knows, with their places in the source (R1.6, R1.120).
///
/// They are values of an entry, or of the tab view.
struct UnknownFacts {
    /// An unknown value.
    struct Fact {
        /// The name of the value for people, such as `Title`.
        var label: String
        /// The unknown fact and the reason.
        var sentence: String
        var origin: SourceOrigin?
    }

    let all: [Fact]

    /// Creates the facts of an entry; without a map, their places are unknown.
    init(of entry: TabEntry, _ map: SourceMap?) {
        let (modifiers, location) = (entry.modifiers, entry.modifiers.location)
        func origin(_ key: String) -> SourceOrigin? {
            location.flatMap { map?.origin(of: key, ofEntryAt: $0) ?? map?[$0] }
        }
        let repeats = modifiers.repeats.map { repeats in
            Fact(
                label: "Repeats",
                sentence:
                    "Tabs from \(repeats.over) are known only at runtime, so "
                    + "\(Self.placeholders(repeats.count)).",
                origin: origin("repeats")
            )
        }
        all = [repeats].compactMap(\.self) + Self.values(modifiers.standIns, origin)
    }

    /// Creates the facts of a tab view, without those of its entries.
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
                    sentence: "The \(KeyWords.words(key.rawValue)) is unknown: \(standIn.text) \(standIn.why.words).",
                    origin: origin(key.rawValue)
                )
            }
        }
    }

    private static func placeholders(_ count: Int) -> String {
        count == 1 ? "1 placeholder is drawn" : "\(count) placeholders are drawn"
    }
}

/// The names of the keys of an entry for people.
enum KeyWords {
    /// Returns a key's name in a sentence, such as `symbol` for `systemImage`; an unknown key is returned unchanged.
    static func words(_ key: String) -> String { KeyRow.all.first { $0.name == key }?.words ?? key }

    /// Returns a key's name at the start of a line, such as `Symbol`.
    static func label(_ key: String) -> String {
        let words = words(key)
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
