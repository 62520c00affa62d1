import Logging
import TabModel
import TabSpecCoding

/// The changes while a stream of events was disconnected.
public struct MissedChanges: Sendable {
    /// The changes, in the order of their revisions.
    public var events: [PreviewEvent]
    /// The revision that the changes lead to.
    var newest: Revision

    /// Returns a Boolean value that indicates whether these changes include an event of the continued stream.
    public func cover(_ event: PreviewEvent) -> Bool {
        guard case .change(let revision, _, _) = event, revision.epoch == newest.epoch else { return false }
        return (revision.number, revision.local) <= (newest.number, newest.local)
    }
}

extension PreviewSession {
    /// The maximum number of changes that are sent to a reconnected stream one by one.
    static let mostMissed = 200

    /// Returns the changes in the log after a revision, for a reconnected stream.
    ///
    /// Subscribe first, and then skip the events that the result ``MissedChanges/cover(_:)``.
    ///
    /// The result is nil where the log is not sufficient: the revision is of another epoch, too much has happened
    /// since, or the store can't be read. The current state is sufficient then.
    public func missed(since revision: Revision) async -> MissedChanges? {
        guard revision.epoch == snapshot.revision.epoch else { return nil }
        let changes: [PreviewChange]
        do {
            // The state of each reported change must be available for requests.
            if store.isShared { try await follow() }
            changes = try await store.changes(of: previewed.storeName, after: revision.number)
        } catch {
            logger.debug("Can't read the events that a stream has missed: \(error)")
            return nil
        }
        let shown = snapshot.revision
        let missed = changes.filter { $0.revision <= shown.number }
        guard missed.count <= Self.mostMissed, revision.number <= shown.number else { return nil }
        // Changes published after the log was read are not among them: the subscription has them.
        let newest = Revision(number: missed.last?.revision ?? revision.number, epoch: shown.epoch)
        return MissedChanges(events: missed.map(event(of:)), newest: newest)
    }

    private func event(of change: PreviewChange) -> PreviewEvent {
        let revision = Revision(number: change.revision, epoch: snapshot.revision.epoch)
        switch change.subject {
        case .customization: return .change(revision: revision, kind: .customization, ok: snapshot.isOK)
        case .text:
            let isGood = journal.revision(change.revision)?.isGood ?? true
            return .change(revision: revision, kind: isGood ? .spec : .diagnostics, ok: isGood)
        }
    }
}
