import Subprocess

extension ProgramRunner {
    /// Runs a program during a conversation, until the conversation is over or the task is cancelled.
    ///
    /// The program is then ended immediately, together with everything that it started; its exit code counts only if it
    /// ended by itself before the conversation was over and there is no result. It is ended early if it takes too much
    /// memory.
    ///
    /// - Returns: The result of `talk`.
    static func talked<Success: Sendable, Failure: Error>(
        _ call: ProgramCall,
        _ talk: @escaping @Sendable (ProgramPipes) async -> Result<Success, Failure>
    ) async -> Result<Result<Success, Failure>, ProgramError> {
        do {
            let ended = try await Subprocess.run(
                configuration(of: call, teardown: endAtOnce),
                input: .inputWriter,
                output: .sequence,
                error: .sequence
            ) { execution in
                let memory = SessionMemory(leader: execution.processIdentifier.value)
                let pipes = ProgramPipes(
                    input: execution.standardInputWriter,
                    output: execution.standardOutput,
                    call: call
                )
                async let words = lastWords(execution.standardError)
                let (result, isTooLarge) = await talked(pipes, talk, within: memory, limit: call.memoryLimit)
                await execution.teardown(using: [endAtOnce])
                // Programs that it started may continue if it ended by itself, and would keep its output open.
                memory.end()
                return (result: result, isTooLarge: isTooLarge, words: await words)
            }
            let (result, isTooLarge, words) = ended.closureResult
            if isTooLarge, let limit = call.memoryLimit {
                return .failure(.tooMuchMemory(program: call.program, limit: limit))
            }
            guard case .failure = result, let error = ProgramError(ended.terminationStatus, of: call, text: words),
                !error.isOurs
            else { return .success(result) }
            return .failure(error)
        } catch {
            return .failure(ProgramError(error, of: call))
        }
    }

    /// The teardown of a program in a conversation, which has no state that it would have to save.
    private static let endAtOnce = TeardownStep.send(
        signal: .kill,
        toProcessGroup: true,
        allowedDurationToNextStep: .zero
    )

    /// Converses while the program's memory is watched; also returns whether it took too much.
    private static func talked<Outcome: Sendable>(
        _ pipes: ProgramPipes,
        _ talk: @escaping @Sendable (ProgramPipes) async -> Outcome,
        within memory: SessionMemory,
        limit: Int?
    ) async -> (outcome: Outcome, isTooLarge: Bool) {
        guard let limit else { return (await talk(pipes), false) }
        return await withTaskGroup(of: Bool.self) { group in
            group.addTask { await memory.end(beyond: limit) }
            let outcome = await talk(pipes)
            group.cancelAll()
            return (outcome, await group.contains(true))
        }
    }

    /// Returns the end of a program's standard error.
    private static func lastWords(_ sequence: SubprocessOutputSequence) async -> [UInt8] {
        var bytes: [UInt8] = []
        do {
            for try await buffer in sequence {
                buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
                if bytes.count > 65_536 { bytes.removeFirst(bytes.count - 4_096) }
            }
        } catch {
            // Its earlier output is the only information.
        }
        return bytes
    }
}

extension ProgramError {
    /// A Boolean value that indicates whether this process ended the program.
    fileprivate var isOurs: Bool {
        switch self {
        case .killed(_, let signal): signal == 15 || signal == 9
        case .failed(_, let exitCode, _): exitCode == 143 || exitCode == 137
        default: false
        }
    }
}
