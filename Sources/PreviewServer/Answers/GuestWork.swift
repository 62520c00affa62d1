import PreviewCore
import Synchronization

/// Has what guests send as texts read and drawn one at a time, each link in its turn (S42).
///
/// A long text takes a processor for seconds. So however many are sent, the others are left to everybody else, and to
/// the owner, who can revoke the link.
final class GuestWork: Sendable {
    private let turns = FairTurns<Int>(FairLine.Places(total: 64, guests: 64, link: 8))
    private let last = Atomic(0)
    private let patience: Duration

    init(patience: Duration = Patience.usual) {
        self.patience = patience
    }

    /// Does what a request asks for: a guest's work on a text in its turn, everything else at once.
    ///
    /// Throws ``Refusal/manyTexts`` where too many wait, or for too long.
    func run<Value>(for admission: Admission, _ work: () async throws -> Value) async throws -> Value {
        guard admission.visitor.visit != nil, admission.route.takesText else { return try await work() }
        let number = last.add(1, ordering: .relaxed).newValue
        guard turns.enter(number, for: Asker(admission.visitor)) else { throw Refusal.manyTexts }
        let timer = Task { [turns, patience] in
            try await Task.sleep(for: patience)
            turns.giveUp(number)
        }
        defer {
            timer.cancel()
            turns.leave(number)
        }
        guard await turns.turn(of: number) else { throw Refusal.manyTexts }
        return try await work()
    }
}

extension Route {
    /// Whether what is sent here is a text of the spec, or makes one.
    fileprivate var takesText: Bool {
        switch self {
        case .spec, .preview, .assist, .edit, .restoration: true
        default: false
        }
    }
}

extension Refusal {
    static let manyTexts = Self(
        status: 503,
        id: "busy",
        title: "Busy",
        text: "Texts that came by links are read one at a time, and as many wait as may. Nothing was done. "
            + "Try again in a few seconds.",
        retryAfter: 3
    )
}
