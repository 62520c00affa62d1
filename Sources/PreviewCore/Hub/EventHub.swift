import Synchronization

/// Tells every open page what changed; publishing waits for no reader.
public final class EventHub: Sendable {
    private struct State {
        var mailboxes: [Int: EventMailbox] = [:]
        var nextID = 0
        var isFinished = false
    }

    private let state = Mutex(State())

    init() {}

    /// How many readers there are.
    public var count: Int { state.withLock { $0.mailboxes.count } }

    /// Begins to listen; the events end when their reader goes away, or after a `bye`.
    public func subscribe() -> PreviewEvents {
        let (mailbox, rings) = EventMailbox.make()
        let id = state.withLock { state -> Int? in
            guard !state.isFinished else { return nil }
            state.nextID += 1
            state.mailboxes[state.nextID] = mailbox
            return state.nextID
        }
        guard let id else {
            mailbox.finish()
            return PreviewEvents(mailbox: mailbox, rings: rings)
        }
        mailbox.onEnd { [weak self] in self?.remove(id) }
        return PreviewEvents(mailbox: mailbox, rings: rings)
    }

    func publish(_ event: PreviewEvent) {
        let mailboxes = state.withLock { Array($0.mailboxes.values) }
        for mailbox in mailboxes { mailbox.put(event) }
    }

    /// Says goodbye to every reader, and to those who come later.
    public func finish() {
        let mailboxes = state.withLock { state in
            state.isFinished = true
            defer { state.mailboxes = [:] }
            return Array(state.mailboxes.values)
        }
        for mailbox in mailboxes { mailbox.finish() }
    }

    private func remove(_ id: Int) {
        _ = state.withLock { $0.mailboxes.removeValue(forKey: id) }
    }
}
