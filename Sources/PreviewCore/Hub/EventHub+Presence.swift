import Synchronization

extension EventHub {
    /// The time for which joining and leaving pages are collected before all pages receive one event.
    ///
    /// Five hundred pages that connect at once therefore cost each of them a few events, not five hundred. Pages that
    /// have left without a notice are detected in this time: the second write to them fails.
    static let presenceDelay = Duration.milliseconds(100)

    /// The number of open pages that follow the newest revision, on all replicas.
    public var presence: Int { state.withLock(\.presence) }

    /// The number of open pages that follow the newest revision, on this replica.
    public var ownPresence: Int { state.withLock(\.present) }

    /// Stores the number of open pages at other replicas, and announces it if it has changed.
    public func noteOthers(_ count: Int) {
        let isNew = state.withLock { state in
            defer { state.others = count }
            return state.others != count
        }
        if isNew { announcePresenceSoon() }
    }

    /// Announces the number of open pages after a short delay; further changes until then are announced together.
    func announcePresenceSoon() {
        state.withLock { state in
            guard !state.isFinished, state.announcer == nil, !state.toTell.isEmpty else { return }
            state.announcer = Task { [weak self] in
                var known: Int?
                for _ in 0..<Self.mostRounds where known != self?.newest {
                    known = self?.newest
                    await self?.findOutWhoLeft()
                }
                self?.announcePresence()
            }
        }
    }

    /// The maximum number of times that the delay restarts because a page joined during it.
    private static let mostRounds = 5

    private var newest: Int { state.withLock(\.nextID) }

    /// Pings all pages twice if their number has grown since it was last announced, so that a reloaded page counts
    /// once.
    private func findOutWhoLeft() async {
        for _ in 0..<2 {
            let mailboxes = state.withLock { state in
                let present = state.readers.values.filter(\.isPresent)
                let count = state.presence
                let hasGrown = present.contains { ($0.announced ?? 0) < count }
                state.pings += hasGrown ? 1 : 0
                return hasGrown ? present.map(\.mailbox) : []
            }
            for mailbox in mailboxes { mailbox.put(.ping) }
            // A canceled sleep needs no handling: there are no readers any more.
            try? await Task.sleep(for: Self.presenceDelay / 2)
        }
    }

    private func announcePresence() {
        let (mailboxes, count) = state.withLock { state in
            state.announcer = nil
            let count = state.presence
            let ids = state.toTell
            for id in ids { state.readers[id]?.announced = count }
            state.announcements += ids.count
            return (ids.compactMap { state.readers[$0]?.mailbox }, count)
        }
        for mailbox in mailboxes { mailbox.put(.presence(count)) }
    }
}

extension EventHub.State {
    var present: Int { readers.values.count(where: \.isPresent) }

    var presence: Int { present + others }

    /// The readers whose announced number differs from the current one.
    var toTell: [Int] {
        let count = presence
        return readers.filter { $0.value.isPresent && $0.value.announced != count }.map(\.key)
    }

    /// Adds a reader; a page that is the only one receives its presence at once.
    mutating func add(_ reader: EventReader, as id: Int) {
        readers[id] = reader
        guard reader.isPresent else { return }
        guard presence == 1 else { return }
        readers[id]?.announced = 1
        reader.mailbox.put(.presence(1))
    }
}
