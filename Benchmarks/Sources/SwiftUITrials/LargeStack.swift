import Foundation
import Synchronization

/// Does something on a thread with a stack as large as the reader's program has.
package func onLargeStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let result = Mutex<Result?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        let value = work()
        result.withLock { $0 = value }
        done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    return result.withLock { $0 }
}
