import SwiftUIMessages
import Synchronization
import TabModel

/// One request to a reader, with what it says until the answer.
final class ReaderExchange: Sendable {
    private struct State {
        var progress: ReaderProgress?
        var result: Result<JSONValue, ReaderRefusal>?
        var problem: SwiftUIReaderFailure.Cause?
    }

    private let deadlines: SwiftUIReader.Deadlines
    private let end: ContinuousClock.Instant
    private let state = Mutex(State())

    init(_ deadlines: SwiftUIReader.Deadlines) {
        self.deadlines = deadlines
        end = .now + deadlines.answer
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
            state.withLock { $0.progress = progress }
            guard ContinuousClock.now < end else { return useless(.late(deadlines.answer)) }
            return .more(until: isQuick(progress) ? .now + deadlines.file : end)
        case .answer(let answer):
            guard answer.number == number else { return useless(.unreadable("an answer to another request")) }
            state.withLock { $0 = State(result: answer.result) }
            return .answer
        }
    }

    /// Whether a step has the deadline of one file: evaluating reads many.
    private func isQuick(_ progress: ReaderProgress?) -> Bool { progress.map { $0.step != .evaluate } ?? false }

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
        case .late: return .broken(.late(isQuick(progress) ? deadlines.file : deadlines.answer), progress)
        case .ended(let error): return .broken(.ended(error), progress)
        case .useless:
            // All files together took too long, or the program is the wrong one: no file is to blame.
            let isNoFile = if case .unreadable? = problem { false } else { true }
            return .broken(problem ?? .ended(nil), isNoFile ? nil : progress)
        }
    }
}
