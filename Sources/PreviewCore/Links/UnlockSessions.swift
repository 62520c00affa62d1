/// The unlock sessions, by the digests of their tokens.
///
/// The store keeps them too, so that they hold after a restart and on other machines.
struct UnlockSessions: Sendable {
    /// The lifetime of a session, in seconds.
    static let lifetime = 12.0 * 3600
    /// The most sessions of one link; the one that ends first makes room.
    static let perLink = 200

    struct Session: Sendable {
        let link: ShareID
        /// The session's number, unique in one run.
        let number: Int
        /// The end of the session by the monotonic clock.
        let deadline: Double
    }

    private var sessions: [ContentDigest: Session] = [:]
    private var numbers: Set<Int> = []
    private var last = 0

    /// Returns the session of a token, if it still holds.
    func session(_ digest: ContentDigest, at uptime: Double) -> Session? {
        sessions[digest].flatMap { uptime < $0.deadline ? $0 : nil }
    }

    /// Returns a Boolean value that indicates whether a session is still kept.
    func holds(_ number: Int) -> Bool { numbers.contains(number) }

    mutating func add(_ digest: ContentDigest, link: ShareID, at uptime: Double, for seconds: Double = Self.lifetime) {
        makeRoom(for: link)
        if let known = sessions[digest] { numbers.remove(known.number) }
        last += 1
        numbers.insert(last)
        sessions[digest] = Session(link: link, number: last, deadline: uptime + seconds)
    }

    /// Applies the stored sessions: begins those that were opened elsewhere, ends those that were ended.
    mutating func follow(_ stored: [UnlockSession], at uptime: Double) {
        let open = Dictionary(stored.compactMap { one in ContentDigest(bytes: one.digest).map { ($0, one) } }) { $1 }
        // The oldest first, as they make room for others.
        for (digest, one) in open.sorted(by: { $0.value.remaining < $1.value.remaining }) where sessions[digest] == nil
        {
            add(digest, link: one.link, at: uptime, for: one.remaining)
        }
        for (digest, session) in sessions where open[digest] == nil {
            numbers.remove(session.number)
            sessions[digest] = nil
        }
    }

    /// Ends the sessions of a link.
    mutating func removeAll(of link: ShareID) {
        remove { $0.link == link }
    }

    /// Ends the sessions whose time is over.
    mutating func removeOver(at uptime: Double) {
        remove { uptime >= $0.deadline }
    }

    /// The end of the session that ends next.
    var nextDeadline: Double? { sessions.values.map(\.deadline).min() }

    private mutating func makeRoom(for link: ShareID) {
        let others = sessions.filter { $0.value.link == link }
        guard others.count >= Self.perLink, let oldest = others.min(by: { $0.value.number < $1.value.number }) else {
            return
        }
        numbers.remove(oldest.value.number)
        sessions[oldest.key] = nil
    }

    private mutating func remove(_ isOver: (Session) -> Bool) {
        for (digest, session) in sessions where isOver(session) {
            numbers.remove(session.number)
            sessions[digest] = nil
        }
    }
}
