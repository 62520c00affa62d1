import Concurrency

/// A cache of values by key, which makes no value twice: other callers wait for one that is being made.
final class SingleFlightCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let flights = SingleFlight<Key, Value>()
    private let share: CacheShare

    /// Creates an object without values, which are stored in a preview's share of a cache.
    init(in share: CacheShare) {
        self.share = share
    }

    /// Returns the value of a key: cached, being made, or made by `make`, and cached if it is to be.
    ///
    /// A caller that waits longer than `timeout` is refused, but the value is still made. Nil waits without a limit,
    /// and needs no timer.
    func value(
        for key: Key,
        timeout: Duration?,
        make: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        if let cached = cached(key) { return cached }
        let task = try flights.task(for: key) {
            if let cached = self.cached(key) { return cached }
            return try await make()
        }
        guard let timeout else { return try await task.value }
        guard let value = try await task.value(within: timeout) else { throw HTTPError.slowPage }
        return value
    }

    /// Returns the value of a key, if it is cached.
    func cached(_ key: Key) -> Value? { share.value(for: key) }

    /// Caches a value.
    func insert(_ value: Value, for key: Key, cost: Int) { share.insert(value, for: key, cost: cost) }

    /// Cancels all values that are being made; none is begun anymore.
    func close() { flights.close() }
}
