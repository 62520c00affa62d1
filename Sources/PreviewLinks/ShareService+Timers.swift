import Logging
import PreviewCore
import Synchronization

/// What a service does later.
struct ShareTimers: Sendable {
    /// Ends what is over.
    var sweep: Task<Void, Never>?
    /// Stores uses.
    var uses: Task<Void, Never>?

    mutating func cancel() {
        sweep?.cancel()
        uses?.cancel()
        sweep = nil
        uses = nil
    }
}

extension ShareService {
    /// How long it waits at most before it looks at the wall clock again, in seconds: that one can be set.
    static let longestWait = 60.0

    /// Ends what is over by now: its streams, and its sessions.
    func sweep() {
        let now = clock.now
        book.withLock { $0.endOver(now: now) }
        session.hub.endRefused()
        session.hub.guestsChanged()
        scheduleSweep()
    }

    /// Plans the next sweep for when the next link or session ends; none if nothing ever does.
    func scheduleSweep() {
        let now = clock.now
        let seconds = book.withLock { $0.secondsToNextEnd(now: now) }
        let task = seconds.map { seconds in
            // A little later than the end itself, so that one sweep is enough.
            let delay = Duration.seconds(min(max(seconds, 0), Self.longestWait) + 0.01)
            return Task { [weak self] in
                do { try await Task.sleep(for: delay) } catch { return }
                self?.sweep()
            }
        }
        timers.withLock { timers in
            timers.sweep?.cancel()
            timers.sweep = task
        }
    }
}

extension ShareService {
    /// How long uses are gathered before they are stored together.
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
        await queue.take()
        defer { queue.end() }
        guard !book.withLock(\.isClosed) else { return }
        await storeEndsAlong()
        let uses = book.withLock { $0.takeUses() }
        guard !uses.isEmpty else { return }
        do {
            try await commit(.countUses(uses))
        } catch {
            book.withLock { $0.keepUses(uses) }
            logger.warning(
                "Can't store how often links were used; retrying at the next use. \(ShareError(store: error))"
            )
        }
    }

    func storeUsesSoon() {
        timers.withLock { timers in
            guard timers.uses == nil else { return }
            timers.uses = Task { [weak self] in
                do { try await Task.sleep(for: Self.usesDelay) } catch { return }
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
