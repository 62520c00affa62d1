import Subprocess
import Synchronization

/// A program that runs until its owner releases it.
///
/// It starts with the first exchange, and is ended by ``end()`` or with its owner, together with all that it started.
/// Its owner has one exchange at a time.
actor PersistentProgram {
    /// The kind of a line that the program writes.
    enum LineKind: Sendable {
        /// More lines follow, the next one by the given time.
        case more(until: ContinuousClock.Instant)
        /// The line is the response.
        case response
        /// The line can't be part of a response, or took too long.
        case invalid
    }

    /// An error for output that ends before the response is complete.
    struct OutputEnded: Error {}

    /// The outcome of an exchange.
    enum Outcome: Hashable, Sendable {
        case responded
        case late
        case invalid
        /// The waiting task was cancelled.
        case cancelled
        /// The program ended or closed its output; the error is nil if there is nothing else to report.
        case ended(ProgramError?)
    }

    private let call: ProgramCall
    private let stream: AsyncStream<Exchange>
    private let exchanges: AsyncStream<Exchange>.Continuation
    private var running: Task<ProgramError?, Never>?
    private var hasEnded = false
    private var current: AsyncStream<Outcome>.Continuation?

    /// Creates a program without starting it.
    ///
    /// The call's deadline does not count, and its output's limit is that of a line.
    init(_ call: ProgramCall) {
        self.call = call
        (stream, exchanges) = AsyncStream.makeStream(of: Exchange.self)
    }

    deinit { running?.cancel() }

    /// Writes a message, and reads lines until one is the response, or the next one is late.
    ///
    /// After any other outcome than ``Outcome/responded`` the program has ended.
    func exchange(
        _ message: [UInt8],
        until deadline: ContinuousClock.Instant,
        classify: @escaping @Sendable ([UInt8]) -> LineKind
    ) async -> Outcome {
        let deadline = LineDeadline(deadline)
        return await exchange(until: deadline) { pipes in
            try await pipes.write(message)
            while let line = try await pipes.read(until: UInt8(ascii: "\n")) {
                switch classify(line) {
                case .more(let instant): deadline.move(to: instant)
                case .response: return .responded
                case .invalid: return .invalid
                }
            }
            throw OutputEnded()
        }
    }

    /// Performs an exchange on the program's pipes, until it is late.
    ///
    /// After any other outcome than ``Outcome/responded`` the program has ended.
    func exchange(
        until deadline: ContinuousClock.Instant,
        perform: @escaping @Sendable (inout ProgramPipes) async throws -> Outcome
    ) async -> Outcome {
        await exchange(until: LineDeadline(deadline), perform: perform)
    }

    private func exchange(
        until deadline: LineDeadline,
        perform: @escaping @Sendable (inout ProgramPipes) async throws -> Outcome
    ) async -> Outcome {
        start()
        let (outcomes, continuation) = AsyncStream.makeStream(of: Outcome.self, bufferingPolicy: .bufferingOldest(1))
        current = continuation
        let exchange = Exchange(deadline: deadline, perform: perform, outcome: continuation)
        if hasEnded { continuation.yield(.ended(nil)) } else { exchanges.yield(exchange) }
        let watch = Task { await exchange.watch() }
        var iterator = outcomes.makeAsyncIterator()
        let outcome = await iterator.next() ?? .cancelled
        watch.cancel()
        current = nil
        guard outcome != .responded else { return outcome }
        let error = await end()
        if case .ended = outcome { return .ended(error) }
        return outcome
    }

    /// Ends the program and waits for its end; returns the error if it ended before.
    @discardableResult
    func end() async -> ProgramError? {
        running?.cancel()
        return await running?.value
    }

    private func start() {
        guard running == nil else { return }
        running = Task { [weak self, stream, call] in
            let error = await Exchange.hold(stream, with: call)
            await self?.noteEnd()
            return error
        }
    }

    private func noteEnd() {
        hasEnded = true
        current?.yield(.ended(nil))
    }
}

/// One exchange with a program.
private struct Exchange: Sendable {
    /// The error of a program that ended, or wrote an unusable line.
    private struct Broken: Error { var error: ProgramError? }

    let deadline: LineDeadline
    let perform: @Sendable (inout ProgramPipes) async throws -> PersistentProgram.Outcome
    let outcome: AsyncStream<PersistentProgram.Outcome>.Continuation

    /// Runs a program and its exchanges until one breaks; returns the error unless this process ended the program.
    static func hold(_ exchanges: AsyncStream<Exchange>, with call: ProgramCall) async -> ProgramError? {
        guard call.isPassable else {
            return .notStarted(program: call.program, reason: "its path contains a NUL character")
        }
        let talk: @Sendable (ProgramPipes) async -> Result<Void, Broken> = { pipes in
            var pipes = pipes
            for await exchange in exchanges {
                if let broken = await exchange.run(&pipes) { return .failure(broken) }
            }
            return .success(())
        }
        switch await ProgramRunner.talked(call, talk) {
        case .failure(let error): return error
        case .success(.failure(let broken)): return broken.error
        case .success(.success): return nil
        }
    }

    /// Performs the exchange; returns nil if there was a response.
    private func run(_ pipes: inout ProgramPipes) async -> Broken? {
        do {
            let outcome = try await perform(&pipes)
            self.outcome.yield(outcome)
            return outcome == .responded ? nil : Broken(error: nil)
        } catch {
            return Broken(error: error as? ProgramError)
        }
    }

    /// Waits until a line is late, and reports it.
    func watch() async {
        while let rest = deadline.rest {
            do { try await Task.sleep(for: rest) } catch { return }
        }
        outcome.yield(.late)
    }
}

/// The deadline of the next line, which moves with each line.
private final class LineDeadline: Sendable {
    /// The longest sleep; a line may bring the deadline forward during it.
    private static let interval = Duration.milliseconds(100)

    private let instant: Mutex<ContinuousClock.Instant>

    init(_ instant: ContinuousClock.Instant) { self.instant = Mutex(instant) }

    func move(to next: ContinuousClock.Instant) { instant.withLock { $0 = next } }

    /// The wait before the next check; nil once the deadline has passed.
    var rest: Duration? {
        let rest = ContinuousClock.now.duration(to: instant.withLock { $0 })
        return rest > .zero ? min(rest, Self.interval) : nil
    }
}
