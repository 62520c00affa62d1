/// How much a history keeps; the oldest changes go as new ones come.
public enum HistoryLimit {
    /// The most changes of a spec, and of each customization.
    public static let changes = 200
    /// The most bytes that a spec's texts may have together, equal ones counted once: 32 MiB.
    ///
    /// All 200 texts of a spec of up to 160 KB fit, which is over a thousand tabs, and 32 of 1 MiB.
    public static let textBytes = 32 << 20
    /// The newest changes of a spec that stay however long their texts are.
    ///
    /// So the last ones can always be undone. A string has at most 16 MiB, so they are never more than 64 MiB.
    public static let leastChanges = 4

    /// How many of the newest changes of a spec are kept.
    ///
    /// Takes what each led to, the newest first: what tells its text from others, and how many bytes that has.
    public static func kept<Text: Hashable>(_ texts: some Sequence<(text: Text, bytes: Int)>) -> Int {
        var counted: Set<Text> = []
        var (bytes, number) = (0, 0)
        for change in texts.prefix(changes) {
            if counted.insert(change.text).inserted { bytes += change.bytes }
            guard bytes <= textBytes || number < leastChanges else { break }
            number += 1
        }
        return number
    }

    /// How many acts on a customization are kept when one is added whose texts, before and after, have so many bytes.
    ///
    /// As many as have 32 MiB together if all are as long: the lengths of others are not looked up.
    public static func kept(actsOf bytes: Int) -> Int {
        min(changes, max(leastChanges, textBytes / max(bytes, 1)))
    }

    /// The newest of these, the oldest first, that are kept.
    package static func kept(_ records: [SpecRecord]) -> [SpecRecord] {
        let texts = records.reversed().lazy.map { (text: $0.revision.digest, bytes: $0.text.count) }
        return records.suffix(kept(texts))
    }
}
