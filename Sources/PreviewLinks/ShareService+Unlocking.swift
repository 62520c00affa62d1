import Logging
import PreviewCore
import Synchronization

/// What became of a password that was tried at a link.
public enum UnlockResult: Hashable, Sendable {
    /// It is right: the token of a session of twelve hours, which has the link's rights and ends with it.
    case open(String)
    /// It is wrong, or the token opens no link with a password (S17).
    case wrong
    /// It was not looked at, as too many were wrong before: again after so many seconds (S19).
    case tooMany(Double)
    /// It was not looked at, or does not count: what is tried on several machines could not be counted together.
    case unavailable

    /// The session's token; nil where there is none.
    public var session: String? {
        if case .open(let token) = self { token } else { nil }
    }
}

extension ShareService {
    /// Tries the password of a link; `place` is the network address that the try comes from.
    public func unlock(_ token: String, password: String, from place: String) async -> UnlockResult {
        // What was tried on other machines counts here too.
        if store.isShared {
            do throws(ShareError) { try await follow() } catch { return .unavailable }
        }
        let unlocking: ShareIndex.Unlocking
        switch await turn(ContentDigest(of: token), from: place) {
        case .now(let turn): unlocking = turn
        case .after(let seconds): return .tooMany(seconds)
        case .never: return .wrong
        }
        let isRight = ShareTerms.isPossible(password: password) ? await matches(password, unlocking) : false
        let session = SecretToken.new()
        let digest = isRight ? ContentDigest(of: session) : nil
        let now = clock.now
        let settled = book.withLock { $0.settle(unlocking, session: digest, now: now) }
        guard isRight else {
            warn(settled.wrong, at: unlocking.visit.id)
            let wrong = WrongPassword(link: unlocking.visit.id, place: unlocking.place, isStrange: settled.isStrange)
            return await keep(.noteWrongPassword(wrong)) ? .wrong : .unavailable
        }
        guard settled.isOpen, let digest else { return .wrong }
        let opened = UnlockSession(
            digest: digest.bytes,
            link: unlocking.visit.id,
            remaining: UnlockSessions.lifetime
        )
        guard await keep(.openSession(opened)) else { return .unavailable }
        // A session may have had to make room for this one.
        self.session.hub.endRefused()
        scheduleSweep()
        return .open(session)
    }

    /// Stores what came of a try; a store of this machine alone may fail, as it holds here until a restart.
    private func keep(_ act: PreviewAct) async -> Bool {
        do {
            try await commit(act)
            return true
        } catch {
            logger.warning("Can't store that a password was tried. \(ShareError(store: error))")
            return !store.isShared
        }
    }

    /// Waits until others are settled.
    private func turn(_ digest: ContentDigest, from place: String) async -> ShareIndex.UnlockAttempt {
        let now = clock.now
        return await withCheckedContinuation { continuation in
            book.withLock { book in
                book.beginUnlocking(digest, from: place, now: now) { continuation.resume(returning: $0) }
            }
        }
    }

    /// Says once that someone guesses: only the owner can end that.
    private func warn(_ wrong: Int, at id: ShareID) {
        guard wrong == AttemptLimits.strangers.perMinute else { return }
        logger.warning(
            """
            \(wrong) wrong passwords were entered for the link \(id) within an hour. If you don't know by whom, rotate \
            it: tabpreview share rotate \(id)
            """
        )
    }

    private func matches(_ password: String, _ unlocking: ShareIndex.Unlocking) async -> Bool {
        do {
            return try await hashing.matches(password, unlocking.hash)
        } catch {
            logger.error("The password of the link \(unlocking.visit.id) could not be checked: \(error)")
            return false
        }
    }
}
