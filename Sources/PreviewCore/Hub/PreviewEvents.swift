import Synchronization

/// What pages receive (the format, 7, `GET /events`).
public enum PreviewEvent: Hashable, Sendable {
    /// Something else is to be shown.
    case change(revision: Revision, kind: ChangeKind, ok: Bool)
    /// So many pages are open by now, this one too.
    case presence(Int)
    /// The list of links is another one: one was made, used or ended, or pages that it opened came or went.
    case links
    /// The comments of one link are others.
    case comments(group: String)
    /// Nothing has changed: written to find out who is not here any more.
    case ping
    /// The server stops, or the link that the page was opened by has ended.
    case bye

    /// What changed.
    public enum ChangeKind: String, CaseIterable, Sendable {
        case spec, customization, diagnostics, templates
    }
}

/// The events that one reader gets: the newest of each kind since it last looked.
///
/// One iteration per subscription.
public struct PreviewEvents: AsyncSequence, Sendable {
    /// What the reader gets.
    public typealias Element = PreviewEvent

    let mailbox: EventMailbox
    let rings: AsyncStream<Void>

    /// Takes events out one after the other, and waits where there is none.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let mailbox: EventMailbox
        private var rings: AsyncStream<Void>.Iterator
        private var taken: ArraySlice<PreviewEvent> = []

        init(mailbox: EventMailbox, rings: AsyncStream<Void>) {
            self.mailbox = mailbox
            self.rings = rings.makeAsyncIterator()
        }

        /// The next event; nil after the last.
        public mutating func next() async -> PreviewEvent? {
            while taken.isEmpty {
                let isOpen: Void? = await rings.next(isolation: #isolation)
                taken = mailbox.take()[...]
                guard isOpen != nil || !taken.isEmpty else { return nil }
            }
            return taken.popFirst()
        }
    }

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(mailbox: mailbox, rings: rings) }
}

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
        case (.comments(let group), .comments(let newerGroup)): group == newerGroup
        case (.presence, .presence), (.links, .links), (.bye, .bye), (.ping, _): true
        default: false
        }
    }
}
