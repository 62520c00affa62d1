import Synchronization

extension EventHub {
    /// How long comings and goings are gathered before everyone is notified of them once.
    ///
    /// So five hundred pages that connect at once cost each of them a few events, not five hundred. And anyone who has left
    /// without a word is found out until then: what is written to them comes back as an error by the second piece.
    static let presenceDelay = Duration.milliseconds(100)

    /// How many pages are open that show what is newest.
    ///
    /// Those of other replicas among them.
    public var presence: Int { state.withLock(\.presence) }

    /// How many of them are open here.
    public var ownPresence: Int { state.withLock(\.present) }

    /// Notes how many are open at other replicas, and tells everyone if that is news.
    public func noteOthers(_ count: Int) {
        let isNew = state.withLock { state in
            defer { state.others = count }
            return state.others != count
        }
        if isNew { announcePresenceSoon() }
    }

    /// Tells everyone how many are here, a little later; further changes until then are reported together with this one.
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

    /// How often the time of gathering restarts because someone came in it.
    private static let mostRounds = 5

    private var newest: Int { state.withLock(\.nextID) }

    /// Gives everyone two signs of life if more are here than someone knows: a page that was loaded again counts once.
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
            // Cancelled is as good as over: then there are no readers any more.
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

    /// The readers who know of another number than the present one.
    var toTell: [Int] {
        let count = presence
        return readers.filter { $0.value.isPresent && $0.value.announced != count }.map(\.key)
    }

    /// Lets a reader in; a page that is the only one knows at once that it is.
    mutating func add(_ reader: EventReader, as id: Int) {
        readers[id] = reader
        guard reader.isPresent else { return }
        guard presence == 1 else { return }
        readers[id]?.announced = 1
        reader.mailbox.put(.presence(1))
    }
}
