import Logging
import Synchronization

extension ShareDesk {
    /// Gives the token of a session of twelve hours for the right password of a link.
    ///
    /// `place` is the network address that the try comes from. Nil, always alike, for a wrong password, too many wrong
    /// tries (S19), and a token that opens no link with a password (S17). The session has the link's rights and ends
    /// with it.
    public func unlock(_ token: String, password: String, from place: String) async -> String? {
        guard let unlocking = await turn(ContentDigest(of: token), from: place) else { return nil }
        let isRight = ShareTerms.isPossible(password: password) ? await matches(password, unlocking) : false
        let session = SecretToken.new()
        let digest = isRight ? ContentDigest(of: session) : nil
        let now = clock.now
        let settled = book.withLock { $0.settle(unlocking, session: digest, now: now) }
        if !isRight { warn(settled.wrong, at: unlocking.visit.id) }
        guard settled.isOpen else { return nil }
        // A session may have had to make room for this one.
        self.session.hub.endRefused()
        scheduleSweep()
        return session
    }

    /// Waits until a password may be tried; nil if it may not.
    private func turn(_ digest: ContentDigest, from place: String) async -> ShareBook.Unlocking? {
        let now = clock.now
        return await withCheckedContinuation { continuation in
            book.withLock { book in
                book.beginUnlocking(digest, from: place, now: now) { continuation.resume(returning: $0) }
            }
        }
    }

    /// Says once that somebody guesses: only the owner can end that.
    private func warn(_ wrong: Int, at id: ShareID) {
        guard wrong == AttemptLimits.strangers.perMinute else { return }
        logger.warning(
            """
            \(wrong) wrong passwords were tried at the link \(id) within an hour. If you don't know by whom, give it a \
            new address: tabpreview share rotate \(id)
            """
        )
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
