import Synchronization

extension EventHub {
    /// How long comings and goings are gathered before everybody is told of them once.
    ///
    /// So five hundred pages that connect at once cost each of them a few events, not five hundred.
    static let presenceDelay = Duration.milliseconds(100)

    /// How many pages are open that show what is newest.
    public var presence: Int { state.withLock(\.presence) }

    /// Tells everybody how many are here, a little later; further changes until then are told together with this one.
    func announcePresenceSoon() {
        state.withLock { state in
            guard !state.isFinished, state.announcer == nil, !state.toTell.isEmpty else { return }
            state.announcer = Task { [weak self] in
                // Cancelled is as good as over: then there are no readers any more.
                try? await Task.sleep(for: Self.presenceDelay)
                self?.announcePresence()
            }
        }
    }

    private func announcePresence() {
        let (mailboxes, count) = state.withLock { state in
            state.announcer = nil
            let count = state.presence
            let ids = state.toTell
            for id in ids { state.readers[id]?.told = count }
            state.announcements += ids.count
            return (ids.compactMap { state.readers[$0]?.mailbox }, count)
        }
        for mailbox in mailboxes { mailbox.put(.presence(count)) }
    }
}

extension EventHub.State {
    var presence: Int { readers.values.count(where: \.isPresent) }

    /// The readers who know of another number than the present one.
    var toTell: [Int] {
        let count = presence
        return readers.filter { $0.value.isPresent && $0.value.told != count }.map(\.key)
    }

    /// Lets a reader in; a page that counts knows at once how many are here.
    mutating func add(_ reader: EventReader, as id: Int) {
        readers[id] = reader
        guard reader.isPresent else { return }
        let count = presence
        readers[id]?.told = count
        reader.mailbox.put(.presence(count))
    }
}
