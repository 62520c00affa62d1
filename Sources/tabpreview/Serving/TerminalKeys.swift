import Dispatch
import CLibrary

/// Single keys from a terminal, without waiting for return; the terminal's own mode comes back at the end.
final class TerminalKeys {
    /// The keys as they come, in lower case.
    let keys: AsyncStream<Character>
    private let original: termios
    private let source: any DispatchSourceRead

    /// Starts listening; nil if standard input is no terminal.
    init?() {
        guard Streams.isTerminal(STDIN_FILENO) else { return nil }
        var original = termios()
        guard tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
        self.original = original
        var raw = original
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
        guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
        let (stream, continuation) = AsyncStream.makeStream(of: Character.self, bufferingPolicy: .bufferingNewest(16))
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO)
        source.setEventHandler {
            var byte: UInt8 = 0
            guard read(STDIN_FILENO, &byte, 1) == 1 else {
                continuation.finish()
                source.cancel()
                return
            }
            continuation.yield(Character(Unicode.Scalar(byte).properties.lowercaseMapping))
        }
        source.activate()
        keys = stream
        self.source = source
    }

    /// Gives the terminal back as it was.
    func restore() {
        source.cancel()
        var mode = original
        tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }
}
