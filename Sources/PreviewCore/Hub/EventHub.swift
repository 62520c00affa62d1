import Synchronization

/// Tells every open page what changed; publishing waits for no reader.
public final class EventHub: Sendable {
    private struct State {
        var mailboxes: [Int: EventMailbox] = [:]
        var nextID = 0
        var isFinished = false
        var beforeTelling: (@Sendable () -> Void)?
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

    /// Sets what is begun for each event while there are readers, before the first of them learns of it.
    ///
    /// It must not take long: publishing waits for it.
    public func beforeTelling(_ act: @escaping @Sendable () -> Void) {
        state.withLock { $0.beforeTelling = act }
    }

    func publish(_ event: PreviewEvent) {
        let (mailboxes, act) = state.withLock { (Array($0.mailboxes.values), $0.beforeTelling) }
        if !mailboxes.isEmpty { act?() }
        for mailbox in mailboxes { mailbox.put(event) }
    }

    /// Says goodbye to every reader, and to those who come later.
    public func finish() {
        let mailboxes = state.withLock { state in
            state.isFinished = true
            state.beforeTelling = nil
            defer { state.mailboxes = [:] }
            return Array(state.mailboxes.values)
        }
        for mailbox in mailboxes { mailbox.finish() }
    }

    private func remove(_ id: Int) {
        _ = state.withLock { $0.mailboxes.removeValue(forKey: id) }
    }
}
