import Synchronization

extension ShareService {
    /// How long it waits at most before it looks at the wall clock again, in seconds: that one can be set.
    static let longestWait = 60.0

    /// Ends what is over by now: its streams, and its sessions.
    func sweep() {
        let now = clock.now
        book.withLock { $0.endOver(now: now) }
        session.hub.endRefused()
        session.hub.linksChanged()
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
