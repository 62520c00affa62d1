import FlyingFox
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

/// An answer made once, ready to be sent.
struct KeptAnswer: Sendable {
    let answer: Answer
    let response: HTTPResponse
}

/// Answers by revision and address, at most 8 MiB of them: asking again renders nothing.
///
/// Every window asks for its page after a change, and a hundred viewers of one link for the same: drawing takes 2 to
/// 7 ms, a kept answer less than a tenth of one.
///
/// An answer that is being made is waited for, not made a second time.
final class AnswerCache: Sendable {
    private let answers = Mutex(LatestUsed<AnswerKey, KeptAnswer>(capacity: 256, costLimit: 8 << 20))
    private let state = Mutex(State())

    private struct State {
        var underWay: [AnswerKey: Task<KeptAnswer, any Error>] = [:]
        /// Makes answers before they are asked for.
        var preparing: Task<Void, Never>?
        var isClosed = false
    }

    func answer(for key: AnswerKey) -> KeptAnswer? {
        answers.withLock { $0.value(for: key) }
    }

    /// The answer that is being made for a key, or else the one that `make` makes; kept by anyone who makes it.
    ///
    /// What is made after a key was asked for is never older than the key's revision, so everyone may have it. Anyone who
    /// waits longer than `timeout` is refused; it is made and kept all the same.
    func answer(
        for key: AnswerKey,
        timeout: Duration = Timeout.usual,
        make: @escaping @Sendable () async throws -> KeptAnswer
    ) async throws -> KeptAnswer {
        let making: Task<KeptAnswer, any Error>
        switch begin(key, make) {
        case .done(let kept): return kept
        case .underWay(let task): making = task
        }
        guard let made = try await Timeout.value(of: making, within: timeout) else { throw Refusal.slowPage }
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

    private enum Making {
        case done(KeptAnswer)
        case underWay(Task<KeptAnswer, any Error>)
    }

    /// What is not under way may have been kept since the asker looked: it is kept before it ceases to be under way.
    private func begin(_ key: AnswerKey, _ make: @escaping @Sendable () async throws -> KeptAnswer) -> Making {
        state.withLock { state in
            if let known = state.underWay[key] { return .underWay(known) }
            if let kept = answer(for: key) { return .done(kept) }
            let task = Task {
                defer { end(key) }
                try Task.checkCancellation()
                return try await make()
            }
            if state.isClosed { task.cancel() }
            state.underWay[key] = task
            return .underWay(task)
        }
    }

    private func end(_ key: AnswerKey) {
        _ = state.withLock { $0.underWay.removeValue(forKey: key) }
    }

    func keep(_ answer: KeptAnswer, for key: AnswerKey) {
        guard case .bytes(let bytes) = answer.answer.body else { return }
        // The bytes are held twice: as the answer's own, and as the server's.
        answers.withLock { $0.keep(answer, for: key, cost: 2 * bytes.count + 1024) }
    }
}
