import Synchronization

/// Holds the newest snapshot, so that pages read it without waiting for the session.
///
/// The session alone writes it.
final class SnapshotBox: Sendable {
    private let snapshot: Mutex<PreviewSnapshot>

    init(_ snapshot: PreviewSnapshot) {
        self.snapshot = Mutex(snapshot)
    }

    var current: PreviewSnapshot { snapshot.withLock { $0 } }

    func replace(with newer: PreviewSnapshot) {
        snapshot.withLock { $0 = newer }
    }
}
