import Synchronization

/// Tasks by key, of which one runs at a time for each key: all callers meanwhile share its result.
///
/// A task that caches its result looks into the cache first: another may have ended since its caller looked.
package final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var tasks: [Key: Task<Value, any Error>] = [:]
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Creates an object without tasks.
    package init() {}

    /// The number of running tasks.
    package var count: Int { state.withLock(\.tasks.count) }

    /// Accesses the running task of a key; nil if there is none.
    package subscript(_ key: Key) -> Task<Value, any Error>? { state.withLock { $0.tasks[key] } }

    /// Returns the running task of a key, or begins one unless `admit` throws.
    package func task(
        for key: Key,
        admit: () throws -> Void = {},
        operation: @escaping @Sendable () async throws -> Value
    ) throws -> Task<Value, any Error> {
        try state.withLock { state in
            if let task = state.tasks[key] { return task }
            try admit()
            if state.isClosed { throw CancellationError() }
            let task = Task {
                defer { self.state.withLock { _ = $0.tasks.removeValue(forKey: key) } }
                return try await operation()
            }
            state.tasks[key] = task
            return task
        }
    }

    /// Cancels all tasks, and returns them; none is begun anymore.
    @discardableResult
    package func close() -> [Task<Value, any Error>] {
        let tasks = state.withLock { state in
            state.isClosed = true
            return Array(state.tasks.values)
        }
        tasks.forEach { $0.cancel() }
        return tasks
    }
}
