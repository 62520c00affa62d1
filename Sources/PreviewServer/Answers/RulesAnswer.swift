import Synchronization

/// The page of rules, ready to be sent: it stays the same until the looks change.
final class RulesAnswer: Sendable {
    private let ready = Mutex<(answer: KeptAnswer, looks: Int)?>(nil)

    func answer(looks: Int) -> KeptAnswer? {
        ready.withLock { $0?.looks == looks ? $0?.answer : nil }
    }

    func keep(_ answer: KeptAnswer, looks: Int) {
        ready.withLock { $0 = (answer, looks) }
    }
}
