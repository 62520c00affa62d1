import ArgumentParser
import CLibrary
import TabModel

/// Standard output and standard error, written whole: a short write goes on where it stopped.
///
/// Data goes to standard output, text for people to standard error.
enum Streams {
    /// Writes data to standard output.
    ///
    /// - Throws: the exit code for a file that can't be written, after a message that says why.
    static func output(_ text: String) throws(ExitCode) {
        try output(Array(text.utf8))
    }

    /// Writes data to standard output, byte for byte.
    ///
    /// - Throws: the exit code for a file that can't be written, after a message that says why.
    static func output(_ bytes: [UInt8]) throws(ExitCode) {
        do throws(FileFailure) {
            try outputWhole(bytes)
        } catch {
            self.error(error.text)
            throw ExitStatus.file
        }
    }

    /// Writes an event to standard output; a preview goes on without anyone who listened to it.
    static func event(_ text: String) {
        _ = write(Array(text.utf8), to: STDOUT_FILENO)
    }

    /// Writes data to standard output, byte for byte.
    ///
    /// - Throws: `FileFailure` if not all could be written, as on a full disk. A reader that has gone needs no more.
    static func outputWhole(_ bytes: [UInt8]) throws(FileFailure) {
        let error = write(bytes, to: STDOUT_FILENO)
        guard error == 0 || error == EPIPE else {
            throw FileFailure(text: "Standard output can't be written: \(String(cString: strerror(error))).")
        }
    }

    /// Writes a line for people to standard error; it is no command to a CI service, whatever is in it (S82).
    static func message(_ line: String) {
        _ = write(Array((line.linesWithoutCommands + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes why the program fails, or what it can't do, to standard error.
    static func error(_ text: String) {
        message("tabpreview: error: \(text.plainLines)")
    }

    /// Writes what may be wrong while the program goes on to standard error.
    static func warning(_ text: String) {
        message("tabpreview: warning: \(text.plainLines)")
    }

    /// Writes the beginning of a line that a person goes on with to standard error.
    static func prompt(_ text: String) {
        _ = write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Clears the terminal that standard output and error are; writes nothing to a file or pipe.
    static func clearTerminal() {
        if isTerminal(STDOUT_FILENO), isTerminal(STDERR_FILENO) { event("\u{1B}[2J\u{1B}[3J\u{1B}[H") }
    }

    /// Returns a Boolean value that indicates whether standard input, output or error is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// Writes all bytes; gives 0, or the error at which it ended.
    private static func write(_ all: [UInt8], to descriptor: Int32) -> Int32 {
        var bytes = all[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { CLibrary.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                // A closed pipe has no reader left to tell; everything else but an interruption ends the writing too.
                guard errno == EINTR else { return errno }
                continue
            }
            bytes = bytes.dropFirst(count)
        }
        return 0
    }
}

/// Turns failures into a message on standard error and the exit code of the format.
enum Ending {
    /// Runs a step; what it throws for people is printed, and the right exit code thrown on.
    static func onFailure<Value>(_ step: () async throws -> Value) async throws -> Value {
        do {
            return try await step()
        } catch let failure as FileFailure {
            Streams.error(failure.text)
            throw failure.status
        } catch let failure as ConfigurationFailure {
            // A line about a file says by itself where the error is.
            for line in failure.lines {
                if line.contains(": error: ") { Streams.message(line.plainLine) } else { Streams.error(line) }
            }
            throw ExitStatus.usage
        }
    }
}

/// The exit codes of the format: each says which kind of thing went wrong.
enum ExitStatus {
    /// The input is wrong; diagnostics tell where.
    static let input = ExitCode(1)
    /// The command found what `--fail-on` names.
    static let found = ExitCode(2)
    /// The command line or the configuration is wrong.
    static let usage = ExitCode(64)
    /// There is no such file or directory.
    static let missing = ExitCode(66)
    /// The server can't listen, or another one has the spec.
    static let unavailable = ExitCode(69)
    /// A file can't be read or written.
    static let file = ExitCode(74)

    /// The exit code where several apply: 74 outweighs the others, and wrong input what was found; nil of none.
    static func weightiest(of statuses: [ExitCode]) -> ExitCode? {
        let failed = statuses.filter { $0 != found }
        return (failed.isEmpty ? statuses : failed).max { $0.rawValue < $1.rawValue }
    }
}
