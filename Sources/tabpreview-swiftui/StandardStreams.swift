import CLibrary
import SwiftUIMessages
import Synchronization

/// The standard input, output and error without buffers, so that bytes are out as soon as they are written.
enum StandardStreams {
    /// A lock around each write, because two threads may write and lines must not mix.
    private static let turn = Mutex(())

    /// Writes the last bytes to standard output, and ends the process.
    static func writeLast(_ bytes: [UInt8]) -> Never {
        turn.withLock { _ in
            writeNow(bytes, to: STDOUT_FILENO)
            _exit(0)
        }
    }

    /// Writes a string.
    static func write(_ text: String, to descriptor: CInt) { write(Array(text.utf8), to: descriptor) }

    /// Writes bytes; ends the process if the other side has closed the descriptor.
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

    /// Passes on each line of standard input without its line break, until the input ends or a line is too long.
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
