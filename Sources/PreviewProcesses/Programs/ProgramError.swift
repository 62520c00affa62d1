import Subprocess

/// A failure of another program.
public enum ProgramError: Error, Hashable, Sendable {
    /// The program does not exist, or may not be run.
    case notFound(program: String)
    /// The program could not be started.
    case notStarted(program: String, reason: String)
    /// The program took longer than its deadline and was ended.
    case timedOut(program: String, deadline: Duration)
    /// The program wrote more than `limit` bytes to one of its outputs and was ended.
    case tooMuchOutput(program: String, limit: Int)
    /// The program took more than `limit` bytes of memory, with all that it started, and was ended.
    case tooMuchMemory(program: String, limit: Int)
    /// The program ended with another exit code than 0; `text` is the end of its standard error.
    case failed(program: String, exitCode: Int, text: String)
    /// The program was ended by a signal.
    case killed(program: String, signal: Int)
    /// The waiting task was cancelled, and so the program was ended.
    case cancelled(program: String)

    /// A message of one or two sentences: the failure, and its remedy if there is one.
    public var text: String {
        switch self {
        case .notFound(let program):
            "The program \"\(program)\" can't be found. Install it, or name another one."
        case .notStarted(let program, let reason):
            "Can't start \"\(program)\": \(reason)."
        case .timedOut(let program, let deadline):
            "\"\(program)\" took longer than \(deadline) and was stopped."
        case .tooMuchOutput(let program, let limit):
            "\"\(program)\" wrote more than \(limit) bytes and was stopped."
        case .tooMuchMemory(let program, let limit):
            "\"\(program)\" used more than \(limit >> 20) MiB of memory and was stopped."
        case .failed(let program, let exitCode, let text):
            "\"\(program)\" exited with code \(exitCode)" + (text.isEmpty ? "." : ": \(Self.line(text))")
        case .killed(let program, let signal):
            "\"\(program)\" was terminated by signal \(signal)."
        case .cancelled(let program):
            "\"\(program)\" was stopped because its result is no longer needed."
        }
    }
}

extension ProgramError {
    /// Returns the lines of a program's message as one line.
    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension ProgramError: CustomStringConvertible {
    /// The message, equal to ``text``.
    public var description: String { text }
}

extension ProgramError {
    private static let shownBytes = 400

    /// Creates the error of a failed run.
    init(_ error: any Error, of call: ProgramCall) {
        switch error {
        case is OutputLimitExceeded: self = .tooMuchOutput(program: call.program, limit: call.outputLimit)
        case is CancellationError: self = .cancelled(program: call.program)
        case let error as SubprocessError where error.code == .executableNotFound:
            self = .notFound(program: call.program)
        default: self = .notStarted(program: call.program, reason: "\(error)")
        }
    }

    /// Creates the error of a program's termination; nil if it succeeded.
    init?(_ status: TerminationStatus, of call: ProgramCall, text: [UInt8]) {
        switch status {
        case .exited(0): return nil
        case .exited(let code):
            self = .failed(program: call.program, exitCode: Int(code), text: Self.tail(of: text))
        case .signaled(let signal): self = .killed(program: call.program, signal: Int(signal))
        }
    }

    /// Returns the last few lines of a long text, without blanks at its ends.
    private static func tail(of bytes: [UInt8]) -> String {
        let text = String(decoding: bytes.suffix(shownBytes), as: UTF8.self)
        guard let start = text.firstIndex(where: { !$0.isWhitespace }),
            let end = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[start...end])
    }
}
