import Dispatch
import Synchronization

/// A queue of the lines that were read and not yet answered.
///
/// They are read on another thread than the one that answers, so that the end of the input is noticed while a file
/// hangs.
final class RequestQueue: Sendable {
    private let lines = Mutex<[[UInt8]]>([])
    private let count = DispatchSemaphore(value: 0)

    /// Appends a line.
    func add(_ line: [UInt8]) {
        lines.withLock { $0.append(line) }
        count.signal()
    }

    /// Removes and returns the first line; waits until there is one.
    func next() -> [UInt8] {
        count.wait()
        return lines.withLock { $0.removeFirst() }
    }
}
