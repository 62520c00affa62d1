public import PreviewPages
import PreviewCore
import Synchronization
import TabModel
import TabResolver

/// The changes of a list for its open pages; publishing waits for no reader.
public final class SiteListEvents: Sendable {
    /// An event for a reader.
    enum Event: Hashable, Sendable {
        /// A preview in the list was added, removed or changed.
        case change
        /// A heartbeat.
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

    /// Creates events without readers.
    public init() {}

    /// The number of open pages of the list.
    var count: Int { state.withLock(\.readers.count) }

    /// Publishes that a preview was added, removed or changed.
    public func publish() { send(.change) }

    /// Sends every page a heartbeat.
    func ping() { send(.ping) }

    /// Sends the last event to every reader, and to later ones.
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

    /// Subscribes a reader; a late one gets only the latest event.
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

    private func send(_ event: Event) {
        for reader in state.withLock({ Array($0.readers.values) }) {
            // A heartbeat never replaces a change that waits to be read.
            if case .dropped(.change) = reader.yield(event), event == .ping { reader.yield(.change) }
        }
    }
}

extension EventText {
    /// The beginning of a list's stream.
    static let listHello = "retry: 1000\n\n" + event("hello", data: "{\"ok\": true}")

    /// Returns the text of one event of a list.
    static func listText(_ event: SiteListEvents.Event) -> String {
        switch event {
        case .change: Self.event("change", data: "{}")
        case .ping: heartbeat
        case .bye: Self.event("bye", data: "{}")
        }
    }
}

extension Site {
    /// Returns the preview's present entry in the list; `file` is the name of its file there.
    ///
    /// `changed` is the time of the spec's last change, in seconds since 1970. Findings are searched once per revision.
    public func summary(named name: String, file: String, changed: Double?) -> PreviewSummary {
        let snapshot = session.snapshot
        return PreviewSummary(name: name, file: file, of: snapshot, findings: findings(of: snapshot), changed: changed)
    }

    private func findings(of snapshot: PreviewSnapshot) -> [Diagnostic] {
        if let cached = found.withLock(\.self), cached.revision == snapshot.revision { return cached.findings }
        let findings =
            snapshot.spec.map { spec in
                session.lint.findings(in: [LintedSpec(spec, file: snapshot.file, images: snapshot.images)])
            } ?? []
        found.withLock { $0 = (snapshot.revision, findings) }
        return findings
    }
}
