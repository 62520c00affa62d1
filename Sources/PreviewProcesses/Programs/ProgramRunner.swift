import Concurrency
import Subprocess

/// A runner of other programs with a deadline and an output limit.
public enum ProgramRunner {
    /// The time that a program has to end after a request before it is killed.
    static let grace = Duration.milliseconds(500)

    /// Runs a program to its end and returns its output.
    ///
    /// A program that is ended early (deadline, output, cancellation) gets SIGTERM and, half a second later, SIGKILL,
    /// with all programs that it started in its own session.
    public static func run(_ call: ProgramCall) async throws(ProgramError) -> ProgramOutput {
        try await within(call) { await result(of: call) }
    }

    /// Works with a program until its deadline is over.
    static func within<Outcome: Sendable>(
        _ call: ProgramCall,
        _ work: @escaping @Sendable () async -> Result<Outcome, ProgramError>
    ) async throws(ProgramError) -> Outcome {
        guard call.isPassable else {
            throw .notStarted(
                program: call.program,
                reason:
                    "an argument or environment variable contains a NUL character"
            )
        }
        let task = Task { await work() }
        let outcome = await task.value(within: call.deadline)
        task.cancel()
        _ = await task.value
        guard !Task.isCancelled else { throw .cancelled(program: call.program) }
        guard let outcome else { throw .timedOut(program: call.program, deadline: call.deadline) }
        return try outcome.get()
    }

    private static func result(of call: ProgramCall) async -> Result<ProgramOutput, ProgramError> {
        do {
            let ended = try await Subprocess.run(
                configuration(of: call),
                input: .inputWriter,
                output: .sequence,
                error: .sequence
            ) { execution in
                try await ProgramTraffic(
                    input: execution.standardInputWriter,
                    output: execution.standardOutput,
                    error: execution.standardError
                ).output(giving: call.input, limit: call.outputLimit)
            }
            let output = ended.closureResult
            return ProgramError(ended.terminationStatus, of: call, text: output.standardError).map(Result.failure)
                ?? .success(output)
        } catch {
            return .failure(ProgramError(error, of: call))
        }
    }

    static func configuration(
        of call: ProgramCall,
        teardown: TeardownStep = .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: grace)
    ) -> Configuration {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [teardown]
        let variables = call.environment.map { (Environment.Key(stringLiteral: $0.key), $0.value) }
        return Configuration(
            executable: call.program.contains("/") ? .path(literal(call.program)) : .name(call.program),
            arguments: Arguments(call.arguments),
            environment: .custom(Dictionary(uniqueKeysWithValues: variables)),
            workingDirectory: call.folder.map { literal($0) },
            platformOptions: options
        )
    }

    /// Returns a path of the system library's type, without importing that library.
    private static func literal<Path: ExpressibleByStringLiteral>(_ text: String) -> Path
    where Path.StringLiteralType == String {
        Path(stringLiteral: text)
    }
}
