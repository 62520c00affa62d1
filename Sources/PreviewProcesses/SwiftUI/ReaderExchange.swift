import SwiftUIMessages
import Synchronization
import TabModel

/// One request to a reader, with what it says until the answer.
final class ReaderExchange: Sendable {
    private struct State {
        var progress: ReaderProgress?
        /// Until when the tab view that is evaluated is to be done, whatever is parsed meanwhile.
        var viewEnd: ContinuousClock.Instant?
        var result: Result<JSONValue, ReaderRefusal>?
        var problem: SwiftUIReaderFailure.Cause?
    }

    private let deadlines: SwiftUIReader.Deadlines
    private let end: ContinuousClock.Instant
    private let tell: @Sendable (ReaderCount) -> Void
    private let state = Mutex(State())

    /// Prepares a request that is to be answered by `end`, whatever its steps may take; `tell` hears how far it is.
    init(
        _ deadlines: SwiftUIReader.Deadlines,
        until end: ContinuousClock.Instant,
        tell: @escaping @Sendable (ReaderCount) -> Void = { _ in }
    ) {
        (self.deadlines, self.end, self.tell) = (deadlines, end, tell)
    }

    /// Exchanges versions.
    func greet(_ program: StandingProgram) async throws(SwiftUIReaderFailure) {
        let outcome = await program.exchange(ReaderGreeting().line, until: end) { self.hear(greeting: $0) }
        if let failure = failure(outcome) { throw failure }
    }

    /// Makes a request and waits for its answer.
    func ask(_ request: ReaderRequest, _ program: StandingProgram) async throws(SwiftUIReaderFailure) -> JSONValue {
        let outcome = await program.exchange(request.line, until: end) { self.hear($0, number: request.number) }
        if let failure = failure(outcome) { throw failure }
        switch state.withLock(\.result) {
        case .success(let value)?: return value
        case .failure(let refusal)?: throw .refused(refusal)
        case nil: throw SwiftUIReaderFailure.broken(.unreadable("there was no answer"), nil)
        }
    }

    // MARK: - Lines

    private func hear(greeting line: [UInt8]) -> StandingProgram.Heard {
        guard let version = try? ReaderGreeting(line).version else { return useless(.unreadable("no greeting")) }
        guard version == ReaderGreeting.currentVersion else { return useless(.otherVersion(version)) }
        return .answer
    }

    private func hear(_ line: [UInt8], number: Int) -> StandingProgram.Heard {
        let reply: ReaderReply
        do throws(ReaderLineError) { reply = try ReaderReply(line) } catch { return useless(.unreadable(error.text)) }
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
            guard answer.number == number else { return useless(.unreadable("an answer to another request")) }
            state.withLock { $0 = State(result: answer.result) }
            return .answer
        }
    }

    /// Takes in what is done next, and until when it is to be done.
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

    /// How long a step may take.
    private func deadline(of step: ReaderProgress.Step?) -> Duration {
        switch step {
        case .scan?, .parse?: deadlines.file
        case .evaluate?: min(deadlines.view, deadlines.answer)
        case nil: deadlines.answer
        }
    }

    private func useless(_ problem: SwiftUIReaderFailure.Cause) -> StandingProgram.Heard {
        state.withLock { $0.problem = problem }
        return .useless
    }

    // MARK: - Failures

    /// What an outcome means; nil if there is an answer.
    private func failure(_ outcome: StandingProgram.Outcome) -> SwiftUIReaderFailure? {
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
