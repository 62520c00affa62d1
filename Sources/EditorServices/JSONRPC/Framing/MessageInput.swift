import CLibrary
import Dispatch
import Foundation

/// The messages that arrive on a file descriptor, read on demand.
///
/// A separate thread reads them, because reading blocks. It is at most two messages ahead, so that a client that sends
/// faster than it is answered has to wait.
public final class MessageInput: Sendable {
    /// The messages; the end of the input ends the sequence.
    let messages: AsyncStream<MessageReading>
    // Created with 0 and signaled twice: a semaphore that is released below its initial value crashes.
    private let capacity = DispatchSemaphore(value: 0)
    private let descriptor: CInt
    private let continuation: AsyncStream<MessageReading>.Continuation

    /// Creates an input that has not begun to read; `largest` is the limit of a message, in bytes.
    public init(_ descriptor: CInt, _ framing: MessageFraming, largest: Int) {
        self.descriptor = descriptor
        (messages, continuation) = AsyncStream.makeStream()
        for _ in 0..<2 { capacity.signal() }
        let thread = Thread { [self] in read(MessageReader(framing, largest: largest)) }
        thread.start()
    }

    /// Makes room for another message after one was taken from ``messages``.
    func makeRoom() { capacity.signal() }

    private func read(_ start: MessageReader) {
        var reader = start
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = CLibrary.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for message in reader.take(buffer[..<count]) {
                capacity.wait()
                continuation.yield(message)
            }
        }
        continuation.finish()
    }
}
