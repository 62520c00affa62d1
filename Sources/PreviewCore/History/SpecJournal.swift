import TabModel

/// The session's copy of the spec's history, which needs no access to the store.
struct SpecJournal: Sendable {
    /// The last revisions, the oldest first.
    private(set) var revisions: [SpecRevision]
    /// The texts that were found in the file and could not be stored yet, the oldest first.
    private(set) var waiting: [SpecRecord] = []
    /// The spec of the newest valid text, so that the next change can be described without reading it.
    private(set) var cached: (digest: ContentDigest, spec: TabSpec)?

    init(_ revisions: [SpecRevision] = []) {
        self.revisions = revisions.suffix(HistoryLimit.changes)
    }

    /// The newest revision, stored or waiting.
    var newest: SpecRevision? { waiting.last?.revision ?? revisions.last }

    /// The newest valid revision, stored or waiting.
    var newestGood: SpecRevision? {
        waiting.last { $0.revision.isGood }?.revision ?? revisions.last { $0.isGood }
    }

    /// The revision before the newest, where the file may still have its text because the newest was never confirmed.
    var fallback: SpecRevision? {
        guard waiting.isEmpty, revisions.count > 1, revisions.last?.isConfirmed == false else { return nil }
        return revisions[revisions.count - 2]
    }

    /// The order of undo and redo.
    var line: ChangeLine {
        var line = ChangeLine()
        var good: ContentDigest?
        for revision in revisions {
            let isNew = good != revision.digest
            line.add(revision.number, revision.note.kind, isGood: revision.isGood, isNew: isNew)
            if revision.isGood { good = revision.digest }
        }
        return line
    }

    /// Returns the revision with a number.
    func revision(_ number: Int) -> SpecRevision? { revisions.last { $0.number == number } }

    /// Keeps text until it can be stored; the oldest is dropped if more wait than a history holds.
    mutating func wait(_ record: SpecRecord) {
        waiting = HistoryLimit.retained(waiting + [record])
    }

    /// Appends stored records, except those that were read from the store already; `count` of the newest are kept.
    mutating func append(_ records: [SpecRecord], keeping count: Int) {
        let new = records.map(\.revision).filter { revision($0.number) == nil }
        if !new.isEmpty { revisions = (revisions + new).suffix(count) }
        waiting = []
    }

    /// Replaces the revisions by those that the store had a moment ago, followed by those that were stored since.
    mutating func follow(_ stored: [SpecRevision]) {
        let newest = stored.last?.number ?? 0
        revisions = (stored + revisions.filter { $0.number > newest }).suffix(HistoryLimit.changes)
    }

    /// Removes a revision that was never written.
    mutating func remove(_ number: Int) { revisions.removeAll { $0.number == number } }

    /// Marks the newest text as one that the file has had.
    mutating func confirm(_ number: Int) {
        guard let index = revisions.lastIndex(where: { $0.number == number }) else { return }
        revisions[index].isConfirmed = true
    }

    /// Stores the spec of a valid text.
    mutating func know(_ spec: TabSpec, _ digest: ContentDigest) { cached = (digest, spec) }
}
