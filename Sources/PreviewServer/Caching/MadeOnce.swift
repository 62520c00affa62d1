import Synchronization

/// Keeps what was made by key, and makes nothing twice: what is being made is waited for.
final class MadeOnce<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var underWay: [Key: Task<Value, any Error>] = [:]
        var isClosed = false
    }

    private enum Begun {
        case kept(Value)
        case underWay(Task<Value, any Error>)
    }

    private let state = Mutex(State())
    private let share: CacheShare

    /// Makes nothing yet; what is to be kept is kept in a preview's share.
    init(keptIn share: CacheShare) {
        self.share = share
    }

    /// The value of a key: kept, under way, or else the one that `make` makes, and keeps if it is to be kept.
    ///
    /// Anyone who waits longer than `timeout` is refused; it is still made. Nil waits for as long as it takes, and costs
    /// no timer.
    func value(
        for key: Key,
        timeout: Duration?,
        make: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task: Task<Value, any Error>
        switch begin(key, make) {
        case .kept(let value): return value
        case .underWay(let known): task = known
        }
        guard let timeout else { return try await task.value }
        guard let made = try await Timeout.value(of: task, within: timeout) else { throw Refusal.slowPage }
        return made
    }

    /// The value of a key, if it is kept.
    func kept(_ key: Key) -> Value? { share.value(for: key) }

    /// Keeps a value.
    func keep(_ value: Value, for key: Key, cost: Int) { share.keep(value, for: key, cost: cost) }

    /// Ends what is under way; nothing is begun any more.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.underWay.values.forEach { $0.cancel() }
        }
    }

    /// What is made is kept before it ceases to be under way.
    private func begin(_ key: Key, _ make: @escaping @Sendable () async throws -> Value) -> Begun {
        state.withLock { state in
            if let kept = kept(key) { return .kept(kept) }
            if let known = state.underWay[key] { return .underWay(known) }
            let task = Task { [isClosed = state.isClosed] in
                defer { _ = self.state.withLock { $0.underWay.removeValue(forKey: key) } }
                if isClosed { throw CancellationError() }
                return try await make()
            }
            state.underWay[key] = task
            return .underWay(task)
        }
    }
}
