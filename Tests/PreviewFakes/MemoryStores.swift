package import PreviewCore
package import PreviewLinks

/// A history that ends with the program.
package actor MemoryHistoryStore: HistoryStore {
    private var records: [String: [SpecRecord]] = [:]

    /// Makes an empty store.
    package init() {}

    /// The revisions of a spec, the oldest first.
    package func specRevisions(of spec: String) -> [SpecRevision] {
        records[spec, default: []].map(\.revision)
    }

    /// The text with this digest; nil if it is not kept.
    package func specText(_ digest: ContentDigest, of spec: String) -> [UInt8]? {
        records[spec, default: []].last { $0.revision.digest == digest }?.text
    }

    /// Adds revisions, and lets the oldest go; returns how many it keeps.
    @discardableResult package func append(_ added: [SpecRecord], to spec: String) -> Int {
        let kept = HistoryLimit.kept(records[spec, default: []] + added)
        records[spec] = kept
        return kept.count
    }

    /// Forgets a revision.
    package func removeSpecRevision(_ number: Int, of spec: String) {
        records[spec]?.removeAll { $0.revision.number == number }
    }

    /// Notes that the file has had a string.
    package func confirmSpecRevision(_ number: Int, of spec: String) {
        guard let index = records[spec]?.lastIndex(where: { $0.revision.number == number }) else { return }
        records[spec]?[index].revision.isConfirmed = true
    }
}

/// Links that end with the program.
package actor MemoryShareStore: ShareStore {
    private var records: [ShareID: ShareRecord] = [:]
    private var kept: [ShareComment] = []

    /// Makes an empty store.
    package init() {}

    /// The links of a spec, in the order of their creation.
    package func shares(of spec: String) -> [ShareRecord] {
        records.values.filter { $0.spec == spec }.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
    }

    /// Keeps a link, in place of the one with its id.
    package func save(_ share: ShareRecord) {
        records[share.id] = share
    }

    /// Forgets links.
    package func removeShares(_ ids: [ShareID]) {
        for id in ids { records[id] = nil }
        kept.removeAll { ids.contains($0.link) }
    }

    /// The comments on the links of a spec, oldest first.
    package func comments(of spec: String) -> [ShareComment] {
        kept.filter { records[$0.link]?.spec == spec }
    }

    /// Keeps a comment, in place of the one with its id.
    package func save(_ comment: ShareComment) {
        if let index = kept.firstIndex(where: { $0.id == comment.id }) {
            kept[index] = comment
        } else {
            kept.append(comment)
        }
    }

    /// Forgets a comment.
    package func removeComment(_ id: String) { kept.removeAll { $0.id == id } }

    /// Keeps uses of links that are there.
    package func noteUses(_ uses: [ShareUse]) {
        for use in uses {
            records[use.id]?.views = use.views
            records[use.id]?.lastUsed = use.lastUsed
        }
    }
}
