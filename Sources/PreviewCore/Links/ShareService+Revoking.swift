import Concurrency
import Logging
import Synchronization

extension ShareService {
    /// Ends a link for good: its token and its sessions no longer work, and its streams end (S18).
    ///
    /// The link ends at once, whatever happens in the store. If the end can't be stored, throws
    /// ``ShareError/endNotStored(_:isFull:)``: the link stays closed, but would open again after a restart. Storing the
    /// end is tried again with every later change, every ten seconds, when the link is revoked once more, and when the
    /// service closes.
    public func revoke(_ id: ShareID) async throws(ShareError) {
        let isFirst = book.withLock { $0.end(id) }
        if isFirst {
            session.hub.end(id)
            session.hub.guestsChanged()
            scheduleSweep()
        }
        try await mutex.withLock { () throws(ShareError) in
            guard book.withLock(\.unstoredEnds).contains(id) else {
                // Another action may have stored the end meanwhile.
                if isFirst { return }
                throw .unknown(id)
            }
            do {
                try await storeEnds()
            } catch {
                logger.warning(
                    "Can't store that the link \(id) is revoked; retrying every ten seconds. \(ShareError(store: error))"
                )
                storeUsesSoon()
                throw .endNotStored(id, isFull: SessionError(store: error).isFull)
            }
        }
    }

    /// Stores ends that could not be stored before, along with another action, which does not fail with them.
    func storeEndsAlong() async {
        do {
            try await storeEnds()
        } catch {
            // The failure was reported when the link was ended, and the last try is reported too.
            logger.debug("Still can't store that links are revoked. \(ShareError(store: error))")
        }
    }

    /// Removes all ended links from the store; the caller has the turn.
    private func storeEnds() async throws {
        let ends = book.withLock(\.unstoredEnds)
        guard !ends.isEmpty else { return }
        try await commit(.removeLinks(ends.sorted()))
        book.withLock { $0.storedEnds(ends) }
    }
}

extension SessionError {
    /// A Boolean value that indicates whether freeing space helps.
    fileprivate var isFull: Bool {
        if case .storeFull = self { true } else { false }
    }
}
