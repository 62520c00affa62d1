import Concurrency
import Synchronization

extension ShareService {
    /// Creates a link, which is stored when this returns; its token is only shown here.
    ///
    /// `publisher` is the label of the token that creates it, if one does.
    public func create(_ terms: ShareTerms, by publisher: String? = nil) async throws(ShareError) -> NewShare {
        try terms.check()
        let password = try await hash(terms.password)
        return try await mutex.withLock { () throws(ShareError) in
            try await makeRoom()
            let token = SecretToken.new()
            var record = try await record(terms, token: token, password: password)
            record.publisher = publisher
            try await save(record)
            let share = try enter(record)
            await storeEndsAlong()
            return NewShare(share: share, token: token)
        }
    }

    /// Gives a link another token; the old one no longer works, and its streams end (S18).
    ///
    /// Everything else stays: role, password and end. If the new token can't be stored, nothing changes: the old one
    /// opens.
    public func rotate(_ id: ShareID) async throws(ShareError) -> NewShare {
        try await mutex.withLock { () throws(ShareError) in
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
    }

    /// Enters a stored link, and ends everything that was open by an earlier token of it.
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
            throw .storeUnavailable("The stored link \(record.id) can't be read.")
        }
        session.hub.end(record.id)
        session.hub.guestsChanged()
        scheduleSweep()
        return share
    }

    private func hash(_ password: String?) async throws(ShareError) -> String? {
        guard let password else { return nil }
        do {
            return try await hashing.hash(password).text
        } catch {
            throw .storeUnavailable("The password can't be hashed: \(error). The link was not created.")
        }
    }
}

// MARK: - Storing

extension ShareService {
    /// Commits one action to the preview's links; returns false if a condition doesn't hold.
    @discardableResult
    func commit(_ act: PreviewAct, if condition: ActCondition? = nil) async throws -> Bool {
        try await store.commit(act, to: session.previewed.storeName, if: condition) != nil
    }

    private func save(_ record: ShareRecord) async throws(ShareError) {
        do { try await commit(.saveLink(record)) } catch { throw ShareError(store: error) }
    }

    private func remove(_ ids: [ShareID]) async throws(ShareError) {
        do { try await commit(.removeLinks(ids)) } catch { throw ShareError(store: error) }
        book.withLock { book in ids.forEach { book.remove($0) } }
    }

    /// Forgets links that ended long ago; at the limit, at least the one that ended first.
    private func makeRoom() async throws(ShareError) {
        let now = clock.now
        let gone = book.withLock { book in
            let forgettable = book.forgettable(now: now)
            guard forgettable.isEmpty, book.count >= Self.limit else { return forgettable }
            return book.firstEnded(now: now).map { [$0] } ?? []
        }
        if !gone.isEmpty { try await remove(gone) }
        guard book.withLock(\.count) < Self.limit else { throw .tooMany(limit: Self.limit) }
    }
}

extension ShareService {
    /// Returns the record of a new link from its terms, pinned to the present moment if the terms pin it.
    func record(_ terms: ShareTerms, token: String, password: String?) async throws(ShareError) -> ShareRecord {
        let pin = terms.isPinned ? try await pin(terms) : nil
        let earlier = pin.flatMap(earlierPin)
        let (id, profile) = try await names(terms)
        let created = clock.wall()
        return ShareRecord(
            id: id,
            spec: session.previewed.storeName,
            digest: ContentDigest(of: token).bytes,
            role: terms.role,
            label: terms.label,
            profile: profile,
            created: created,
            expires: terms.lifetime.seconds.map { (created + Double($0)).rounded(.down) },
            password: password,
            pin: pin,
            earlier: earlier
        )
    }

    private func pin(_ terms: ShareTerms) async throws(ShareError) -> PinRecord {
        let view: PreviewView
        do { view = try await session.view(profile: terms.profile ?? ProfileName.usual) } catch {
            throw ShareError(session: error)
        }
        guard let pin = PinRecord(view) else { throw .noSpec(view.snapshot.diagnostics) }
        let kept = book.withLock { $0.links.values.reduce(0) { $0 + $1.record.pinnedSize } }
        guard kept + pin.size + (earlierPin(pin)?.pin.size ?? 0) <= Self.pinLimit else {
            throw .pinsTooLarge(limit: Self.pinLimit)
        }
        return pin
    }

    /// Returns the newest pin that shows something else, for comparison with a new one; nil if there is none.
    private func earlierPin(_ pin: PinRecord) -> EarlierPin? {
        let pins = book.withLock { $0.links.values.flatMap(\.record.pins) }
        return pins.filter { !$0.pin.showsSame(as: pin) }.max { $0.time < $1.time }
    }

    /// Returns an unused id, and the requested profile or an unused one.
    private func names(_ terms: ShareTerms) async throws(ShareError) -> (id: ShareID, profile: String) {
        let taken = try await takenProfiles()
        while true {
            let id = SecretToken.newID()
            let own = Share.ownProfile(of: id)
            if book.withLock({ $0.isTaken(id) }) || taken.contains(own) { continue }
            let hasOwn = terms.role == .customize && (terms.isPinned || terms.profile == nil)
            return (id, hasOwn ? own : terms.profile ?? ProfileName.usual)
        }
    }

    private func takenProfiles() async throws(ShareError) -> Set<String> {
        let links = book.withLock { $0.links.values.map(\.record.profile) }
        do {
            return try await Set(links + session.profiles().map(\.name))
        } catch {
            // Before the first good spec nothing is known of its profiles; an id is random anyway.
            if case .noSpec = error { return Set(links) }
            throw ShareError(session: error)
        }
    }
}

extension ShareRecord {
    /// The pins of the link: its revision, and the one that it is compared with.
    fileprivate var pins: [EarlierPin] {
        [pin.map { EarlierPin(pin: $0, time: created) }, earlier].compactMap(\.self)
    }

    /// The size of the link's pins in the store, in bytes.
    fileprivate var pinnedSize: Int { (pin?.size ?? 0) + (earlier?.pin.size ?? 0) }
}

extension PinRecord {
    fileprivate func showsSame(as other: Self) -> Bool {
        text == other.text && customization == other.customization
    }
}

extension ShareLifetime {
    /// The number of seconds; nil if the link has no end.
    var seconds: Int? {
        switch self {
        case .never: nil
        case .seconds(let count): count
        }
    }
}
