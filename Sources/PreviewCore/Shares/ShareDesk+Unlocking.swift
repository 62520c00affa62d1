import Logging
import Synchronization

extension ShareDesk {
    /// Gives the token of a session of twelve hours for the right password of a link.
    ///
    /// Nil, always alike, for a wrong password, too many tries in the last minute (S19), and a token that opens no link
    /// with a password (S17). The session has the link's rights and ends with it.
    public func unlock(_ token: String, password: String) async -> String? {
        let digest = ContentDigest(of: token)
        let begun = clock.now
        guard let unlocking = book.withLock({ $0.beginUnlocking(digest, now: begun) }),
            ShareTerms.isPossible(password: password), await matches(password, unlocking)
        else { return nil }

        let session = SecretToken.new()
        let now = clock.now
        let isOpen = book.withLock { $0.unlock(unlocking, session: ContentDigest(of: session), now: now) }
        guard isOpen else { return nil }
        // A session may have had to make room for this one.
        self.session.hub.endRefused()
        scheduleSweep()
        return session
    }

    private func matches(_ password: String, _ unlocking: ShareBook.Unlocking) async -> Bool {
        do {
            return try await hashing.matches(password, unlocking.hash)
        } catch {
            logger.error("The password of the link \(unlocking.visit.id) could not be checked: \(error)")
            return false
        }
    }
}
