import Synchronization

/// An event of `GET /events`.
public enum PreviewEvent: Hashable, Sendable {
    /// A change of the preview.
    case change(revision: Revision, kind: ChangeKind, ok: Bool)
    /// A change of the number of open pages, this one included.
    case presence(Int)
    /// A change of the list of links: one was created, used or ended, or pages that it opened joined or left.
    case links
    /// A change of the comments of one link.
    case comments(group: String)
    /// An event without a change, written to detect pages that have left.
    case ping
    /// The end of the stream: the server stops, or the link that opened the page has ended.
    case bye

    /// The changed part of the preview.
    public enum ChangeKind: String, CaseIterable, Sendable {
        case spec, customization, diagnostics, templates
    }
}

/// The events for one reader: the newest of each kind since it last read.
///
/// Each subscription supports one iteration.
public struct PreviewEvents: AsyncSequence, Sendable {
    /// The type of the events.
    public typealias Element = PreviewEvent

    let mailbox: EventBuffer
    let rings: AsyncStream<Void>

    /// An iterator that takes events out in their order, and waits where there is none.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let mailbox: EventBuffer
        private var rings: AsyncStream<Void>.Iterator
        private var buffered: ArraySlice<PreviewEvent> = []

        init(mailbox: EventBuffer, rings: AsyncStream<Void>) {
            self.mailbox = mailbox
            self.rings = rings.makeAsyncIterator()
        }

        /// Returns the next event; nil after the last.
        public mutating func next() async -> PreviewEvent? {
            while buffered.isEmpty {
                let isOpen: Void? = await rings.next(isolation: #isolation)
                buffered = mailbox.take()[...]
                guard isOpen != nil || !buffered.isEmpty else { return nil }
            }
            return buffered.popFirst()
        }
    }

    /// Creates an iterator.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(mailbox: mailbox, rings: rings) }
}

/// The unread events of one reader: the newest change of each kind, in the order published (S43).
///
/// Adding an event never waits, and a reader that does not read costs one event of each kind.
final class EventBuffer: Sendable {
    private let waiting = Mutex<[PreviewEvent]>([])
    private let bell: AsyncStream<Void>.Continuation

    private init(bell: AsyncStream<Void>.Continuation) {
        self.bell = bell
    }

    /// Creates a mailbox and the sequence of its signals; several signals may become one.
    ///
    /// The reader alone owns the signals: when it releases them, `onEnd` runs.
    static func make() -> (mailbox: EventBuffer, rings: AsyncStream<Void>) {
        let (rings, bell) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        return (EventBuffer(bell: bell), rings)
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
