import Synchronization

/// Tells open pages of a list that it has changed; telling waits for no reader.
public final class SiteListEvents: Sendable {
    /// What a reader is told.
    enum Event: Hashable, Sendable {
        /// The list is another: a preview came, went or changed.
        case change
        /// A sign of life.
        case ping
        /// The server stops.
        case bye
    }

    private struct State {
        var readers: [Int: AsyncStream<Event>.Continuation] = [:]
        var nextID = 0
        var isFinished = false
    }

    private let state = Mutex(State())

    /// Makes events that nobody reads yet.
    public init() {}

    /// How many pages of the list are open.
    var count: Int { state.withLock(\.readers.count) }

    /// Says that a preview came, went or changed.
    public func publish() { tell(.change) }

    /// Gives every page a sign of life.
    func ping() { tell(.ping) }

    /// Says goodbye to every reader, and to those who come later.
    func finish() {
        let readers = state.withLock { state in
            state.isFinished = true
            defer { state.readers = [:] }
            return state.readers.values
        }
        for reader in readers {
            reader.yield(.bye)
            reader.finish()
        }
    }

    /// Begins to listen; a reader who is late gets the latest only.
    func subscribe() -> AsyncStream<Event> {
        let (events, reader) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(1))
        let id = state.withLock { state -> Int? in
            guard !state.isFinished else { return nil }
            state.nextID += 1
            state.readers[state.nextID] = reader
            return state.nextID
        }
        guard let id else {
            reader.yield(.bye)
            reader.finish()
            return events
        }
        reader.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.readers.removeValue(forKey: id) }
        }
        return events
    }

    private func tell(_ event: Event) {
        for reader in state.withLock({ Array($0.readers.values) }) {
            // A sign of life takes the place of no change that waits to be read.
            if case .dropped(.change) = reader.yield(event), event == .ping { reader.yield(.change) }
        }
    }
}

extension EventText {
    /// What the stream of a list begins with.
    static let listHello = "retry: 1000\n\n" + event("hello", data: "{\"ok\": true}")

    /// One event of a list.
    static func listText(_ event: SiteListEvents.Event) -> String {
        switch event {
        case .change: Self.event("change", data: "{}")
        case .ping: heartbeat
        case .bye: Self.event("bye", data: "{}")
        }
    }
}
