import Subprocess

/// Why another program did not do its work.
public enum ProgramError: Error, Hashable, Sendable {
    /// There is no such program, or it may not be run.
    case notFound(program: String)
    /// It could not be started.
    case notStarted(program: String, reason: String)
    /// It took longer than its deadline and was ended.
    case timedOut(program: String, deadline: Duration)
    /// It wrote more than `limit` bytes to one of its outputs and was ended.
    case tooMuchOutput(program: String, limit: Int)
    /// It took more than `limit` bytes of memory, with all that it started, and was ended.
    case tooMuchMemory(program: String, limit: Int)
    /// It ended with another exit code than 0; `text` is the end of its standard error.
    case failed(program: String, exitCode: Int, text: String)
    /// A signal ended it.
    case killed(program: String, signal: Int)
    /// The task that waited for it was cancelled, and so it was ended.
    case cancelled(program: String)

    /// One or two sentences: what happened, and what to do where there is something.
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
            "\"\(program)\" took more than \(limit >> 20) MiB of memory and was stopped."
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
    /// The lines of a program's own words as one.
    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension ProgramError: CustomStringConvertible {
    /// The same as ``text``.
    public var description: String { text }
}

extension ProgramError {
    private static let shownBytes = 400

    /// What a failed run means.
    init(_ error: any Error, of call: ProgramCall) {
        switch error {
        case is OutputLimitExceeded: self = .tooMuchOutput(program: call.program, limit: call.outputLimit)
        case is CancellationError: self = .cancelled(program: call.program)
        case let error as SubprocessError where error.code == .executableNotFound:
            self = .notFound(program: call.program)
        default: self = .notStarted(program: call.program, reason: "\(error)")
        }
    }

    /// What the way a program ended means; nil if it ended well.
    init?(_ status: TerminationStatus, of call: ProgramCall, text: [UInt8]) {
        switch status {
        case .exited(0): return nil
        case .exited(let code):
            self = .failed(program: call.program, exitCode: Int(code), text: Self.ending(of: text))
        case .signaled(let signal): self = .killed(program: call.program, signal: Int(signal))
        }
    }

    /// The last few lines of a long text, without blanks at its ends.
    private static func ending(of bytes: [UInt8]) -> String {
        let text = String(decoding: bytes.suffix(shownBytes), as: UTF8.self)
        guard let start = text.firstIndex(where: { !$0.isWhitespace }),
            let end = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[start...end])
    }
}
