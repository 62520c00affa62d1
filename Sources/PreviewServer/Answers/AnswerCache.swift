import FlyingFox
import PreviewCore
import Synchronization

/// What makes two answers the same bytes.
struct AnswerKey: Hashable, Sendable {
    var revision: Int
    var looks: Int
    var route: Route
    var rawQuery: String
}

/// An answer made once, ready to be sent.
struct KeptAnswer: Sendable {
    let answer: Answer
    let response: HTTPResponse
}

/// Answers by revision and address, at most 8 MiB of them: asking again renders nothing.
final class AnswerCache: Sendable {
    private let answers = Mutex(LatestUsed<AnswerKey, KeptAnswer>(capacity: 256, costLimit: 8 << 20))

    func answer(for key: AnswerKey) -> KeptAnswer? {
        answers.withLock { $0.value(for: key) }
    }

    func keep(_ answer: KeptAnswer, for key: AnswerKey) {
        guard case .bytes(let bytes) = answer.answer.body else { return }
        // The bytes are held twice: as the answer's own, and as the server's.
        answers.withLock { $0.keep(answer, for: key, cost: 2 * bytes.count + 1024) }
    }
}

extension Route {
    /// Whether its answers are the same bytes for the same revision, looks and query.
    var isKeepable: Bool {
        switch self {
        case .page, .devices, .frame, .layout, .diagnostics: true
        default: false
        }
    }
}
