import ArgumentParser
import CLibrary
import TabModel

/// The standard output and standard error, written completely: a short write is continued.
///
/// Data go to standard output, text for people to standard error.
enum Streams {
    /// Writes data to standard output.
    ///
    /// - Throws: The exit code for a file that can't be written, after a message with the reason.
    static func output(_ text: String) throws(ExitCode) {
        try output(Array(text.utf8))
    }

    /// Writes data to standard output, byte for byte.
    ///
    /// - Throws: The exit code for a file that can't be written, after a message with the reason.
    static func output(_ bytes: [UInt8]) throws(ExitCode) {
        do throws(FileFailure) {
            try outputWhole(bytes)
        } catch {
            self.error(error.text)
            throw ExitStatus.file
        }
    }

    /// Writes an event to standard output; a preview continues without a reader of the events.
    static func event(_ text: String) {
        _ = write(Array(text.utf8), to: STDOUT_FILENO)
    }

    /// Writes data to standard output, byte for byte.
    ///
    /// A reader that has closed the pipe is not an error.
    ///
    /// - Throws: `FileFailure` if not all could be written, as on a full disk.
    static func outputWhole(_ bytes: [UInt8]) throws(FileFailure) {
        let error = write(bytes, to: STDOUT_FILENO)
        guard error == 0 || error == EPIPE else {
            throw FileFailure(text: "Standard output can't be written: \(String(cString: strerror(error))).")
        }
    }

    /// Writes a line for people to standard error; no text in it is a command to a CI service (S82).
    static func message(_ line: String) {
        _ = write(Array((line.linesWithoutCommands + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes an error, or the reason of a failure, to standard error.
    static func error(_ text: String) {
        message("tabpreview: error: \(text.plainLines)")
    }

    /// Writes a warning, after which the program continues, to standard error.
    static func warning(_ text: String) {
        message("tabpreview: warning: \(text.plainLines)")
    }

    /// Writes the beginning of a line that the user continues to standard error.
    static func prompt(_ text: String) {
        _ = write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Clears the terminal of standard output and error; writes nothing to a file or pipe.
    static func clearTerminal() {
        if isTerminal(STDOUT_FILENO), isTerminal(STDERR_FILENO) { event("\u{1B}[2J\u{1B}[3J\u{1B}[H") }
    }

    /// Returns a Boolean value that indicates whether standard input, output or error is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// Writes all bytes; returns 0, or the error at which it ended.
    private static func write(_ all: [UInt8], to descriptor: Int32) -> Int32 {
        var bytes = all[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { CLibrary.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                // A closed pipe has no reader left; any other error except an interruption ends the writing too.
                guard errno == EINTR else { return errno }
                continue
            }
            bytes = bytes.dropFirst(count)
        }
        return 0
    }
}

/// A conversion of failures into a message on standard error and an exit code.
enum ExitReason {
    /// Runs a step; a failure with a message is printed, and its exit code rethrown.
    static func onFailure<Value>(_ step: () async throws -> Value) async throws -> Value {
        do {
            return try await step()
        } catch let failure as FileFailure {
            Streams.error(failure.text)
            throw failure.status
        } catch let failure as ConfigurationFailure {
            // A line about a file already contains the place of the error.
            for line in failure.lines {
                if line.contains(": error: ") { Streams.message(line.plainLine) } else { Streams.error(line) }
            }
            throw ExitStatus.usage
        }
    }
}

/// The exit codes, one for each kind of failure.
enum ExitStatus {
    /// The input is invalid; diagnostics have the places.
    static let input = ExitCode(1)
    /// The command found a difference or finding that `--fail-on` names.
    static let findings = ExitCode(2)
    /// The command line or the configuration is wrong.
    static let usage = ExitCode(64)
    /// The file or directory does not exist.
    static let missing = ExitCode(66)
    /// The server can't listen, or another one serves the spec.
    static let unavailable = ExitCode(69)
    /// A file can't be read or written.
    static let file = ExitCode(74)

    /// Returns the exit code where several apply: 74 outweighs the others, and invalid input outweighs findings; nil
    /// for none.
    static func weightiest(of statuses: [ExitCode]) -> ExitCode? {
        let failed = statuses.filter { $0 != findings }
        return (failed.isEmpty ? statuses : failed).max { $0.rawValue < $1.rawValue }
    }
}
