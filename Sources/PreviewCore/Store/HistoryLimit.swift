/// The limits of a history; the oldest changes are removed when new ones are added.
public enum HistoryLimit {
    /// The maximum number of changes of a spec, and of each customization.
    public static let changes = 200
    /// The maximum total size of a spec's texts in bytes, equal ones counted once: 32 MiB.
    ///
    /// All 200 texts of a spec of up to 160 KB fit, which is over a thousand tabs, and 32 of 1 MiB.
    public static let textBytes = 32 << 20
    /// The number of the newest changes of a spec that are kept regardless of the length of their texts.
    ///
    /// The last ones can therefore always be undone. Each text has at most 16 MiB, so they are never more than 64 MiB.
    public static let leastChanges = 4

    /// Returns the number of the newest changes of a spec that are kept.
    ///
    /// The sequence has the result of each change, the newest first: an identifier of its text, and the text's size in
    /// bytes.
    public static func retained<Text: Hashable>(_ texts: some Sequence<(text: Text, bytes: Int)>) -> Int {
        var counted: Set<Text> = []
        var (bytes, number) = (0, 0)
        for change in texts.prefix(changes) {
            if counted.insert(change.text).inserted { bytes += change.bytes }
            guard bytes <= textBytes || number < leastChanges else { break }
            number += 1
        }
        return number
    }

    /// Returns the number of changes of a customization that are kept when one is added whose texts, before and after,
    /// have a number of bytes.
    ///
    /// It is as many as have 32 MiB together if all are as long: the lengths of others are not read.
    public static func retained(actsOf bytes: Int) -> Int {
        min(changes, max(leastChanges, textBytes / max(bytes, 1)))
    }

    /// Returns the newest of these, the oldest first, that are kept.
    package static func retained(_ records: [SpecRecord]) -> [SpecRecord] {
        let texts = records.reversed().lazy.map { (text: $0.revision.digest, bytes: $0.text.count) }
        return records.suffix(retained(texts))
    }
}
