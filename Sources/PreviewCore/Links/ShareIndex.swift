/// The links of one spec in memory, found by the digests of their tokens (S12).
struct ShareIndex: Sendable {
    /// The tab view's name in the app's source; nil for a spec.
    private let tabView: String?
    private(set) var links: [ShareID: ShareLink] = [:]
    /// A Boolean value that indicates whether no link works anymore, because the preview was removed.
    var isClosed = false
    /// The stored records that can't be understood: they give no access, but can be listed and removed.
    var unreadable: [ShareID: ShareRecord] = [:]
    /// The links that were ended but that the store still has.
    private(set) var unstoredEnds: Set<ShareID> = []
    private var ids: [ContentDigest: ShareID] = [:]
    var sessions = UnlockSessions()
    var attempts = AttemptLimits()
    var waitingTries: [WaitingTry] = []
    var comments = ShareComments()
    /// The number of changes of the store's links, comments and sessions when they were read (``PreviewHead/links``).
    var storedChanges = 0
    /// The number of uses of each link that are not stored yet.
    private var used: [ShareID: Int] = [:]
    private var lastGrant = 0

    init(of previewed: PreviewedSpec) { tabView = previewed.tabView }

    /// Inserts a link or replaces the one with its id; false if its record can't be read, or it has been ended.
    mutating func insert(_ record: ShareRecord, pin: PinnedPreview? = nil, now: ShareMoment) -> Bool {
        // It may have been ended while its new token was being stored.
        guard !unstoredEnds.contains(record.id) else { return false }
        lastGrant += 1
        guard let link = ShareLink(record, of: tabView, pin: pin, grant: lastGrant, now: now) else { return false }
        // Uses stay: they may have been counted while the new record was being stored.
        links[record.id].map { before in
            ids[before.digest] = nil
            attempts.remove(before.grant)
        }
        sessions.removeAll(of: record.id)
        links[record.id] = link
        ids[link.digest] = record.id
        return true
    }

    /// Keeps the record of a link that can't be understood, for the list of links.
    mutating func insertUnreadable(_ record: ShareRecord) {
        unreadable[record.id] = record
    }

    /// Returns a Boolean value that indicates whether a link here or in the store has this id.
    func isTaken(_ id: ShareID) -> Bool {
        links[id] != nil || unreadable[id] != nil || unstoredEnds.contains(id)
    }

    /// The number of links.
    var count: Int { links.count + unreadable.count }

    /// Forgets a link and its sessions.
    mutating func remove(_ id: ShareID) {
        unreadable[id] = nil
        comments.removeAll(of: id)
        guard let link = links.removeValue(forKey: id) else { return }
        ids[link.digest] = nil
        attempts.remove(link.grant)
        used[id] = nil
        sessions.removeAll(of: id)
    }

    /// Returns the access that a token of a link or of an unlock session opens.
    mutating func access(_ digest: ContentDigest, now: ShareMoment) -> ShareAccess {
        if let session = sessions.session(digest, at: now.uptime) {
            return open(session.link, now: now).map { .open($0.visit(session: session.number)) } ?? .unknown
        }
        guard let id = ids[digest], let link = open(id, now: now) else { return .unknown }
        return link.password == nil ? .open(link.visit()) : .locked(link.visit())
    }

    /// Returns a Boolean value that indicates whether the link and the session of a visit still hold.
    mutating func holds(_ visit: ShareVisit, now: ShareMoment) -> Bool {
        guard open(visit.id, now: now)?.grant == visit.grant else { return false }
        return visit.session.map(sessions.holds) ?? true
    }

    /// Returns the link of a token, if it has not ended.
    mutating func link(with digest: ContentDigest, now: ShareMoment) -> ShareLink? {
        ids[digest].flatMap { open($0, now: now) }
    }

    /// Returns a link that has not ended; remembers the end of one that has.
    private mutating func open(_ id: ShareID, now: ShareMoment) -> ShareLink? {
        guard !isClosed, let link = links[id] else { return nil }
        guard link.hasEnded(at: now) else { return link }
        links[id]?.isOver = true
        return nil
    }
}

// MARK: - Ended links

extension ShareIndex {
    /// Ends a link before its end is stored; false if there is none.
    mutating func end(_ id: ShareID) -> Bool {
        guard links[id] != nil || unreadable[id] != nil else { return false }
        remove(id)
        unstoredEnds.insert(id)
        return true
    }

    /// Notes that the store has removed these links.
    mutating func storedEnds(_ ids: Set<ShareID>) {
        unstoredEnds.subtract(ids)
    }

    /// Remembers the links that have ended by now.
    mutating func endOver(now: ShareMoment) {
        for (id, link) in links where link.hasEnded(at: now) {
            links[id]?.isOver = true
            sessions.removeAll(of: id)
        }
        sessions.removeOver(at: now.uptime)
    }

    /// Returns the seconds until the next link or session ends; nil if none ends.
    func secondsToNextEnd(now: ShareMoment) -> Double? {
        let ends = links.values.compactMap { $0.remaining(at: now) }
        let session = sessions.nextDeadline.map { $0 - now.uptime }
        return (ends + [session].compactMap(\.self)).min()
    }

    /// Returns the links to forget: those that ended long ago, also by a link that was made or opened on an earlier
    /// day.
    ///
    /// A clock that runs ahead for some hours forgets nothing.
    func forgettable(now: ShareMoment) -> [ShareID] {
        let kept = ShareService.keptAfterExpiry
        let moments = links.values.flatMap { [$0.record.created, $0.record.lastUsed].compactMap(\.self) }
        guard let earlier = moments.filter({ $0 <= now.wall - 86400 }).max() else { return [] }
        let ended = links.values.filter { $0.ended(kept, before: now) }
        return ended.map(\.record).filter { ($0.expires ?? .infinity) + kept <= earlier }.map(\.id)
    }

    /// Returns the link that ended first; nil if none has.
    func firstEnded(now: ShareMoment) -> ShareID? {
        links.values.filter { $0.ended(0, before: now) }
            .min { ($0.record.expires ?? 0, $0.record.id) < ($1.record.expires ?? 0, $1.record.id) }?.record.id
    }

    /// Returns the links that ended at least the given number of seconds ago, by both clocks.
    ///
    /// A clock that was set wrongly forgets nothing.
    func ended(_ seconds: Double, before now: ShareMoment) -> [ShareID] {
        links.values.filter { $0.ended(seconds, before: now) }.map(\.record.id)
    }
}

// MARK: - Uses

extension ShareIndex {
    /// Counts an opened page.
    mutating func noteView(_ visit: ShareVisit, wall: Double) {
        guard links[visit.id] != nil else { return }
        links[visit.id]?.record.views += 1
        links[visit.id]?.record.lastUsed = wall
        used[visit.id, default: 0] += 1
    }

    /// Returns the uses since the last batch, which count as stored from now on.
    mutating func takeUses() -> [ShareUse] {
        defer { used = [:] }
        return used.sorted { $0.key < $1.key }.compactMap { id, views in
            links[id]?.record.lastUsed.map { ShareUse(id: id, views: views, lastUsed: $0) }
        }
    }

    /// Updates a link's uses from its stored record, plus those that are not stored yet; false if nothing has changed.
    mutating func note(_ stored: ShareRecord) -> Bool {
        guard let known = links[stored.id]?.record else { return false }
        let views = stored.views + used[stored.id, default: 0]
        let lastUsed = [stored.lastUsed, known.lastUsed].compactMap(\.self).max()
        guard (views, lastUsed) != (known.views, known.lastUsed) else { return false }
        links[stored.id]?.record.views = views
        links[stored.id]?.record.lastUsed = lastUsed
        return true
    }

    /// Puts uses back that could not be stored.
    mutating func keepUses(_ uses: [ShareUse]) {
        for use in uses where links[use.id] != nil { used[use.id, default: 0] += use.views }
    }
}
