public import Logging
public import PreviewCore
import Synchronization

/// The one place that knows the links of a preview: who may come in by which token, and what they may do.
///
/// What the gate asks is answered from memory, at once. Changes are stored before anyone is notified. Tokens and
/// passwords are never kept, only their digests and hashes (S13).
public final class ShareService: Sendable {
    /// The most links that one spec can have, ended ones among them.
    public static let limit = 1000
    /// How much pinned specs may take together, in bytes.
    public static let pinLimit = 64 << 20
    /// How long a link that has ended stays in the list, in seconds: 30 days.
    public static let keptAfterExpiry = 30.0 * 86400

    /// The preview that the links show.
    public let session: PreviewSession
    /// Where the links live: where their preview does.
    var store: any PreviewStore { session.store }
    /// What the ends of links are judged by, in seconds since 1970.
    public var time: Double { clock.wall() }
    let clock: ShareClock
    let hashing: PasswordHashing
    let logger: Logger
    let queue = WriteQueue()
    let book: Mutex<ShareIndex>
    let timers = Mutex(ShareTimers())

    /// Opens the service of a preview, with the links that a store has of its spec.
    ///
    /// Throws ``ShareError`` if they can't be read. A link that can't be understood opens nothing, and is
    /// listed so that it can be revoked.
    public init(
        of session: PreviewSession,
        clock: ShareClock? = nil,
        passwordCost: PasswordCost = .usual,
        logger: Logger = Logger(label: "tabpreview.shares")
    ) async throws(ShareError) {
        self.session = session
        book = Mutex(ShareIndex(of: session.previewed))
        self.clock = clock ?? ShareClock(of: session.store)
        self.logger = logger
        hashing = PasswordHashing(cost: passwordCost)
        try await follow()
        scheduleSweep()
    }

    deinit {
        timers.withLock { $0.cancel() }
    }

    /// All links of the spec, in the order of their creation; those that ended over 30 days ago are left out.
    public func shares() -> [Share] {
        let online = session.hub.online
        let now = clock.now
        let (links, unreadable) = book.withLock { book in
            let gone = Set(book.ended(Self.keptAfterExpiry, before: now))
            return (book.links.values.filter { !gone.contains($0.record.id) }, Array(book.unreadable.values))
        }
        let closed = unreadable.map { record in
            record.share(isExpired: record.expires.map { $0 <= now.wall } ?? false, isReadable: false)
        }
        let counts = book.withLock { $0.comments.counts }
        return (links.map { $0.share(online: online[$0.record.id] ?? 0, at: now) } + closed)
            .map { share in
                var counted = share
                counted.comments = counts[share.id] ?? CommentCount()
                return counted
            }
            .sorted { ($0.created, $0.id) < ($1.created, $1.id) }
    }

    /// What the owner calls a link; nil if nothing.
    public func label(of id: ShareID) -> String? {
        book.withLock { $0.links[id]?.record.label }
    }

    /// What a token opens: that of a link, or of someone who has given its password.
    ///
    /// Found by its digest, so that the time it takes says nothing about the token (S12).
    public func access(with token: String) -> ShareAccess {
        let digest = ContentDigest(of: token)
        let now = clock.now
        return book.withLock { $0.access(digest, now: now) }
    }

    /// Begins to listen for a page; nil is the owner.
    ///
    /// The end of the visit's link is also the end of the events (S18).
    public func subscribe(as visit: ShareVisit?) -> PreviewEvents {
        let guest = visit.map { visit in
            EventGuest(group: visit.id, profile: visit.profile, pin: visit.pin) { [weak self] in
                self?.holds(visit) ?? false
            }
        }
        return session.hub.subscribe(as: guest)
    }

    /// Writes down the uses and ends that are not stored yet; the last act before the session is closed.
    public func close() async {
        timers.withLock { $0.cancel() }
        await storeUses()
        let open = book.withLock { $0.isClosed ? [] : $0.unstoredEnds.sorted() }
        guard !open.isEmpty else { return }
        logger.warning(
            "Can't store that these links are revoked; they will work again after a restart: \(open.joined(separator: ", "))"
        )
    }

    /// Ends all links, with their sessions and streams, as their preview was removed: nothing opens from now on.
    public func endAll() {
        book.withLock { $0.isClosed = true }
        session.hub.endRefused()
    }

    private func holds(_ visit: ShareVisit) -> Bool {
        let now = clock.now
        return book.withLock { $0.holds(visit, now: now) }
    }
}
