import Synchronization

/// A queue that admits writers one at a time, in the order of their arrival.
///
/// The session awaits the store between reading a customization and publishing the next one; a second writer that is
/// admitted meanwhile would change the old one and revert the first.
package final class AsyncMutex: Sendable {
    private struct State {
        var isTaken = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Creates an empty queue.
    package init() {}

    /// Waits for the turn.
    package func take() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                if state.isTaken { state.waiting.append(continuation) }
                defer { state.isTaken = true }
                return !state.isTaken
            }
            if isFree { continuation.resume() }
        }
    }

    /// Passes the turn to the next writer.
    package func end() {
        let next = state.withLock { state in
            guard state.waiting.isEmpty else { return Optional(state.waiting.removeFirst()) }
            state.isTaken = false
            return nil
        }
        next?.resume()
    }
}
