import Dispatch
import Synchronization

/// The deadline of a reading, watched from another thread, because the reading's own may hang forever.
final class ReadingDeadline: Sendable {
    private let isDone = Mutex(false)

    /// Creates a deadline that ends the process with `isLate` after this time, unless it is canceled before.
    init(_ limit: Duration, isLate: @escaping @Sendable () -> Never) {
        DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) {
            self.isDone.withLock { isDone in
                if !isDone { isLate() }
            }
        }
    }

    /// Cancels the deadline because the reading is done; blocks if the process is about to end.
    func cancel() { isDone.withLock { $0 = true } }
}
