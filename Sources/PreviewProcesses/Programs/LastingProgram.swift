import Subprocess

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
