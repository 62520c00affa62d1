import SwiftUIMessages
import Synchronization
import TabModel

/// One request to a reader, with its messages until the response.
final class ReaderExchange: Sendable {
    private struct State {
        var progress: ReaderProgress?
        /// The deadline of the tab view that is evaluated, whatever is parsed meanwhile.
        var viewEnd: ContinuousClock.Instant?
        var result: Result<JSONValue, ReaderError>?
        var problem: SwiftUIReaderFailure.Cause?
    }

    private let deadlines: SwiftUIReader.Deadlines
    private let end: ContinuousClock.Instant
    private let tell: @Sendable (ReaderCount) -> Void
    private let state = Mutex(State())

    /// Creates a request that needs its response by `end`, whatever its steps may take; `tell` receives the progress.
    init(
        _ deadlines: SwiftUIReader.Deadlines,
        until end: ContinuousClock.Instant,
        tell: @escaping @Sendable (ReaderCount) -> Void = { _ in }
    ) {
        (self.deadlines, self.end, self.tell) = (deadlines, end, tell)
    }

    /// Exchanges versions.
    func greet(_ program: PersistentProgram) async throws(SwiftUIReaderFailure) {
        let outcome = await program.exchange(ReaderGreeting().line, until: end) { self.hear(greeting: $0) }
        if let failure = failure(outcome) { throw failure }
    }

    /// Sends a request and waits for its response.
    func ask(_ request: ReaderRequest, _ program: PersistentProgram) async throws(SwiftUIReaderFailure) -> JSONValue {
        let outcome = await program.exchange(request.line, until: end) { self.hear($0, number: request.number) }
        if let failure = failure(outcome) { throw failure }
        switch state.withLock(\.result) {
        case .success(let value)?: return value
        case .failure(let refusal)?: throw .refused(refusal)
        case nil: throw SwiftUIReaderFailure.broken(.unreadable("there was no response"), nil)
        }
    }

    // MARK: - Lines

    private func hear(greeting line: [UInt8]) -> PersistentProgram.Heard {
        guard let version = try? ReaderGreeting(line).version else { return useless(.unreadable("no greeting")) }
        guard version == ReaderGreeting.currentVersion else { return useless(.otherVersion(version)) }
        return .answer
    }

    private func hear(_ line: [UInt8], number: Int) -> PersistentProgram.Heard {
        let reply: ReaderResponse
        do throws(ReaderLineError) { reply = try ReaderResponse(line) } catch {
            return useless(.unreadable(error.text))
        }
        switch reply {
        case .progress(let progress):
            let next = state.withLock { follow(progress, in: &$0) }
            let now = ContinuousClock.now
            guard now < end else {
                // All files together took too long: none is to blame.
                state.withLock { $0.progress = nil }
                return useless(.late(deadlines.answer))
            }
            return now < next ? .more(until: min(next, end)) : useless(.late(deadlines.view))
        case .count(let count):
            tell(count)
            // Many files were scanned since: none of them hangs.
            state.withLock { $0.progress = nil }
            return .more(until: end)
        case .answer(let answer):
            guard answer.number == number else { return useless(.unreadable("a response to another request")) }
            state.withLock { $0 = State(result: answer.result) }
            return .answer
        }
    }

    /// Processes the next step, and returns its deadline.
    private func follow(_ progress: ReaderProgress?, in state: inout State) -> ContinuousClock.Instant {
        state.progress = progress
        switch progress?.step {
        case .scan?, .parse?: return .now + deadlines.file
        case .evaluate?:
            let viewEnd = state.viewEnd ?? .now + deadlines.view
            state.viewEnd = viewEnd
            return viewEnd
        case nil:
            state.viewEnd = nil
            return end
        }
    }

    /// Returns the maximum duration of a step.
    private func deadline(of step: ReaderProgress.Step?) -> Duration {
        switch step {
        case .scan?, .parse?: deadlines.file
        case .evaluate?: min(deadlines.view, deadlines.answer)
        case nil: deadlines.answer
        }
    }

    private func useless(_ problem: SwiftUIReaderFailure.Cause) -> PersistentProgram.Heard {
        state.withLock { $0.problem = problem }
        return .useless
    }

    // MARK: - Failures

    /// Returns the failure of an outcome; nil if there is a response.
    private func failure(_ outcome: PersistentProgram.Outcome) -> SwiftUIReaderFailure? {
        let (progress, problem) = state.withLock { ($0.progress, $0.problem) }
        switch outcome {
        case .answered: return nil
        case .cancelled: return .broken(.ended(nil), nil)
        // All files together took too long: none is to blame.
        case .late where .now >= end: return .broken(.late(deadlines.answer), nil)
        case .late: return .broken(.late(deadline(of: progress?.step)), progress)
        case .ended(let error): return .broken(.ended(error), progress)
        case .useless: return .broken(problem ?? .ended(nil), progress)
        }
    }
}
