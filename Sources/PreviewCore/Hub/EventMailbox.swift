import Synchronization

/// What one reader has not read yet: the newest change of each kind, in the order published (S43).
///
/// Putting something in never waits, and a reader that does not come costs one event of each kind.
final class EventMailbox: Sendable {
    private let waiting = Mutex<[PreviewEvent]>([])
    private let bell: AsyncStream<Void>.Continuation

    private init(bell: AsyncStream<Void>.Continuation) {
        self.bell = bell
    }

    /// A mailbox and the rings that say there is something to take; several rings may become one.
    ///
    /// The rings belong to the reader alone: when it lets go of them, `onEnd` runs.
    static func make() -> (mailbox: EventMailbox, rings: AsyncStream<Void>) {
        let (rings, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        return (EventMailbox(bell: bell), rings)
    }

    func put(_ event: PreviewEvent) {
        waiting.withLock { events in
            events.removeAll { $0.isReplaced(by: event) }
            events.append(event)
        }
        bell.yield()
    }

    func take() -> [PreviewEvent] {
        waiting.withLock { events in
            defer { events = [] }
            return events
        }
    }

    func finish() {
        put(.bye)
        bell.finish()
    }

    func onEnd(_ act: @escaping @Sendable () -> Void) {
        bell.onTermination = { _ in act() }
    }
}

extension PreviewEvent {
    fileprivate func isReplaced(by newer: Self) -> Bool {
        switch (self, newer) {
        case (.change(_, let kind, _), .change(_, let newerKind, _)): kind == newerKind
        case (.presence, .presence), (.links, .links), (.bye, .bye), (.ping, _): true
        default: false
        }
    }
}
