import Synchronization

/// Lets writers in one at a time, in the order in which they came.
///
/// The session awaits the store between reading a customization and publishing the next one; a second writer let in
/// meanwhile would work on the old one and undo the first.
package final class WriteQueue: Sendable {
    private struct State {
        var isTaken = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Makes a queue without anybody in it.
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

    /// Gives the turn to the next.
    package func end() {
        let next = state.withLock { state in
            guard state.waiting.isEmpty else { return Optional(state.waiting.removeFirst()) }
            state.isTaken = false
            return nil
        }
        next?.resume()
    }
}
