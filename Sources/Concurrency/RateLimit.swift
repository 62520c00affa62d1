import Synchronization

/// A limit of the rate of actions of each client (a token bucket): a number at once, and then a number per second.
///
/// It is counted in this process alone: with several replicas behind a proxy each allows as much.
package final class RateLimit: Sendable {
    private struct Bucket {
        var tokens: Double
        var time: ContinuousClock.Instant
    }

    /// The number of buckets from which on full ones are forgotten.
    private static let limit = 4096

    private let burst: Double
    private let perSecond: Double
    private let buckets = Mutex<[String: Bucket]>([:])

    /// Creates a limit.
    package init(burst: Int, perSecond: Int) {
        (self.burst, self.perSecond) = (Double(burst), Double(perSecond))
    }

    /// The number of buckets.
    package var count: Int { buckets.withLock(\.count) }

    /// Counts one action of a client; returns the time until one is allowed, and counts none, if it has done too many.
    package func take(_ client: String = "", at now: ContinuousClock.Instant = .now) -> Duration? {
        let missing = buckets.withLock { buckets in
            if buckets.count >= Self.limit { buckets = buckets.filter { refilled($0.value, at: now) < burst } }
            let tokens = buckets[client].map { refilled($0, at: now) } ?? burst
            guard tokens >= 1 else { return 1 - tokens }
            buckets[client] = Bucket(tokens: tokens - 1, time: now)
            return 0
        }
        return missing > 0 ? .seconds(missing / perSecond) : nil
    }

    private func refilled(_ bucket: Bucket, at now: ContinuousClock.Instant) -> Double {
        min(burst, bucket.tokens + (now - bucket.time) / .seconds(1) * perSecond)
    }
}
