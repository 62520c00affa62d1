import Synchronization

/// A cache of values by key, which makes no value twice: other callers wait for one that is being made.
final class SingleFlightCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var running: [Key: Task<Value, any Error>] = [:]
        var isClosed = false
    }

    private enum Begun {
        case cached(Value)
        case running(Task<Value, any Error>)
    }

    private let state = Mutex(State())
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
        let task: Task<Value, any Error>
        switch begin(key, make) {
        case .cached(let value): return value
        case .running(let known): task = known
        }
        guard let timeout else { return try await task.value }
        guard let made = try await Timeout.value(of: task, within: timeout) else { throw HTTPError.slowPage }
        return made
    }

    /// Returns the value of a key, if it is cached.
    func cached(_ key: Key) -> Value? { share.value(for: key) }

    /// Caches a value.
    func insert(_ value: Value, for key: Key, cost: Int) { share.insert(value, for: key, cost: cost) }

    /// Cancels all values that are being made; none is begun any more.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.running.values.forEach { $0.cancel() }
        }
    }

    /// Returns the cached value or the running task of a key, or begins one.
    ///
    /// A value is cached before its task is removed.
    private func begin(_ key: Key, _ make: @escaping @Sendable () async throws -> Value) -> Begun {
        state.withLock { state in
            if let cached = cached(key) { return .cached(cached) }
            if let known = state.running[key] { return .running(known) }
            let task = Task { [isClosed = state.isClosed] in
                defer { _ = self.state.withLock { $0.running.removeValue(forKey: key) } }
                if isClosed { throw CancellationError() }
                return try await make()
            }
            state.running[key] = task
            return .running(task)
        }
    }
}
