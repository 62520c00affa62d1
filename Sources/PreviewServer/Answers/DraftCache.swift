import PreviewCore
import Synchronization
import TabSpecCoding

/// What makes two answers to drafts the same bytes.
struct DraftKey: Hashable, Sendable {
    var digest: EntityTag
    var format: SpecFormat
    var form: DraftRequest.Form
    var place: AnswerKey
}

/// The answers to the last few drafts, at most 4 MiB of them.
final class DraftCache: Sendable {
    /// How many there are at most.
    static let capacity = 8

    private let answers = Mutex(LatestUsed<DraftKey, Answer>(capacity: capacity, costLimit: 4 << 20))

    func answer(for key: DraftKey) -> Answer? {
        answers.withLock { $0.value(for: key) }
    }

    func keep(_ answer: Answer, for key: DraftKey) {
        guard case .bytes(let bytes) = answer.body else { return }
        answers.withLock { $0.keep(answer, for: key, cost: bytes.count + 1024) }
    }
}
