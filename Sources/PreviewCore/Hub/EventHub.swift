import Synchronization

/// Tells every open page what changed; publishing waits for no reader.
public final class EventHub: Sendable {
    struct State {
        var readers: [Int: EventReader] = [:]
        var nextID = 0
        var isFinished = false
        /// How many pages are open at other replicas.
        var others = 0
        var announcer: Task<Void, Never>?
        var announcements = 0
        var pings = 0
    }

    let state = Mutex(State())

    init() {}

    /// How many readers there are, parts of this program among them.
    public var count: Int { state.withLock { $0.readers.count } }

    /// Begins to listen for a page; the events end when their reader goes away, or after a `bye`.
    ///
    /// `guest` is who reads them; nil for the owner. A page that shows what is newest hears how many are here.
    public func subscribe(as guest: EventGuest? = nil) -> PreviewEvents {
        let (events, id) = add(.page(guest))
        // Only after it listens: what ends from now on finds it, what has ended before is noticed here.
        if let id, let guest, !guest.isAdmitted() { end { $0 == id } }
        return events
    }

    /// Begins to listen for a part of this program, which nobody sees as present and which hears of no presence.
    public func watch() -> PreviewEvents { add(.program).events }

    /// Ends the streams of all guests of a group, each with a `bye` (S18).
    package func end(_ group: String) {
        end { [readers = state.withLock(\.readers)] in readers[$0]?.guest?.group == group }
    }

    /// Tells the readers whose business it is; `profile` is whose customization changed, where one did.
    func publish(_ event: PreviewEvent, about profile: String? = nil) {
        let readers = state.withLock { Array($0.readers.values) }
        for reader in readers where reader.hears(event, about: profile) { reader.mailbox.put(event) }
    }

    /// Gives every page a sign of life, unless something else waits to be read by it.
    public func ping() {
        let mailboxes = state.withLock { $0.readers.values.filter(\.isPage).map(\.mailbox) }
        for mailbox in mailboxes { mailbox.put(.ping) }
    }

    /// Says goodbye to every reader, and to those who come later.
    public func finish() {
        let readers = state.withLock { state in
            state.isFinished = true
            state.announcer?.cancel()
            defer { state.readers = [:] }
            return state.readers.values
        }
        for reader in readers { reader.mailbox.finish() }
    }
}

// MARK: - Coming and going

extension EventHub {
    private func add(_ kind: EventReader.Kind) -> (events: PreviewEvents, id: Int?) {
        let (mailbox, rings) = EventMailbox.make()
        let events = PreviewEvents(mailbox: mailbox, rings: rings)
        let id = state.withLock { state -> Int? in
            guard !state.isFinished else { return nil }
            state.nextID += 1
            state.add(EventReader(mailbox: mailbox, kind: kind), as: state.nextID)
            return state.nextID
        }
        guard let id else {
            mailbox.finish()
            return (events, nil)
        }
        mailbox.onEnd { [weak self] in self?.remove(id) }
        announcePresenceSoon()
        if case .page(.some) = kind { guestsChanged() }
        return (events, id)
    }

    private func remove(_ id: Int) {
        let removed = state.withLock { $0.readers.removeValue(forKey: id) }
        if removed?.isPresent == true { announcePresenceSoon() }
        if removed?.guest != nil { guestsChanged() }
    }

    private func end(_ isOver: (Int) -> Bool) {
        let ended = state.withLock { state in
            let ids = state.readers.keys.filter(isOver)
            return ids.compactMap { state.readers.removeValue(forKey: $0) }
        }
        for reader in ended { reader.mailbox.finish() }
        if ended.contains(where: \.isPresent) { announcePresenceSoon() }
        if !ended.isEmpty { guestsChanged() }
    }

    /// Sends `links` to the owner's pages: who can see the preview, or who does, has changed.
    package func guestsChanged() {
        let mailboxes = state.withLock { $0.readers.values.filter { $0.hears(.links, about: nil) }.map(\.mailbox) }
        for mailbox in mailboxes { mailbox.put(.links) }
    }

    /// Tells the owner's pages and those of one group that its comments are others.
    package func commentsChanged(of group: String) { publish(.comments(group: group)) }

    /// Ends the streams of all guests that are not admitted any more.
    package func endRefused() {
        let guests = state.withLock { $0.readers.compactMapValues(\.guest) }
        let refused = guests.filter { !$0.value.isAdmitted() }
        if !refused.isEmpty { end { refused[$0] != nil } }
    }

    /// How many pages of each group are open.
    package var online: [String: Int] {
        state.withLock { state in
            state.readers.values.reduce(into: [:]) { counts, reader in
                if let guest = reader.guest { counts[guest.group, default: 0] += 1 }
            }
        }
    }
}
