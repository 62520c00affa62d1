/// A history that ends with the program, for a folder that can't be written.
public actor MemoryHistoryStore: HistoryStore {
    private var records: [String: [SpecRecord]] = [:]

    /// Makes an empty store.
    public init() {}

    /// The revisions of a spec, the oldest first.
    public func specRevisions(of spec: String) -> [SpecRevision] {
        records[spec, default: []].map(\.revision)
    }

    /// The text with this digest; nil if it is not kept.
    public func specText(_ digest: ContentDigest, of spec: String) -> [UInt8]? {
        records[spec, default: []].last { $0.revision.digest == digest }?.text
    }

    /// Adds revisions, and lets the oldest go; returns how many it keeps.
    @discardableResult public func append(_ added: [SpecRecord], to spec: String) -> Int {
        let kept = HistoryLimit.kept(records[spec, default: []] + added)
        records[spec] = kept
        return kept.count
    }

    /// Forgets a revision.
    public func removeSpecRevision(_ number: Int, of spec: String) {
        records[spec]?.removeAll { $0.revision.number == number }
    }

    /// Notes that the file has had a string.
    public func confirmSpecRevision(_ number: Int, of spec: String) {
        guard let index = records[spec]?.lastIndex(where: { $0.revision.number == number }) else { return }
        records[spec]?[index].revision.isConfirmed = true
    }
}
