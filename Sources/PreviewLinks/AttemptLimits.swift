import PreviewCore

/// Counts wrong passwords, and says who may try one now (S19).
///
/// A value without a clock. A network address may be wrong five times a minute and twenty an hour at a link; all
/// addresses that never had its password right, together twenty and a hundred. So nobody guesses for long, and anyone who
/// guesses keeps neither other addresses out, nor those that came in before, nor anyone from other links. A try that
/// goes on counts until it is settled: the next one waits for that rather than be refused, so that a team can come in
/// together.
struct AttemptLimits: Sendable {
    /// How many may be wrong.
    struct Allowance: Sendable {
        var perMinute: Int
        var perHour: Int
    }

    /// For one network address at one link.
    static let place = Allowance(perMinute: 5, perHour: 20)
    /// For all network addresses at one link that never had its password right.
    static let strangers = Allowance(perMinute: 20, perHour: 100)

    /// A try that goes on.
    struct Attempt: Hashable, Sendable {
        fileprivate let number: Int
        fileprivate let grant: Int
        fileprivate let place: String
    }

    /// A Boolean value that indicates whether a password may be tried.
    enum Turn: Sendable {
        case now(Attempt)
        /// Once others that go on are settled.
        case later
        /// After so many seconds.
        case after(Double)
    }

    private var links: [Int: LinkAttempts] = [:]
    private var last = 0

    /// Begins a try at the link with this grant from a network address, if it may begin.
    mutating func take(for grant: Int, from place: String, at uptime: Double) -> Turn {
        links[grant, default: LinkAttempts()].forget(at: uptime)
        switch links[grant, default: LinkAttempts()].room(for: place, at: uptime) {
        case .full(let seconds): return .after(seconds)
        case .taken: return .later
        case .free:
            last += 1
            let attempt = Attempt(number: last, grant: grant, place: place)
            links[grant, default: LinkAttempts()].running[last] = place
            return .now(attempt)
        }
    }

    /// Ends a try; a wrong one counts unless a store counts it.
    ///
    /// Returns how many were wrong at the link in the last hour, those of known addresses left out.
    @discardableResult
    mutating func settle(_ attempt: Attempt, isRight: Bool, isCounted: Bool = true, at uptime: Double) -> Int {
        links[attempt.grant]?.running[attempt.number] = nil
        if isRight || isCounted { links[attempt.grant]?.settle(attempt.place, isRight: isRight, at: uptime) }
        return links[attempt.grant]?.strangers ?? 0
    }

    /// How many seconds someone has to wait whose try goes on, as too many turned out to be wrong meanwhile; nil where it
    /// counts.
    func wait(for attempt: Attempt, at uptime: Double) -> Double? {
        guard case .full(let seconds)? = links[attempt.grant]?.room(for: attempt.place, at: uptime) else { return nil }
        return seconds
    }

    /// Returns a Boolean value that indicates whether the address of a try never had the password of its link right.
    func isStrange(_ attempt: Attempt) -> Bool { links[attempt.grant]?.isStrange(attempt.place) ?? true }

    /// Takes the wrong passwords of the last hour that a store has of a link, in place of those that are known.
    mutating func follow(_ wrong: [WrongPassword], at grant: Int, uptime: Double) {
        links[grant, default: LinkAttempts()].follow(wrong, at: uptime)
    }

    /// Forgets a link that is over.
    mutating func remove(_ grant: Int) {
        links[grant] = nil
    }
}

/// The tries at one link.
private struct LinkAttempts: Sendable {
    enum Room {
        case free, taken
        /// For so many seconds.
        case full(Double)
    }

    private struct Wrong {
        let place: String
        let time: Double
        let isStrange: Bool
    }

    /// Those that go on, by their numbers: from where.
    var running: [Int: String] = [:]
    private var wrong: [Wrong] = []
    /// From where the password was right.
    private var known: Set<String> = []

    /// How many were wrong from addresses that were strange then.
    var strangers: Int { wrong.count(where: \.isStrange) }

    func isStrange(_ place: String) -> Bool { !known.contains(place) }

    mutating func follow(_ stored: [WrongPassword], at uptime: Double) {
        wrong = stored.sorted { $0.age > $1.age }
            .map { Wrong(place: $0.place, time: uptime - $0.age, isStrange: $0.isStrange) }
    }

    mutating func forget(at uptime: Double) {
        wrong.removeAll { uptime - $0.time >= 3600 }
    }

    mutating func settle(_ place: String, isRight: Bool, at uptime: Double) {
        if isRight {
            known.insert(place)
        } else {
            wrong.append(Wrong(place: place, time: uptime, isStrange: !known.contains(place)))
        }
    }

    func room(for place: String, at uptime: Double) -> Room {
        let own = Self.room(
            AttemptLimits.place,
            wrong: wrong.filter { $0.place == place },
            running: running.values.count { $0 == place },
            at: uptime
        )
        guard !known.contains(place) else { return own }
        let strange = Self.room(
            AttemptLimits.strangers,
            wrong: wrong.filter(\.isStrange),
            running: running.values.count { !known.contains($0) },
            at: uptime
        )
        switch (own, strange) {
        case (.full(let first), .full(let second)): return .full(max(first, second))
        case (.full, _), (.taken, .free): return own
        default: return strange
        }
    }

    private static func room(
        _ allowance: AttemptLimits.Allowance,
        wrong: [Wrong],
        running: Int,
        at uptime: Double
    ) -> Room {
        let times = wrong.map(\.time)
        let lastMinute = times.filter { uptime - $0 < 60 }
        let left = min(allowance.perMinute - lastMinute.count, allowance.perHour - times.count)
        guard left <= 0 else { return running < left ? .free : .taken }
        // Room comes when the oldest of the last tries that are too many is old enough.
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
