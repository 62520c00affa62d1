import Synchronization

/// A limit of the rate of actions: a number at once, and then a number per second.
///
/// It is counted in this process alone: with several replicas behind a proxy each allows as much.
final class RateLimit: Sendable {
    private struct Allowance {
        var left: Double
        var time: ContinuousClock.Instant
    }

    /// The number of clients from which on those with their whole allowance are forgotten.
    private static let mostKnown = 4096

    private let burst: Double
    private let perSecond: Double
    private let known = Mutex<[String: Allowance]>([:])

    init(burst: Int, perSecond: Int) {
        (self.burst, self.perSecond) = (Double(burst), Double(perSecond))
    }

    /// The number of known clients.
    var count: Int { known.withLock(\.count) }

    /// Counts one action of a client; throws ``HTTPError/tooOften(seconds:)`` if it has done too many.
    func take(_ key: String, at now: ContinuousClock.Instant = .now) throws(HTTPError) {
        let missing = known.withLock { known in
            if known.count >= Self.mostKnown { known = known.filter { left($0.value, at: now) < burst } }
            let present = known[key].map { left($0, at: now) } ?? burst
            guard present >= 1 else { return 1 - present }
            known[key] = Allowance(left: present - 1, time: now)
            return 0
        }
        if missing > 0 { throw .tooOften(seconds: max(1, Int((missing / perSecond).rounded(.up)))) }
    }

    private func left(_ allowance: Allowance, at now: ContinuousClock.Instant) -> Double {
        let (seconds, attoseconds) = (now - allowance.time).components
        return min(burst, allowance.left + (Double(seconds) + Double(attoseconds) / 1e18) * perSecond)
    }
}

extension HTTPError {
    static func tooOften(seconds: Int) -> Self {
        Self(
            429,
            "tooOften",
            "Too often",
            "Too many changes in a short time. Nothing was changed. Try again in a few seconds.",
            fields: ["Retry-After": String(seconds)]
        )
    }
}
