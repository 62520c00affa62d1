import Synchronization
import TabModel

/// The requests that are being answered, so that they can be canceled.
///
/// Unlike in a `SingleFlight`, a second request with an id is refused, and a new one waits for room.
final class RunningRequests: Sendable {
    private struct Request {
        var isCancelled = false
        var task: Task<JSONValue, any Error>?
    }

    private struct State {
        var requests: [RPCID: Request] = [:]
        /// The task that waits for fewer requests.
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Adds a request once there is room for it; returns false if its id is that of another one.
    ///
    /// Only one task adds requests.
    func add(_ id: RPCID, atMost most: Int) async -> Bool {
        await withCheckedContinuation { continuation in
            let isFull = state.withLock { state in
                guard state.requests.count >= most else { return false }
                state.waiting = continuation
                return true
            }
            if !isFull { continuation.resume() }
        }
        return state.withLock { state in
            guard state.requests[id] == nil else { return false }
            state.requests[id] = Request()
            return true
        }
    }

    /// Stores the task that answers a request.
    func started(_ id: RPCID, _ task: Task<JSONValue, any Error>) {
        let isCancelled = state.withLock { state in
            state.requests[id]?.task = task
            return state.requests[id]?.isCancelled ?? true
        }
        if isCancelled { task.cancel() }
    }

    /// Cancels a request; does nothing where it is answered already.
    func cancel(_ id: RPCID) {
        let task = state.withLock { state in
            state.requests[id]?.isCancelled = true
            return state.requests[id]?.task
        }
        task?.cancel()
    }

    /// Cancels all requests.
    func cancelAll() {
        for id in state.withLock({ Array($0.requests.keys) }) { cancel(id) }
    }

    /// Removes a request; returns whether it was canceled.
    @discardableResult func remove(_ id: RPCID) -> Bool {
        let (wasCancelled, waiting) = state.withLock { state in
            let waiting = state.waiting
            state.waiting = nil
            return (state.requests.removeValue(forKey: id)?.isCancelled ?? false, waiting)
        }
        waiting?.resume()
        return wasCancelled
    }
}
