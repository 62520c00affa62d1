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
        let kept = await keep(unlocking, session: digest)
        let now = clock.now
        // What a shared store has taken is read from there.
        let isCounted = kept == .failed || !store.isShared
        let settled = book.withLock { book in
            book.settle(unlocking, session: kept == .kept ? digest : nil, isCounted: isCounted && !isRight, now: now)
        }
        switch kept {
        case .tooMany(let seconds): return .tooMany(seconds)
        case .failed where store.isShared: return .unavailable
        case .failed, .kept: break
        }
        guard isRight else {
            warn(settled.wrong, at: unlocking.visit.id)
            return .wrong
        }
        guard settled.isOpen else { return .wrong }
        // A session may have had to make room for this one.
        self.session.hub.endRefused()
        scheduleSweep()
        return .open(session)
    }

    /// A Boolean value that indicates whether a store has taken what came of a try.
    private enum Kept: Hashable {
        case kept
        /// Not, as too many were wrong meanwhile: again after so many seconds.
        case tooMany(Double)
        case failed
    }

    /// Stores what came of a try: the session of the right password, or that it was wrong.
    ///
    /// In a shared store only on what was known when the try was judged: of those on all machines that go on at a time, as
    /// many count as of those on one (S19). A store of this machine alone may fail, as what came of it holds here until a
    /// restart.
    private func keep(_ unlocking: ShareIndex.Unlocking, session: ContentDigest?) async -> Kept {
        let act = act(of: unlocking, session: session)
        do {
            for _ in 0..<Self.mostTries {
                let now = clock.now
                let (changes, seconds) = book.withLock { book in
                    (book.storedChanges, book.attempts.wait(for: unlocking.attempt, at: now.uptime))
                }
                guard store.isShared else {
                    try await commit(act)
                    return .kept
                }
                if let seconds { return .tooMany(seconds) }
                let isKept = try await commit(act, if: .links(changes))
                // Tries that wait here are judged by what is there now.
                try await follow()
                if isKept { return .kept }
            }
            logger.warning("Can't store that a password was tried: others change the links all the time.")
        } catch {
            logger.warning("Can't store that a password was tried. \(ShareError(store: error))")
        }
        return store.isShared ? .failed : .kept
    }

    /// How often it is tried to store what came of a try.
    private static let mostTries = 50

    private func act(of unlocking: ShareIndex.Unlocking, session: ContentDigest?) -> PreviewAct {
        guard let session else {
            let isStrange = book.withLock { $0.attempts.isStrange(unlocking.attempt) }
            return .noteWrongPassword(
                WrongPassword(link: unlocking.visit.id, place: unlocking.place, isStrange: isStrange)
            )
        }
        return .openSession(
            UnlockSession(digest: session.bytes, link: unlocking.visit.id, remaining: UnlockSessions.lifetime)
        )
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
