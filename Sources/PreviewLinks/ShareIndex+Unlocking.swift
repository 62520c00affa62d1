import PreviewCore

extension ShareIndex {
    /// A password that is being tried.
    struct Unlocking: Sendable {
        let visit: ShareVisit
        let hash: PasswordHash
        /// Where it comes from.
        let place: String
        let attempt: AttemptLimits.Attempt
    }

    /// What a try may do.
    enum UnlockAttempt: Sendable {
        case now(Unlocking)
        /// Too many were wrong: again after so many seconds.
        case after(Double)
        /// The token opens no link that has a password.
        case never
    }

    /// A try that waits until others are settled.
    struct WaitingTry: Sendable {
        fileprivate let digest: ContentDigest
        fileprivate let place: String
        /// Called once.
        fileprivate let begin: @Sendable (UnlockAttempt) -> Void
    }

    /// How many tries may wait; at a tenth of a second each, the last one is answered in time.
    static let waitingLimit = 100

    /// Tells what to try at the link of a token, now or once others are settled; not if too many were wrong (S19) or
    /// wait.
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

    /// Settles a try, and begins a session after the right password; false if the link has ended meanwhile.
    ///
    /// `isCounted` is whether a wrong one counts here, and not in a store. Returns how many strange wrong passwords the
    /// link has seen in the last hour, too.
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

    /// Tells a try what it may do, unless it has to wait: false.
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
