import Dispatch
import Synchronization

/// The time by which a reading is to be done, seen from another thread: its own may hang for good.
final class ReadingDeadline: Sendable {
    private let isDone = Mutex(false)

    /// Ends the process with `isLate` after this time, unless the deadline is cancelled before.
    init(_ limit: Duration, isLate: @escaping @Sendable () -> Never) {
        DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) {
            self.isDone.withLock { isDone in
                if !isDone { isLate() }
            }
        }
    }

    /// Says that the reading is done; where the process is about to end, waits for that.
    func cancel() { isDone.withLock { $0 = true } }
}
