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

    private let timeouts: SwiftUIReader.Timeouts
    private let end: ContinuousClock.Instant
    private let reportProgress: @Sendable (ReaderCount) -> Void
    private let state = Mutex(State())

    /// Creates a request that needs its response by `end`, whatever its steps may take.
    ///
    /// `reportProgress` receives the progress.
    init(
        _ timeouts: SwiftUIReader.Timeouts,
        until end: ContinuousClock.Instant,
        reportProgress: @escaping @Sendable (ReaderCount) -> Void = { _ in }
    ) {
        (self.timeouts, self.end, self.reportProgress) = (timeouts, end, reportProgress)
    }

    /// Exchanges versions.
    func greet(_ program: PersistentProgram) async throws(SwiftUIReaderFailure) {
        let outcome = await program.exchange(ReaderGreeting().line, until: end) { self.classify(greeting: $0) }
        if let failure = failure(outcome) { throw failure }
    }

    /// Sends a request and waits for its response.
    func send(_ request: ReaderRequest, _ program: PersistentProgram) async throws(SwiftUIReaderFailure) -> JSONValue {
        let outcome = await program.exchange(request.line, until: end) { self.classify($0, number: request.number) }
        if let failure = failure(outcome) { throw failure }
        switch state.withLock(\.result) {
        case .success(let value)?: return value
        case .failure(let refusal)?: throw .refused(refusal)
        case nil: throw SwiftUIReaderFailure.broken(.unreadable("there was no response"), nil)
        }
    }

    // MARK: - Lines

    private func classify(greeting line: [UInt8]) -> PersistentProgram.LineKind {
        guard let version = try? ReaderGreeting(line).version else { return invalid(.unreadable("no greeting")) }
        guard version == ReaderGreeting.currentVersion else { return invalid(.otherVersion(version)) }
        return .response
    }

    private func classify(_ line: [UInt8], number: Int) -> PersistentProgram.LineKind {
        let reply: ReaderResponse
        do throws(ReaderLineError) { reply = try ReaderResponse(line) } catch {
            return invalid(.unreadable(error.text))
        }
        switch reply {
        case .progress(let progress):
            let next = state.withLock { follow(progress, in: &$0) }
            let now = ContinuousClock.now
            guard now < end else {
                // All files together took too long: none is to blame.
                state.withLock { $0.progress = nil }
                return invalid(.late(timeouts.response))
            }
            return now < next ? .more(until: min(next, end)) : invalid(.late(timeouts.view))
        case .count(let count):
            reportProgress(count)
            // Many files were scanned since: none of them hangs.
            state.withLock { $0.progress = nil }
            return .more(until: end)
        case .result(let result):
            guard result.number == number else { return invalid(.unreadable("a response to another request")) }
            state.withLock { $0 = State(result: result.result) }
            return .response
        }
    }

    /// Processes the next step, and returns its deadline.
    private func follow(_ progress: ReaderProgress?, in state: inout State) -> ContinuousClock.Instant {
        state.progress = progress
        switch progress?.step {
        case .scan?, .parse?: return .now + timeouts.file
        case .evaluate?:
            let viewEnd = state.viewEnd ?? .now + timeouts.view
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
        case .scan?, .parse?: timeouts.file
        case .evaluate?: min(timeouts.view, timeouts.response)
        case nil: timeouts.response
        }
    }

    private func invalid(_ problem: SwiftUIReaderFailure.Cause) -> PersistentProgram.LineKind {
        state.withLock { $0.problem = problem }
        return .invalid
    }

    // MARK: - Failures

    /// Returns the failure of an outcome; nil if there is a response.
    private func failure(_ outcome: PersistentProgram.Outcome) -> SwiftUIReaderFailure? {
        let (progress, problem) = state.withLock { ($0.progress, $0.problem) }
        switch outcome {
        case .responded: return nil
        case .cancelled: return .broken(.ended(nil), nil)
        // All files together took too long: none is to blame.
        case .late where .now >= end: return .broken(.late(timeouts.response), nil)
        case .late: return .broken(.late(deadline(of: progress?.step)), progress)
        case .ended(let error): return .broken(.ended(error), progress)
        case .invalid: return .broken(problem ?? .ended(nil), progress)
        }
    }
}
