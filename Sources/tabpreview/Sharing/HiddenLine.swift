import ArgumentParser
import CLibrary

/// A secret from standard input: its first line, or hidden input from a terminal.
enum HiddenLine {
    /// The exit code when the input is canceled, like that of a program that INT ended.
    private static let cancelled = ExitCode(130)

    /// Reads the line without its line break; a terminal shows a prompt on standard error.
    static func read(prompt: String) throws -> String {
        guard Streams.isTerminal(STDIN_FILENO) else { return line(of: try InputFile.bytes(of: "-") ?? []) }
        guard let typed = try typed(prompt) else { throw cancelled }
        return typed
    }

    /// Returns the bytes up to the first line break.
    static func line(of bytes: [UInt8]) -> String {
        let line = bytes.prefix { $0 != 0x0A }
        return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }

    /// Returns the characters up to return; nil for Ctrl-C, Ctrl-D and the end of input.
    ///
    /// The keys of signals are read as keys meanwhile, so that the terminal's echo is always restored.
    private static func typed(_ prompt: String) throws(FileFailure) -> String? {
        var shown = termios()
        guard tcgetattr(STDIN_FILENO, &shown) == 0 else {
            throw FileFailure(text: "The terminal can't hide the password. Pipe it in instead.")
        }
        var hidden = shown
        hidden.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else {
            throw FileFailure(text: "The terminal can't hide the password. Pipe it in instead.")
        }
        defer {
            tcsetattr(STDIN_FILENO, TCSANOW, &shown)
            Streams.message("")
        }
        Streams.prompt(prompt)
        var keys = HiddenKeys()
        var byte: UInt8 = 0
        while systemRead(&byte) == 1 {
            switch keys.take(byte) {
            case .more: continue
            case .done: return keys.text
            case .cancelled: return nil
            }
        }
        return nil
    }
}

/// A line that is being typed, key by key.
struct HiddenKeys {
    /// The effect of a key.
    enum Outcome { case more, done, cancelled }

    private var bytes: [UInt8] = []

    /// The characters typed so far.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Handles a byte of a terminal: return ends, Ctrl-C and Ctrl-D cancel, backspace and Ctrl-U delete.
    mutating func take(_ byte: UInt8) -> Outcome {
        switch byte {
        case 0x0A, 0x0D: return .done
        case 0x03, 0x04: return .cancelled
        case 0x08, 0x7F: removeLast()
        case 0x15: bytes = []
        case 0x20...: bytes.append(byte)
        default: break
        }
        return .more
    }

    /// Removes one character: all bytes of its UTF-8.
    private mutating func removeLast() {
        while let last = bytes.popLast(), last & 0b1100_0000 == 0b1000_0000 {}
    }
}

private func systemRead(_ byte: inout UInt8) -> Int {
    while true {
        let count = read(STDIN_FILENO, &byte, 1)
        if count >= 0 || errno != EINTR { return count }
    }
}
