/// The counts of wrong passwords, which decide when a network address may try a password (S19).
///
/// A value without a clock; unlike a `RateLimit`, it counts wrong passwords alone, also those in a store. A network
/// address may be wrong five times a minute and twenty times an hour at a link; all addresses that never had its
/// password right may be wrong twenty and a hundred times together. These limits stop guessing, and a guesser keeps out
/// neither other addresses, nor those that came in before, nor the visitors of other links. An attempt in progress
/// counts until it is settled: the next attempt waits for it instead of being refused, so that a team can come in
/// together.
struct AttemptLimits: Sendable {
    /// The allowed number of wrong passwords per minute and per hour.
    struct Allowance: Sendable {
        var perMinute: Int
        var perHour: Int
    }

    /// The allowance of one network address at one link.
    static let place = Allowance(perMinute: 5, perHour: 20)
    /// The allowance of all network addresses at one link that never had its password right.
    static let strangers = Allowance(perMinute: 20, perHour: 100)

    /// An attempt in progress.
    struct Attempt: Hashable, Sendable {
        fileprivate let number: Int
        fileprivate let grant: Int
        fileprivate let place: String
    }

    /// The turn of a password: now, later, or never.
    enum Turn: Sendable {
        case now(Attempt)
        /// The attempt has to wait until other attempts in progress are settled.
        case later
        /// The attempt has to wait for the given number of seconds.
        case after(Double)
    }

    private var links: [Int: LinkAttempts] = [:]
    private var last = 0

    /// Begins an attempt at the link with this grant from a network address, if it may begin.
    mutating func take(for grant: Int, from place: String, at uptime: Double) -> Turn {
        links[grant, default: LinkAttempts()].forget(at: uptime)
        switch links[grant, default: LinkAttempts()].availability(for: place, at: uptime) {
        case .full(let seconds): return .after(seconds)
        case .taken: return .later
        case .free:
            last += 1
            let attempt = Attempt(number: last, grant: grant, place: place)
            links[grant, default: LinkAttempts()].running[last] = place
            return .now(attempt)
        }
    }

    /// Ends an attempt; a wrong one counts unless a store counts it.
    ///
    /// Returns the number of wrong passwords at the link in the last hour, without those of known addresses.
    @discardableResult
    mutating func settle(_ attempt: Attempt, isRight: Bool, isCounted: Bool = true, at uptime: Double) -> Int {
        links[attempt.grant]?.running[attempt.number] = nil
        if isRight || isCounted { links[attempt.grant]?.settle(attempt.place, isRight: isRight, at: uptime) }
        return links[attempt.grant]?.strangers ?? 0
    }

    /// Returns the seconds that an attempt in progress has to wait because too many others turned out to be wrong
    /// meanwhile, or nil if it counts.
    func wait(for attempt: Attempt, at uptime: Double) -> Double? {
        guard case .full(let seconds)? = links[attempt.grant]?.availability(for: attempt.place, at: uptime) else {
            return nil
        }
        return seconds
    }

    /// Returns a Boolean value that indicates whether no attempt from the address has had the right password of the
    /// link.
    func isStrange(_ attempt: Attempt) -> Bool { links[attempt.grant]?.isStrange(attempt.place) ?? true }

    /// Replaces the known wrong passwords of a link by those of the last hour in a store.
    mutating func follow(_ wrong: [WrongPassword], at grant: Int, uptime: Double) {
        links[grant, default: LinkAttempts()].follow(wrong, at: uptime)
    }

    /// Forgets a link that has ended.
    mutating func remove(_ grant: Int) {
        links[grant] = nil
    }
}

/// The attempts at one link.
private struct LinkAttempts: Sendable {
    enum Availability {
        case free, taken
        /// Full for the given number of seconds.
        case full(Double)
    }

    private struct Wrong {
        let place: String
        let time: Double
        let isStrange: Bool
    }

    /// The network addresses of the attempts in progress, by their numbers.
    var running: [Int: String] = [:]
    private var wrong: [Wrong] = []
    /// The network addresses that had the password right.
    private var trusted: Set<String> = []

    /// The number of wrong passwords from addresses that were strange at that time.
    var strangers: Int { wrong.count(where: \.isStrange) }

    func isStrange(_ place: String) -> Bool { !trusted.contains(place) }

    mutating func follow(_ stored: [WrongPassword], at uptime: Double) {
        wrong = stored.sorted { $0.age > $1.age }
            .map { Wrong(place: $0.place, time: uptime - $0.age, isStrange: $0.isStrange) }
    }

    mutating func forget(at uptime: Double) {
        wrong.removeAll { uptime - $0.time >= 3600 }
    }

    mutating func settle(_ place: String, isRight: Bool, at uptime: Double) {
        if isRight {
            trusted.insert(place)
        } else {
            wrong.append(Wrong(place: place, time: uptime, isStrange: !trusted.contains(place)))
        }
    }

    func availability(for place: String, at uptime: Double) -> Availability {
        let own = Self.availability(
            AttemptLimits.place,
            wrong: wrong.filter { $0.place == place },
            running: running.values.count { $0 == place },
            at: uptime
        )
        guard !trusted.contains(place) else { return own }
        let strange = Self.availability(
            AttemptLimits.strangers,
            wrong: wrong.filter(\.isStrange),
            running: running.values.count { !trusted.contains($0) },
            at: uptime
        )
        switch (own, strange) {
        case (.full(let first), .full(let second)): return .full(max(first, second))
        case (.full, _), (.taken, .free): return own
        default: return strange
        }
    }

    private static func availability(
        _ allowance: AttemptLimits.Allowance,
        wrong: [Wrong],
        running: Int,
        at uptime: Double
    ) -> Availability {
        let times = wrong.map(\.time)
        let lastMinute = times.filter { uptime - $0 < 60 }
        let left = min(allowance.perMinute - lastMinute.count, allowance.perHour - times.count)
        guard left <= 0 else { return running < left ? .free : .taken }
        // A try is possible again when the oldest of those that exceed the limit is old enough.
        let inMinute = lastMinute.suffix(allowance.perMinute).first.map { $0 + 60 - uptime } ?? 0
        let inHour = times.suffix(allowance.perHour).first.map { $0 + 3600 - uptime } ?? 0
        return .full(
            max(
                lastMinute.count >= allowance.perMinute ? inMinute : 0,
                times.count >= allowance.perHour ? inHour : 0
            )
        )
    }
}
