import Synchronization

/// The number of calls that use the database, so that it is closed only when the last has ended.
///
/// GRDB ends the program when a closed connection is used.
final class RunningCalls: Sendable {
    private struct State {
        var count = 0
        var isEnded = false
        var lastHasEnded: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Runs a call, or throws ``StoreError/closed`` after ``end()``.
    func run<Value>(_ call: () async throws -> Value) async throws -> Value {
        try state.withLock { state throws(StoreError) in
            if state.isEnded { throw .closed }
            state.count += 1
        }
        defer { leave() }
        return try await call()
    }

    /// Refuses new calls and waits for the last; returns false if that was done before.
    func end() async -> Bool {
        let isFirst = state.withLock { state in
            defer { state.isEnded = true }
            return !state.isEnded
        }
        guard isFirst else { return false }
        await withCheckedContinuation { continuation in
            let isQuiet = state.withLock { state in
                if state.count > 0 { state.lastHasEnded = continuation }
                return state.count == 0
            }
            if isQuiet { continuation.resume() }
        }
        return true
    }

    private func leave() {
        let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.count -= 1
            guard state.count == 0 else { return nil }
            defer { state.lastHasEnded = nil }
            return state.lastHasEnded
        }
        waiting?.resume()
    }
}
