#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard output and standard error, written whole: a short write goes on where it stopped.
///
/// Data goes to standard output, text for people to standard error.
enum Streams {
    /// Writes data to standard output.
    static func output(_ text: String) {
        write(Array(text.utf8), to: STDOUT_FILENO)
    }

    /// Writes data to standard output, byte for byte.
    static func output(_ bytes: [UInt8]) {
        write(bytes, to: STDOUT_FILENO)
    }

    /// Writes a line for people to standard error.
    static func message(_ line: String) {
        write(Array((line + "\n").utf8), to: STDERR_FILENO)
    }

    /// Whether standard input, output or error is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    private static func write(_ all: [UInt8], to descriptor: Int32) {
        var bytes = all[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                // A closed pipe has no reader left to tell; everything else but an interruption ends the writing too.
                guard errno == EINTR else { return }
                continue
            }
            bytes = bytes.dropFirst(count)
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ address: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
        Darwin.write(descriptor, address, count)
    #else
        Glibc.write(descriptor, address, count)
    #endif
}
