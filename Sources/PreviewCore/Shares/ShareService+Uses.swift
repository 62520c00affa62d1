import Logging
import Synchronization

extension ShareService {
    /// How long uses are gathered before they are stored together.
    static let usesDelay = Duration.seconds(10)

    /// Counts a page that was opened by a link.
    ///
    /// The count is stored a little later, with others: a crash may lose the last ten seconds of it.
    public func noteView(_ visit: ShareVisit) {
        let wall = clock.wall()
        book.withLock { $0.noteView(visit, wall: wall) }
        session.hub.linksChanged()
        storeUsesSoon()
    }

    /// Stores all uses that are not stored yet, as one batch, and ends that could not be stored before.
    func storeUses() async {
        await queue.take()
        defer { queue.end() }
        await storeEndsAlong()
        let uses = book.withLock { $0.takeUses() }
        guard !uses.isEmpty else { return }
        do {
            try await store.noteUses(uses)
        } catch {
            book.withLock { $0.keepUses(uses) }
            logger.warning("The use of links could not be stored; retrying with the next use: \(error)")
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
