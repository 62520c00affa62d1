import Foundation

/// A thread on which source is parsed and evaluated: nested source is read by nested calls.
enum LargeStack {
    /// The stack, in bytes.
    private static let size = 512 << 20

    /// Starts something on such a thread.
    static func run(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = size
        thread.start()
    }
}
