import Logging
import TabModel
import TabSpecCoding

/// What happened while a stream of events was away.
public struct MissedChanges: Sendable {
    /// The changes, in the order of their revisions.
    public var events: [PreviewEvent]
    /// The revision that they lead to.
    public var newest: Revision

    /// Returns a Boolean value that indicates whether an event of the stream that goes on is told with these already.
    public func cover(_ event: PreviewEvent) -> Bool {
        guard case .change(let revision, _, _) = event, revision.epoch == newest.epoch else { return false }
        return (revision.number, revision.local) <= (newest.number, newest.local)
    }
}

extension PreviewSession {
    /// The most changes that a stream which comes back hears of one by one.
    public static let mostMissed = 200

    /// The changes that the log has after a revision, for a stream that comes back: subscribe first, and leave out then
    /// what they ``MissedChanges/cover(_:)``.
    ///
    /// Nil where the log can't tell: the revision is of another epoch, too much has happened since, or the store can't
    /// be read. The present state says enough then.
    public func missed(since revision: Revision) async -> MissedChanges? {
        guard revision.epoch == snapshot.revision.epoch else { return nil }
        let changes: [PreviewChange]
        do {
            // What is told must be there to be fetched.
            if store.isShared { try await follow() }
            changes = try await store.changes(of: previewed.storeName, after: revision.number)
        } catch {
            logger.debug("Can't read what a stream has missed: \(error)")
            return nil
        }
        let shown = snapshot.revision
        let missed = changes.filter { $0.revision <= shown.number }
        guard missed.count <= Self.mostMissed, revision.number <= shown.number else { return nil }
        // What was published after the log was read is not among them: the subscription has it.
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
