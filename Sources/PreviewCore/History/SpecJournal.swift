import TabModel

/// What the session knows of the spec's history without asking the store.
struct SpecJournal: Sendable {
    /// The last revisions, the oldest first.
    private(set) var revisions: [SpecRevision]
    /// Texts that were found and could not be stored yet, the oldest first.
    private(set) var waiting: [SpecRecord] = []
    /// The spec of the newest good text, so that the next change can be described without reading it.
    private(set) var known: (digest: ContentDigest, spec: TabSpec)?

    init(_ revisions: [SpecRevision] = []) {
        self.revisions = revisions.suffix(HistoryLimit.changes)
    }

    /// The newest revision, stored or waiting.
    var newest: SpecRevision? { waiting.last?.revision ?? revisions.last }

    /// The newest good revision, stored or waiting.
    var newestGood: SpecRevision? {
        waiting.last { $0.revision.isGood }?.revision ?? revisions.last { $0.isGood }
    }

    /// The revision before the newest, where the file may still have its text: the newest was never confirmed.
    var fallback: SpecRevision? {
        guard waiting.isEmpty, revisions.count > 1, revisions.last?.isConfirmed == false else { return nil }
        return revisions[revisions.count - 2]
    }

    /// What an undo and a redo do now.
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

    /// The revision of a number.
    func revision(_ number: Int) -> SpecRevision? { revisions.last { $0.number == number } }

    /// Keeps a string until it can be stored; the oldest goes where more wait than a history has.
    mutating func wait(_ record: SpecRecord) {
        waiting = HistoryLimit.kept(waiting + [record])
    }

    /// Takes what was stored, unless it was read from the store already; the store has kept so many of the newest.
    mutating func append(_ records: [SpecRecord], keeping count: Int) {
        let new = records.map(\.revision).filter { revision($0.number) == nil }
        if !new.isEmpty { revisions = (revisions + new).suffix(count) }
        waiting = []
    }

    /// Takes what the store had a moment ago; what was stored since is newer.
    mutating func follow(_ stored: [SpecRevision]) {
        let newest = stored.last?.number ?? 0
        revisions = (stored + revisions.filter { $0.number > newest }).suffix(HistoryLimit.changes)
    }

    /// Takes away a revision that never came to be.
    mutating func remove(_ number: Int) { revisions.removeAll { $0.number == number } }

    /// Notes that the file has had the newest text.
    mutating func confirm(_ number: Int) {
        guard let index = revisions.lastIndex(where: { $0.number == number }) else { return }
        revisions[index].isConfirmed = true
    }

    /// Remembers the spec of a good text.
    mutating func know(_ spec: TabSpec, _ digest: ContentDigest) { known = (digest, spec) }
}
