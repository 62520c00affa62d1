extension ProgramError {
    /// The same of another program: the one that people know, where a helper started it.
    func naming(_ program: String) -> Self {
        switch self {
        case .notFound: .notFound(program: program)
        case .notStarted(_, let reason): .notStarted(program: program, reason: reason)
        case .timedOut(_, let deadline): .timedOut(program: program, deadline: deadline)
        case .tooMuchOutput(_, let limit): .tooMuchOutput(program: program, limit: limit)
        case .failed(_, let exitCode, let text): .failed(program: program, exitCode: exitCode, text: text)
        case .killed(_, let signal): .killed(program: program, signal: signal)
        case .cancelled: .cancelled(program: program)
        }
    }
}
