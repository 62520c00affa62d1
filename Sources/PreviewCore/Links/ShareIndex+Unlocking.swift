extension ShareIndex {
    /// A password attempt in progress.
    struct Unlocking: Sendable {
        let visit: ShareVisit
        let hash: PasswordHash
        /// The network address of the attempt.
        let place: String
        let attempt: AttemptLimits.Attempt
    }

    /// The permission of an attempt.
    enum UnlockAttempt: Sendable {
        case now(Unlocking)
        /// A refusal, as too many were wrong; the seconds until the next attempt.
        case after(Double)
        /// The token opens no link that has a password.
        case never
    }

    /// An attempt that waits until others are settled.
    struct WaitingTry: Sendable {
        fileprivate let digest: ContentDigest
        fileprivate let place: String
        /// The continuation of the attempt, called once.
        fileprivate let begin: @Sendable (UnlockAttempt) -> Void
    }

    /// The maximum number of waiting attempts; at a tenth of a second each, the last one gets its response in time.
    static let waitingLimit = 100

    /// Begins an attempt at the link of a token, now or once others are settled.
    ///
    /// The attempt is refused if too many passwords were wrong (S19), or if too many attempts wait.
    mutating func beginUnlocking(
        _ digest: ContentDigest,
        from place: String,
        now: ShareMoment,
        begin: @escaping @Sendable (UnlockAttempt) -> Void
    ) {
        let waiting = WaitingTry(digest: digest, place: place, begin: begin)
        guard !start(waiting, now: now) else { return }
        if waitingTries.count < Self.waitingLimit { waitingTries.append(waiting) } else { begin(.after(1)) }
    }

    /// Settles an attempt, and begins a session after the right password; false if the link has ended meanwhile.
    ///
    /// `isCounted` indicates whether a wrong password counts here, and not in a store. Also returns the number of wrong
    /// passwords from strange addresses at the link in the last hour.
    mutating func settle(
        _ unlocking: Unlocking,
        session digest: ContentDigest?,
        isCounted: Bool,
        now: ShareMoment
    ) -> (isOpen: Bool, wrong: Int) {
        let wrong = attempts.settle(unlocking.attempt, isRight: digest != nil, isCounted: isCounted, at: now.uptime)
        let waiting = waitingTries
        waitingTries = []
        for one in waiting where !start(one, now: now) { waitingTries.append(one) }
        guard let digest, holds(unlocking.visit, now: now) else { return (false, wrong) }
        sessions.add(digest, link: unlocking.visit.id, at: now.uptime)
        return (true, wrong)
    }

    /// Starts a waiting attempt with its permission; returns false if it has to wait.
    private mutating func start(_ waiting: WaitingTry, now: ShareMoment) -> Bool {
        guard let link = link(with: waiting.digest, now: now), let hash = link.password else {
            waiting.begin(.never)
            return true
        }
        switch attempts.take(for: link.grant, from: waiting.place, at: now.uptime) {
        case .after(let seconds): waiting.begin(.after(seconds))
        case .later: return false
        case .now(let attempt):
            let unlocking = Unlocking(visit: link.visit(), hash: hash, place: waiting.place, attempt: attempt)
            waiting.begin(.now(unlocking))
        }
        return true
    }
}
