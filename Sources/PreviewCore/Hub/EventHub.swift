import Synchronization

/// A hub that sends each open page the changes; publishing waits for no reader.
public final class EventHub: Sendable {
    struct State {
        var readers: [Int: EventReader] = [:]
        var nextID = 0
        var isFinished = false
        /// The number of open pages at other replicas.
        var others = 0
        var announcer: Task<Void, Never>?
        var announcements = 0
        var pings = 0
    }

    let state = Mutex(State())

    init() {}

    /// The number of readers, parts of this program included.
    public var count: Int { state.withLock { $0.readers.count } }

    /// Subscribes a page; the events end when their reader goes away, or after a `bye`.
    ///
    /// `guest` is the reader; nil for the owner. A page that follows the newest revision receives the number of open
    /// pages.
    public func subscribe(as guest: EventSubscriber? = nil) -> PreviewEvents {
        let (events, id) = add(.page(guest))
        // Checked only after subscribing: a later end finds the reader, and an earlier one is detected here.
        if let id, let guest, !guest.isAdmitted() { end { $0 == id } }
        return events
    }

    /// Subscribes a part of this program, which does not count as present and receives no presence.
    public func watch() -> PreviewEvents { add(.program).events }

    /// Ends the streams of all guests of a group, each with a `bye` (S18).
    package func end(_ group: String) {
        end { [readers = state.withLock(\.readers)] in readers[$0]?.guest?.group == group }
    }

    /// Sends an event to the readers that it concerns; `profile` is the one whose customization changed, if any.
    func publish(_ event: PreviewEvent, about profile: String? = nil) {
        let readers = state.withLock { Array($0.readers.values) }
        for reader in readers where reader.hears(event, about: profile) { reader.mailbox.put(event) }
    }

    /// Sends each page a ping, unless another event already waits for it.
    public func ping() {
        let mailboxes = state.withLock { $0.readers.values.filter(\.isPage).map(\.mailbox) }
        for mailbox in mailboxes { mailbox.put(.ping) }
    }

    /// Sends `bye` to each reader, and to those that subscribe later.
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

// MARK: - Readers

extension EventHub {
    private func add(_ kind: EventReader.Kind) -> (events: PreviewEvents, id: Int?) {
        let (mailbox, rings) = EventBuffer.make()
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

    /// Sends `links` to the owner's pages, because the list of links or their open pages has changed.
    package func guestsChanged() {
        let mailboxes = state.withLock { $0.readers.values.filter { $0.hears(.links, about: nil) }.map(\.mailbox) }
        for mailbox in mailboxes { mailbox.put(.links) }
    }

    /// Sends the owner's pages and those of one group an event because the group's comments have changed.
    package func commentsChanged(of group: String) { publish(.comments(group: group)) }

    /// Ends the streams of all guests that are no longer admitted.
    package func endRefused() {
        let guests = state.withLock { $0.readers.compactMapValues(\.guest) }
        let refused = guests.filter { !$0.value.isAdmitted() }
        if !refused.isEmpty { end { refused[$0] != nil } }
    }

    /// The number of open pages of each group.
    package var online: [String: Int] {
        state.withLock { state in
            state.readers.values.reduce(into: [:]) { counts, reader in
                if let guest = reader.guest { counts[guest.group, default: 0] += 1 }
            }
        }
    }
}
