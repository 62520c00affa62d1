import Subprocess

extension ProgramRunner {
    /// Runs a program that is talked with, until the talk is over.
    ///
    /// The program is ended then, with all that it started; its exit code counts only if it ended by itself before the
    /// talk was over and there is no result. What ends it early is as in ``run(_:)``.
    ///
    /// - Returns: What `talk` returns.
    static func converse<Success: Sendable, Failure: Error>(
        _ call: ProgramCall,
        _ talk: @escaping @Sendable (ProgramPipes) async -> Result<Success, Failure>
    ) async throws(ProgramError) -> Result<Success, Failure> {
        try await within(call) { await talked(call, talk) }
    }

    /// The same without a deadline: until the talk is over, or the task is cancelled.
    static func talked<Success: Sendable, Failure: Error>(
        _ call: ProgramCall,
        _ talk: @escaping @Sendable (ProgramPipes) async -> Result<Success, Failure>
    ) async -> Result<Result<Success, Failure>, ProgramError> {
        do {
            let ended = try await Subprocess.run(
                configuration(of: call),
                input: .inputWriter,
                output: .sequence,
                error: .sequence
            ) { execution in
                let pipes = ProgramPipes(
                    input: execution.standardInputWriter,
                    output: execution.standardOutput,
                    call: call
                )
                async let words = lastWords(execution.standardError)
                let result = await talk(pipes)
                await execution.teardown(using: [
                    .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: grace)
                ])
                return (result: result, words: await words)
            }
            let (result, words) = ended.closureResult
            guard case .failure = result, let error = ProgramError(ended.terminationStatus, of: call, text: words),
                !error.isOurs
            else { return .success(result) }
            return .failure(error)
        } catch {
            return .failure(ProgramError(error, of: call))
        }
    }

    /// The end of what a program wrote to its standard error.
    private static func lastWords(_ sequence: SubprocessOutputSequence) async -> [UInt8] {
        var bytes: [UInt8] = []
        do {
            for try await buffer in sequence {
                buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
                if bytes.count > 65_536 { bytes.removeFirst(bytes.count - 4_096) }
            }
        } catch {
            // What it said before is all there is to tell.
        }
        return bytes
    }
}

extension ProgramError {
    /// Whether the program ended because we ended it.
    fileprivate var isOurs: Bool {
        switch self {
        case .killed(_, let signal): signal == 15 || signal == 9
        case .failed(_, let exitCode, _): exitCode == 143 || exitCode == 137
        default: false
        }
    }
}
