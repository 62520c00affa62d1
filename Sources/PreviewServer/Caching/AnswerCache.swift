import PreviewCore
import Synchronization

/// What makes two answers the same bytes.
struct AnswerKey: Hashable, Sendable {
    var path: PathPattern
    var revision = 0
    var theme: Int
    var viewpoint = Viewpoint.owner
    var rawQuery = ""

    /// As far as the answers of a route depend on a request; the token of a link is part of none of them.
    init(_ request: ViewRequest, path: PathPattern, for sharing: Route.KeptFor, revision: Int) {
        self.path = path
        theme = request.theme.generation
        guard sharing != .all else { return }
        self.revision = revision
        rawQuery = request.rawQuery
        let (profile, pin) = (request.viewpoint.profile, request.viewpoint.pin)
        switch sharing {
        case .all: break
        case .pin: viewpoint = Viewpoint(pin: pin)
        case .profile: viewpoint = Viewpoint(profile: profile, pin: pin)
        case .rights: viewpoint = request.viewpoint
        }
    }
}

/// Answers by revision and address, at most 8 MiB of them: asking again renders nothing.
///
/// Every window asks for its page after a change, and a hundred viewers of one link for the same: drawing takes 2 to
/// 7 ms, a kept answer less than a tenth of one. An answer that is being made is waited for, not made a second time.
final class AnswerCache: Sendable {
    private let state = Mutex(State())

    private struct State {
        var kept = LatestUsed<AnswerKey, Answer>(capacity: 256, costLimit: 8 << 20)
        var underWay: [AnswerKey: Task<Answer, any Error>] = [:]
        /// Makes answers before they are asked for.
        var preparing: Task<Void, Never>?
        var isClosed = false
    }

    /// The answer of a key: kept, under way, or else the one that `make` makes and keeps.
    ///
    /// What is made after a key was asked for is never older than the key's revision, so everyone may have it. Anyone who
    /// waits longer than `timeout` is refused; it is still made and kept.
    func answer(
        for key: AnswerKey,
        timeout: Duration = Timeout.usual,
        make: @escaping @Sendable () async throws -> Answer
    ) async throws -> Answer {
        let (kept, task) = begin(key, make)
        if let kept { return kept }
        guard let task, let made = try await Timeout.value(of: task, within: timeout) else { throw Refusal.slowPage }
        return made
    }

    /// Begins to make answers before they are asked for, once those of before are made.
    func prepare(_ make: @escaping @Sendable () async -> Void) {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.preparing = Task { [before = state.preparing] in
                await before?.value
                if !Task.isCancelled { await make() }
            }
        }
    }

    /// Ends what is under way; nothing is begun any more.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.preparing?.cancel()
            state.underWay.values.forEach { $0.cancel() }
        }
    }

    func keep(_ answer: Answer, for key: AnswerKey) {
        guard case .bytes(let bytes) = answer.body else { return }
        state.withLock { $0.kept.keep(answer, for: key, cost: bytes.count + 1024) }
    }

    /// What is made is kept before it ceases to be under way.
    private func begin(
        _ key: AnswerKey,
        _ make: @escaping @Sendable () async throws -> Answer
    ) -> (kept: Answer?, task: Task<Answer, any Error>?) {
        state.withLock { state in
            if let kept = state.kept.value(for: key) { return (kept, nil) }
            if let known = state.underWay[key] { return (nil, known) }
            let task = Task { [isClosed = state.isClosed] in
                defer { _ = self.state.withLock { $0.underWay.removeValue(forKey: key) } }
                if isClosed { throw CancellationError() }
                return try await make()
            }
            state.underWay[key] = task
            return (nil, task)
        }
    }
}
