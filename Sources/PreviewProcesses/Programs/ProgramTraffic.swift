import Subprocess

/// More came out of a program than was asked for.
struct OutputLimitExceeded: Error {}

/// What goes into a running program and comes out of it, all three at once.
///
/// Subprocess can collect outputs itself, but then a program that wrote too much and does not end is not ended either
/// (1.0.2: it waits for its end before it looks at the error).
struct ProgramTraffic: Sendable {
    private enum Part { case input, output([UInt8]), error([UInt8]) }

    let input: StandardInputWriter
    let output: SubprocessOutputSequence
    let error: SubprocessOutputSequence

    /// Gives the input and collects both outputs; throws ``OutputLimitExceeded`` as soon as one has more than `limit`.
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

    /// A program need not read what it is given: how it ends says whether that was an error.
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

/// A program that is started and may outlive us, such as a browser that is its own first window.
///
/// It has no deadline and is never ended: its session is its own, so neither our end nor a Ctrl-C in our terminal
/// reaches it. Nothing of its output is kept.
actor LastingProgram {
    /// What is known after a while.
    enum Start: Hashable, Sendable {
        case running
        case ended
        case failed(ProgramError)
    }

    private var running: [Task<Void, Never>] = []

    /// Starts a program and waits at most `timeout` for its end.
    func start(_ call: ProgramCall, timeout: Duration) async -> Start {
        let (starts, known) = AsyncStream.makeStream(of: Start.self, bufferingPolicy: .bufferingOldest(1))
        // Not cancelled by us on purpose: that would end the program.
        running.append(Task { known.yield(await Self.end(of: call)) })
        let timer = Task {
            try? await Task.sleep(for: timeout)
            known.yield(.running)
        }
        defer { timer.cancel() }
        for await start in starts { return start }
        return .running
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
