import Logging
import Synchronization

/// The result of trying a password at a link.
public enum UnlockResult: Hashable, Sendable {
    /// The password is right: the token of a session of twelve hours, which has the link's rights and ends with it.
    case open(String)
    /// The password is wrong, or the token opens no link with a password (S17).
    case wrong
    /// The password was not checked, as too many were wrong before; try again after the given number of seconds (S19).
    case tooMany(Double)
    /// The password was not checked, or does not count, as the attempts on several machines could not be counted
    /// together.
    case unavailable

    /// The session's token; nil if there is none.
    public var session: String? {
        if case .open(let token) = self { token } else { nil }
    }
}

extension ShareService {
    /// Tries the password of a link; `place` is the network address that the attempt comes from.
    public func unlock(_ token: String, password: String, from place: String) async -> UnlockResult {
        // Tries on other machines count here too.
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
        let result = await keep(unlocking, session: digest)
        let now = clock.now
        // Tries that a shared store has taken are read from it.
        let isCounted = result == .failed || !store.isShared
        let settled = book.withLock { book in
            book.settle(
                unlocking,
                session: result == .stored ? digest : nil,
                isCounted: isCounted && !isRight,
                now: now
            )
        }
        switch result {
        case .tooMany(let seconds): return .tooMany(seconds)
        case .failed where store.isShared: return .unavailable
        case .failed, .stored: break
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

    /// The result of storing an attempt.
    private enum Kept: Hashable {
        case stored
        /// A refusal by the store, as too many were wrong meanwhile; the seconds until the next attempt.
        case tooMany(Double)
        case failed
    }

    /// Stores the result of an attempt: the session of the right password, or a wrong password.
    ///
    /// A shared store takes it only if the facts by which the attempt was judged still hold: of the attempts that run
    /// on all machines at a time, as many count as on a single one (S19). A store of this machine alone may fail, as
    /// the result holds here until a restart.
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
                    return .stored
                }
                if let seconds { return .tooMany(seconds) }
                let isKept = try await commit(act, if: .links(changes))
                // Tries that wait here are judged by the present state.
                try await follow()
                if isKept { return .stored }
            }
            logger.warning("Can't record a password attempt, because others keep changing the links.")
        } catch {
            logger.warning("Can't record a password attempt. \(ShareError(store: error))")
        }
        return store.isShared ? .failed : .stored
    }

    /// The maximum number of attempts to store the result of an attempt.
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

    /// Waits until others are settled, and returns the permission of the attempt.
    private func turn(_ digest: ContentDigest, from place: String) async -> ShareIndex.UnlockAttempt {
        let now = clock.now
        return await withCheckedContinuation { continuation in
            book.withLock { book in
                book.beginUnlocking(digest, from: place, now: now) { continuation.resume(returning: $0) }
            }
        }
    }

    /// Warns once about guessing, which only the owner can end.
    private func warn(_ wrong: Int, at id: ShareID) {
        guard wrong == AttemptLimits.strangers.perMinute else { return }
        logger.warning(
            """
            \(wrong) wrong passwords were entered for the link \(id) within an hour. If you don't know the person, \
            rotate the link.
            """
        )
    }

    private func matches(_ password: String, _ unlocking: ShareIndex.Unlocking) async -> Bool {
        do {
            return try await hashing.matches(password, unlocking.hash)
        } catch {
            logger.error("The password of the link \(unlocking.visit.id) can't be checked: \(error)")
            return false
        }
    }
}
