import Subprocess

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
