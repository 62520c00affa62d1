import Concurrency
import Logging
import Synchronization

/// The scheduled tasks of a service.
struct ShareTimers: Sendable {
    /// The task that ends expired links and sessions.
    var sweep: Task<Void, Never>?
    /// The task that stores uses.
    var uses: Task<Void, Never>?

    mutating func cancel() {
        sweep?.cancel()
        uses?.cancel()
        sweep = nil
        uses = nil
    }
}

extension ShareService {
    /// The maximum time between two checks of the wall clock, which can be set, in seconds.
    static let longestWait = 60.0

    /// Ends the links that have expired by now, with their streams and sessions.
    func sweep() {
        let now = clock.now
        book.withLock { $0.endOver(now: now) }
        session.hub.endRefused()
        session.hub.guestsChanged()
        scheduleSweep()
    }

    /// Schedules the next sweep for the end of the next link or session; none if nothing ends.
    func scheduleSweep() {
        let now = clock.now
        let seconds = book.withLock { $0.secondsToNextEnd(now: now) }
        let task = seconds.map { seconds in
            // A little later than the end itself, so that one sweep is enough.
            let delay = Duration.seconds(min(max(seconds, 0), Self.longestWait) + 0.01)
            return Task.delayed(by: delay) { [weak self] in self?.sweep() }
        }
        timers.withLock { timers in
            timers.sweep?.cancel()
            timers.sweep = task
        }
    }
}

extension ShareService {
    /// The time for which uses are gathered before they are stored together.
    static let usesDelay = Duration.seconds(10)

    /// Counts a page that was opened by a link.
    ///
    /// The count is stored a little later, with others: a crash may lose the last ten seconds of it.
    public func noteView(_ visit: ShareVisit) {
        let wall = clock.wall()
        book.withLock { $0.noteView(visit, wall: wall) }
        session.hub.guestsChanged()
        storeUsesSoon()
    }

    /// Stores all uses that are not stored yet, as one batch, and ends that could not be stored before.
    func storeUses() async {
        await mutex.withLock {
            guard !book.withLock(\.isClosed) else { return }
            await storeEndsAlong()
            let uses = book.withLock { $0.takeUses() }
            guard !uses.isEmpty else { return }
            do {
                try await commit(.countUses(uses))
            } catch {
                book.withLock { $0.keepUses(uses) }
                logger.warning(
                    "Can't store the use counts of links; retrying at the next use. \(ShareError(store: error))"
                )
            }
        }
    }

    func storeUsesSoon() {
        timers.withLock { timers in
            guard timers.uses == nil else { return }
            timers.uses = Task.delayed(by: Self.usesDelay) { [weak self] in
                self?.timers.withLock { $0.uses = nil }
                await self?.storeUses()
                self?.tryEndsAgain()
            }
        }
    }

    private func tryEndsAgain() {
        if !book.withLock(\.unstoredEnds).isEmpty { storeUsesSoon() }
    }
}

/// The source of a service's times.
public struct ShareClock: Sendable {
    /// The store's clock, in seconds since 1970: for times that are shown and stored.
    public var wall: @Sendable () -> Double
    /// The monotonic clock, in seconds, which continues while the machine sleeps and can't be set.
    var uptime: @Sendable () -> Double

    /// Creates a clock.
    public init(wall: @escaping @Sendable () -> Double, uptime: @escaping @Sendable () -> Double) {
        self.wall = wall
        self.uptime = uptime
    }

    /// Creates a clock of the time of a store and the uptime of this program.
    init(of store: any PreviewStore) {
        self.init(wall: { store.time }, uptime: { (ContinuousClock.now - Self.start) / .seconds(1) })
    }

    private static let start = ContinuousClock.now
}

/// One reading of both clocks, in seconds.
struct ShareMoment: Hashable, Sendable {
    let wall: Double
    let uptime: Double
}

extension ShareClock {
    var now: ShareMoment { ShareMoment(wall: wall(), uptime: uptime()) }
}
