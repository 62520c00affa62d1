import Concurrency
import Logging
import Synchronization

/// The stored links of a preview.
struct StoredLinks: Sendable {
    /// The number of changes before the links were read; 0 if no other program changes them.
    var changes: Int
    var records: [ShareRecord]
    var comments: [ShareComment]
    var unlocks: Unlocks
}

extension ShareService {
    /// Applies the stored links: at the beginning, and whenever another machine has changed them.
    ///
    /// A link that was ended elsewhere ends here, with its streams (S18). Throws ``ShareError`` if the store can't be
    /// read.
    public func follow() async throws(ShareError) {
        try await mutex.withLock { () throws(ShareError) in
            let stored: StoredLinks
            do {
                let name = session.previewed.storeName
                stored = StoredLinks(
                    changes: store.isShared ? try await store.head(of: name).links : 0,
                    records: try await store.shares(of: name),
                    comments: try await store.comments(of: name),
                    unlocks: try await store.unlocks(of: name)
                )
            } catch {
                throw ShareError(store: error)
            }
            let now = clock.now
            let change = book.withLock { $0.follow(stored, now: now) }
            // The store reports the number of foreign links.
            for record in change.unreadable where !record.isForeign {
                logger.warning("The stored link \(record.id) can't be read, so it doesn't work. Revoke it.")
            }
            notify(change)
        }
    }

    private func notify(_ change: ShareIndex.Change) {
        for id in change.ended { session.hub.end(id) }
        if change.isVisible {
            session.hub.endRefused()
            session.hub.guestsChanged()
            scheduleSweep()
        }
        for id in change.commented { session.hub.commentsChanged(of: id) }
    }
}

extension ShareIndex {
    /// The changes of a store since it was last read.
    struct Change: Sendable {
        /// The links that are gone, or have another token.
        var ended: [ShareID] = []
        /// The records of links that can't be understood.
        var unreadable: [ShareRecord] = []
        /// The links whose comments have changed.
        var commented: Set<ShareID> = []
        /// A Boolean value that indicates whether the list of links looks different.
        var isVisible = false
    }

    /// Applies the stored links, except for links that were ended here and whose end could not be stored.
    mutating func follow(_ stored: StoredLinks, now: ShareMoment) -> Change {
        var change = Change()
        storedChanges = stored.changes
        let records = stored.records.filter { !unstoredEnds.contains($0.id) }
        let ids = Set(records.map(\.id))
        for id in links.keys where !ids.contains(id) { change.ended.append(id) }
        for id in change.ended + unreadable.keys.filter({ !ids.contains($0) }) {
            remove(id)
            change.isVisible = true
        }
        for record in records { take(record, into: &change, now: now) }
        change.commented = comments.follow(stored.comments)
        sessions.follow(stored.unlocks.sessions.filter { links[$0.link] != nil }, at: now.uptime)
        for (id, wrong) in Dictionary(grouping: stored.unlocks.wrong, by: \.link) {
            if let grant = links[id]?.grant { attempts.follow(wrong, at: grant, uptime: now.uptime) }
        }
        return change
    }

    private mutating func take(_ record: ShareRecord, into change: inout Change, now: ShareMoment) {
        if let known = links[record.id], known.record.digest == record.digest {
            if note(record) { change.isVisible = true }
            return
        }
        if unreadable[record.id] == record { return }
        if links[record.id] != nil { change.ended.append(record.id) }
        change.isVisible = true
        guard insert(record, now: now) else {
            remove(record.id)
            insertUnreadable(record)
            change.unreadable.append(record)
            return
        }
        unreadable.removeValue(forKey: record.id)
    }
}
