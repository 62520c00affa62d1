import CLibrary
import SwiftUIMessages
import Synchronization

/// Standard input, output and error, without buffers: what is written is out, whatever happens next.
enum StandardStreams {
    /// Whose turn it is: two threads may write, and no line stands inside of another.
    private static let turn = Mutex(())

    /// Writes bytes to standard output as the last ones, and ends the process.
    static func writeLast(_ bytes: [UInt8]) -> Never {
        turn.withLock { _ in
            writeNow(bytes, to: STDOUT_FILENO)
            _exit(0)
        }
    }

    /// Writes a string.
    static func write(_ text: String, to descriptor: CInt) { write(Array(text.utf8), to: descriptor) }

    /// Writes bytes; ends the process where nobody reads them any more.
    static func write(_ bytes: [UInt8], to descriptor: CInt) {
        turn.withLock { _ in writeNow(bytes, to: descriptor) }
    }

    private static func writeNow(_ bytes: [UInt8], to descriptor: CInt) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { CLibrary.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { _exit(74) }
            rest = rest.dropFirst(count)
        }
    }

    /// Hands on each line of standard input without its end, until the input ends or a line is too long.
    static func readLines(_ take: ([UInt8]) -> Void) {
        var waiting: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while waiting.count <= ReaderLine.longest {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            var rest = buffer[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                take(waiting + rest[..<end])
                waiting = []
                rest = rest[(end + 1)...]
            }
            waiting += rest
        }
    }
}
