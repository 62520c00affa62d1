import Synchronization

/// Has those wait who stand in a ``FairLine``, each until its turn.
///
/// Whoever entered waits with ``turn(of:)`` and leaves, in any case.
final class FairTurns<Key: Hashable & Sendable>: Sendable {
    private struct State {
        var line: FairLine<Key>
        var waiting: [Key: CheckedContinuation<Void, Never>] = [:]
        var isClosed = false
    }

    private let state: Mutex<State>

    init(_ limits: FairLine<Key>.Places) {
        state = Mutex(State(line: FairLine(limits)))
    }

    /// How many have their turn or wait.
    var count: Int { state.withLock { $0.line.count } }

    /// Lets somebody in; false where there is no place left for them, or the line is closed.
    func enter(_ key: Key, for asker: Asker) -> Bool {
        state.withLock { !$0.isClosed && $0.line.enter(key, for: asker) }
    }

    /// Waits until it is this one's turn; false if it gave up, or the line is closed.
    @discardableResult
    func turn(of key: Key) async -> Bool {
        await withCheckedContinuation { continuation in
            let isNow = state.withLock { state in
                guard state.line.contains(key), state.line.current != key, !state.isClosed else { return true }
                state.waiting[key] = continuation
                return false
            }
            if isNow { continuation.resume() }
        }
        return state.withLock { $0.line.current == key && !$0.isClosed }
    }

    /// Ends a wait, unless its turn has come.
    func giveUp(_ key: Key) {
        let waiting = state.withLock { state in
            guard state.line.current != key else { return nil as CheckedContinuation<Void, Never>? }
            state.line.leave(key)
            return state.waiting.removeValue(forKey: key)
        }
        waiting?.resume()
    }

    /// Ends a turn, so that the next one begins.
    func leave(_ key: Key) {
        let next = state.withLock { state in
            state.line.leave(key)
            return state.line.current.flatMap { state.waiting.removeValue(forKey: $0) }
        }
        next?.resume()
    }

    /// Lets nobody in any more, and everybody who waits go on.
    func close() {
        let waiting = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        waiting.forEach { $0.resume() }
    }
}
