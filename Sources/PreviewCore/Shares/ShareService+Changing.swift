import Synchronization

extension ShareService {
    /// Makes a link, stored when this returns; its token is only shown here.
    public func create(_ terms: ShareTerms) async throws(ShareError) -> NewShare {
        try terms.check()
        let password = try await hash(terms.password)
        await queue.take()
        defer { queue.end() }
        try await makeRoom()
        let token = SecretToken.new()
        let record = try await record(terms, token: token, password: password)
        try await save(record)
        let share = try enter(record)
        await storeEndsAlong()
        return NewShare(share: share, token: token)
    }

    /// Gives a link another token; the old one opens nothing any more, and its streams end (S18).
    ///
    /// Everything else stays: role, password, when it ends. If it can't be stored, nothing changes: the old one opens.
    public func rotate(_ id: ShareID) async throws(ShareError) -> NewShare {
        await queue.take()
        defer { queue.end() }
        let now = clock.now
        let (known, isUnreadable) = book.withLock { ($0.links[id], $0.unreadable[id] != nil) }
        guard let link = known else { throw isUnreadable ? .unreadable(id) : .unknown(id) }
        guard !link.hasEnded(at: now) else { throw .expired(id) }
        let token = SecretToken.new()
        var record = link.record
        record.digest = ContentDigest(of: token).bytes
        do throws(ShareError) { try await save(record) } catch {
            throw error.adding("The link's old URL still works.")
        }
        let share = try enter(record, pin: link.pin)
        await storeEndsAlong()
        return NewShare(share: share, token: token)
    }

    /// Takes a stored link in, and ends what was open by an earlier token of it.
    private func enter(_ record: ShareRecord, pin: PinnedPreview? = nil) throws(ShareError) -> Share {
        let now = clock.now
        let share = book.withLock { book -> Share? in
            // Pages may have been opened while it was being stored.
            var newest = record
            if let present = book.links[record.id]?.record {
                (newest.views, newest.lastUsed) = (present.views, present.lastUsed)
            }
            guard book.insert(newest, pin: pin, now: now) else { return nil }
            return book.links[record.id]?.share(online: 0, at: now)
        }
        guard let share else {
            if book.withLock(\.unstoredEnds).contains(record.id) { throw .unknown(record.id) }
            throw .storeUnavailable("The link \(record.id) can't be read as it was stored.")
        }
        session.hub.end(record.id)
        session.hub.linksChanged()
        scheduleSweep()
        return share
    }

    private func hash(_ password: String?) async throws(ShareError) -> String? {
        guard let password else { return nil }
        do {
            return try await hashing.hash(password).text
        } catch {
            throw .storeUnavailable("The password could not be hashed: \(error). The link was not created.")
        }
    }
}

// MARK: - Storing

extension ShareService {
    private func save(_ record: ShareRecord) async throws(ShareError) {
        do { try await store.save(record) } catch { throw ShareError(store: error) }
    }

    private func remove(_ ids: [ShareID]) async throws(ShareError) {
        do { try await store.removeShares(ids) } catch { throw ShareError(store: error) }
        book.withLock { book in ids.forEach { book.remove($0) } }
    }

    /// Forgets links that ended long ago; where there are as many as there can be, all that have ended.
    private func makeRoom() async throws(ShareError) {
        let now = clock.now
        let gone = book.withLock { book in
            book.ended(book.count < Self.limit ? Self.keptAfterExpiry : 0, before: now)
        }
        if !gone.isEmpty { try await remove(gone) }
        guard book.withLock(\.count) < Self.limit else { throw .tooMany(limit: Self.limit) }
    }
}
