import Concurrency
public import Logging
import Synchronization

/// The links of a preview: the rights that each token gives.
///
/// The gate is served from memory, at once. Changes are stored before any subscriber is notified. Tokens and passwords
/// are never kept, only their digests and hashes (S13).
public final class ShareService: Sendable {
    /// The maximum number of links of one spec, including ended ones.
    static let limit = 1000
    /// The maximum size of all pinned specs together, in bytes.
    static let pinLimit = 64 << 20
    /// The time that an ended link stays in the list, in seconds: 30 days.
    static let keptAfterExpiry = 30.0 * 86400

    /// The preview that the links show.
    public let session: PreviewSession
    /// The store of the links, which is that of their preview.
    var store: any PreviewStore { session.store }
    /// The time by which links end, in seconds since 1970.
    public var time: Double { clock.wall() }
    let clock: ShareClock
    let hashing: PasswordHashing
    let logger: Logger
    let mutex = AsyncMutex()
    let book: Mutex<ShareIndex>
    let timers = Mutex(ShareTimers())

    /// Creates the service of a preview, with the stored links of its spec.
    ///
    /// Throws ``ShareError`` if they can't be read. A link that can't be understood gives no access, and is listed so
    /// that it can be revoked.
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

    /// Returns all links of the spec, in the order of their creation, without those that ended over 30 days ago.
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

    /// Returns the owner's name for a link; nil if there is none.
    public func label(of id: ShareID) -> String? {
        book.withLock { $0.links[id]?.record.label }
    }

    /// Returns the access that a token opens: that of a link, or of a visitor who has given its password.
    ///
    /// The token is found by its digest, so that the time of the search reveals nothing about it (S12).
    public func access(with token: String) -> ShareAccess {
        let digest = ContentDigest(of: token)
        let now = clock.now
        return book.withLock { $0.access(digest, now: now) }
    }

    /// Subscribes a page to the preview's events; a nil visit is the owner's.
    ///
    /// The end of the visit's link is also the end of the events (S18).
    public func subscribe(as visit: ShareVisit?) -> PreviewEvents {
        let guest = visit.map { visit in
            EventSubscriber(group: visit.id, profile: visit.profile, pin: visit.pin) { [weak self] in
                self?.holds(visit) ?? false
            }
        }
        return session.hub.subscribe(as: guest)
    }

    /// Stores the uses and ends that are not stored yet; the last action before the session is closed.
    public func close() async {
        timers.withLock { $0.cancel() }
        await storeUses()
        let open = book.withLock { $0.isClosed ? [] : $0.unstoredEnds.sorted() }
        guard !open.isEmpty else { return }
        let ids = open.joined(separator: ", ")
        logger.warning("Can't store the revocation of these links; they will work again after a restart: \(ids)")
    }

    /// Ends all links, with their sessions and streams, after their preview was removed: nothing opens from now on.
    public func endAll() {
        book.withLock { $0.isClosed = true }
        session.hub.endRefused()
    }

    private func holds(_ visit: ShareVisit) -> Bool {
        let now = clock.now
        return book.withLock { $0.holds(visit, now: now) }
    }
}
