import PreviewCore

/// How many pages of a preview are open at all machines together: each says what it has, and hears of the others.
extension HostedSites {
    /// How long comings and goings are gathered before the others are told.
    private static let gathering = Duration.seconds(1)
    /// How often it is said again: those who have not said so for ten seconds are taken to be gone.
    private static let rounds = 3

    /// Tells and hears until the task is cancelled.
    func followPresence() async {
        var (told, round) = ([String: Int](), 0)
        while !Task.isCancelled {
            do { try await Task.sleep(for: Self.gathering) } catch { return }
            round += 1
            let present = present
            guard present != told || round >= Self.rounds else { continue }
            guard await exchange(present) else { continue }
            (told, round) = (present, 0)
        }
    }

    /// Says that nobody is here any more.
    func leavePresence() async {
        if store.isShared { await exchange([:]) }
    }

    private var present: [String: Int] {
        let counts = previews.map { ($0.name, $0.session.hub.ownPresence) }
        return Dictionary(counts) { $1 }.filter { $0.value > 0 }
    }

    /// False where the store can't be reached: then those elsewhere are nobody that pages here know of.
    @discardableResult
    private func exchange(_ present: [String: Int]) async -> Bool {
        let others = try? await store.notePresence(present, at: replica)
        for preview in previews { preview.session.hub.noteOthers(others?[preview.name] ?? 0) }
        return others != nil
    }
}
