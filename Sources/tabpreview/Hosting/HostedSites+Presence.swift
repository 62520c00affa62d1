import PreviewCore

/// Exchange of the number of open pages of each preview among all machines.
extension HostedSites {
    /// The time for which joining and leaving pages are collected before the others are notified.
    private static let gathering = Duration.seconds(1)
    /// The number of rounds after which the numbers are repeated; machines that have not reported for ten seconds are
    /// considered gone.
    private static let rounds = 3

    /// Exchanges the numbers until the task is canceled.
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

    /// Reports that no pages are open anymore.
    func leavePresence() async {
        if store.isShared { await exchange([:]) }
    }

    private var present: [String: Int] {
        let counts = previews.map { ($0.name, $0.session.hub.ownPresence) }
        return Dictionary(counts) { $1 }.filter { $0.value > 0 }
    }

    /// Exchanges the numbers; returns false where the store can't be reached, and pages then ignore those at other
    /// machines.
    @discardableResult
    private func exchange(_ present: [String: Int]) async -> Bool {
        let others = try? await store.notePresence(present, at: replica)
        for preview in previews { preview.session.hub.noteOthers(others?[preview.name] ?? 0) }
        return others != nil
    }
}
