import Concurrency
import Subprocess

/// The error of a program that wrote more than its limit.
struct OutputLimitExceeded: Error {}

/// The input and the two outputs of a running program, handled at the same time.
///
/// Subprocess can collect outputs itself, but then a program that wrote too much and does not end is not ended either
/// (1.0.2: it waits for its end before it checks the error).
struct ProgramTraffic: Sendable {
    private enum Part { case input, output([UInt8]), error([UInt8]) }

    let input: StandardInputWriter
    let output: SubprocessOutputSequence
    let error: SubprocessOutputSequence

    /// Writes the input and collects both outputs; throws ``OutputLimitExceeded`` as soon as one has more than `limit`.
    func output(giving bytes: [UInt8], limit: Int) async throws -> ProgramOutput {
        try await withThrowingTaskGroup(of: Part.self) { group in
            group.addTask {
                await give(bytes)
                return .input
            }
            group.addTask { .output(try await Self.collect(output, limit: limit)) }
            group.addTask { .error(try await Self.collect(error, limit: limit)) }
            return try await group.reduce(into: ProgramOutput(standardOutput: [], standardError: [])) { all, part in
                switch part {
                case .input: break
                case .output(let bytes): all.standardOutput = bytes
                case .error(let bytes): all.standardError = bytes
                }
            }
        }
    }

    /// Writes the input to the program, which need not read it: its termination shows whether that was an error.
    private func give(_ bytes: [UInt8]) async {
        BrokenPipes.ignore()
        if !bytes.isEmpty { _ = try? await input.write(bytes) }
        try? await input.finish()
    }

    private static func collect(_ sequence: SubprocessOutputSequence, limit: Int) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await buffer in sequence {
            guard bytes.count + buffer.count <= limit else { throw OutputLimitExceeded() }
            buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
        }
        return bytes
    }
}

/// A program that is started and may outlive this process, such as a browser that is its own first window.
///
/// It has no deadline and is never ended: it has a separate session, so neither the end of this process nor a Ctrl-C in
/// its terminal reaches it. Its output is discarded.
actor DetachedProgram {
    /// The state of the program after a while.
    enum Start: Hashable, Sendable {
        case running
        case ended
        case failed(ProgramError)
    }

    private var running: [Task<Start, Never>] = []

    /// Starts a program and waits at most `timeout` for its end.
    func start(_ call: ProgramCall, timeout: Duration) async -> Start {
        // This is not cancelled on purpose, as that would end the program.
        let task = Task { await Self.end(of: call) }
        running.append(task)
        return await task.value(within: timeout) ?? .running
    }

    private static func end(of call: ProgramCall) async -> Start {
        do {
            let configuration = ProgramRunner.configuration(of: call)
            let ended = try await Subprocess.run(configuration, input: .none, output: .discarded, error: .discarded)
            return ProgramError(ended.terminationStatus, of: call, text: []).map(Start.failed) ?? .ended
        } catch {
            return .failed(ProgramError(error, of: call))
        }
    }
}
