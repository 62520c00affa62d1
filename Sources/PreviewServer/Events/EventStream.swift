import HTTPServing
import PreviewCore
import TabModel
import TabSpecCoding

extension RouteRequest {
    /// Responds with the stream of events; one that comes back first gets the changes since its `Last-Event-ID`.
    func events() async throws(HTTPError) -> RouteResponse {
        try await site.events(for: admission, after: head["last-event-id"].flatMap(Revision.init), of: server)
    }
}

extension Site {
    /// Begins a stream of events: it first subscribes and then reads, so that no event is missed in between.
    ///
    /// A request for the head alone counts as no presence (S9). A pinned link has no log.
    func events(
        for admission: Admission,
        after last: Revision? = nil,
        of server: ServerResources
    ) async throws(HTTPError) -> RouteResponse {
        var response = RouteResponse.events
        guard admission.method == .get else { return response }
        let place = try server.streams.take(for: admission.visitor)
        let events = subscribe(as: admission.visitor)
        let page = followed.begin(for: Client(admission.visitor), as: Viewpoint(admission))
        let isPinned = admission.visitor.visit?.pin != nil
        var missed: MissedChanges?
        if let last, !isPinned { missed = await session.missed(since: last) }
        let shown = snapshot(as: Viewpoint(admission))
        let opening = HTTPChunk(
            EventText.hello(
                shown,
                stream: page.id,
                openComments: admission.visitor == .owner ? service.openComments : nil,
                id: isPinned || missed != nil ? nil : shown.revision
            )
        )
        // A slow reader delays no other: newer events replace those that it has not read (``PreviewEvents``).
        let following = PulledSequence<HTTPChunk, Never> { [missed] in
            var (missed, waiting) = (missed, (missed?.events ?? [])[...])
            var newer = events.makeAsyncIterator()
            var isOver = false
            return {
                if let event = waiting.popFirst() { return HTTPChunk(EventText.text(event)) }
                while !isOver, let event = await newer.next() {
                    guard missed?.cover(event) != true else { continue }
                    isOver = event == .bye
                    server.metrics?.sentEvent()
                    return await self.written(event, for: page, of: server).chunk
                }
                return nil
            }
        }
        response.body = .stream(
            HTTPStream(opening: opening, following: following, last: EncodedEvent.bye.chunk, place: place)
        )
        return response
    }

    /// Subscribes a visitor's page; a publisher gets events neither of links nor of comments.
    private func subscribe(as visitor: Visitor) -> PreviewEvents {
        guard case .publisher(let token) = visitor else { return service.subscribe(as: visitor.visit) }
        let reader = EventSubscriber(group: token.id, profile: ProfileName.usual, pin: nil) { true }
        return session.hub.subscribe(as: reader)
    }

    /// Returns an event as it is sent to the reader of a page; a change brings the next page along if its address is
    /// known.
    ///
    /// A page that takes long to make is not brought along the next time.
    func written(_ event: PreviewEvent, for page: StreamPage, of server: ServerResources) async -> EncodedEvent {
        guard case .change = event, let shown = page.shown else { return written(event) }
        let client = page.client
        let encoded = try? await followed.written.value(for: EventKey(event, after: shown), timeout: nil) {
            await self.write(event, after: shown, for: client, of: server)
        }
        guard let encoded, let drawn = encoded.drawn else { return encoded ?? written(event) }
        if encoded.isSlow { page.forget() } else { page.follow(from: shown, to: drawn) }
        return encoded
    }

    /// Returns an event alone.
    private func written(_ event: PreviewEvent) -> EncodedEvent {
        if let cached = followed.written.cached(EventKey(event)) { return cached }
        let encoded = EncodedEvent(EventText.text(event))
        followed.written.insert(encoded, for: EventKey(event), cost: encoded.chunk.count + 256)
        return encoded
    }

    /// Renders the page after a change, and writes both.
    ///
    /// An error here occurs again for the request, and is reported there.
    private func write(
        _ event: PreviewEvent,
        after shown: StreamPage.Shown,
        for client: Client,
        of server: ServerResources
    ) async -> EncodedEvent {
        let start = ContinuousClock.now
        let page = try? await PageResponses(site: self, server: server)
            .response(shown.address, shown: shown.tag, for: client, timeout: nil)
        guard let page, page.drawn != nil else { return written(event) }
        let encoded = try? await server.work.run(.operation, of: page.size, for: client) { _ in
            EncodedEvent(
                EventText.text(event, page: page, after: shown.tag),
                drawn: page.drawn,
                isSlow: .now - start > .milliseconds(100)
            )
        }
        guard let encoded else { return written(event) }
        followed.written.insert(encoded, for: EventKey(event, after: shown), cost: encoded.chunk.count + 256)
        return encoded
    }
}

extension RouteResponse {
    /// The head of a stream of events.
    ///
    /// A field makes proxies that buffer responses up to some size, as nginx does, pass each piece on.
    static let events = Self(
        status: 200,
        contentType: "text/event-stream",
        caching: .stream,
        fields: [("X-Accel-Buffering", "no")]
    )
}

/// The events in the form of `text/event-stream`.
enum EventText {
    /// Returns the beginning of a stream: the delay before it is opened again after a break, and the present state.
    ///
    /// Requests for pages name the `stream` whose changes shall bring the next page along. The owner also gets the
    /// number of open comments. `id` is the point from which a stream continues that breaks off before the first
    /// change; nil while it still has to get missed changes.
    static func hello(
        _ snapshot: PreviewSnapshot,
        stream: String,
        openComments: Int? = nil,
        id: Revision? = nil
    ) -> String {
        let state = "\"revision\": \"\(snapshot.revision.text)\", \"ok\": \(snapshot.isOK), \"stream\": \"\(stream)\""
        let data = "{\(state)\(openComments.map { ", \"comments\": \($0)" } ?? "")}"
        return "retry: 1000\n\n" + event("hello", id: id?.text, data: data)
    }

    /// Returns the text of one event.
    static func text(_ event: PreviewEvent) -> String {
        switch event {
        case .change(let revision, let kind, let ok):
            return change(revision, "{\(members(revision, kind, ok))}")
        case .presence(let count):
            return Self.event("presence", data: "{\"count\": \(count)}")
        case .links:
            return Self.event("links", data: "{}")
        case .comments:
            return Self.event("comments", data: "{}")
        case .ping:
            return heartbeat
        case .bye:
            return Self.event("bye", data: "{}")
        }
    }

    /// Returns the text of a change, with the page that it leads to from the one with the tag `shown`.
    static func text(_ event: PreviewEvent, page: RouteResponse, after shown: String) -> String {
        guard case .change(let revision, let kind, let ok) = event, case .bytes(let bytes) = page.body else {
            return text(event)
        }
        let html = JSONValue.string(String(decoding: bytes, as: UTF8.self)).text()
        let update = "\"shown\": \"\(shown)\", \"drawn\": \"\(page.drawn ?? "")\", \"page\": \(html)"
        return change(revision, "{\(members(revision, kind, ok)), \(update)}")
    }

    private static func change(_ revision: Revision, _ data: String) -> String {
        event("change", id: revision.text, data: data)
    }

    private static func members(_ revision: Revision, _ kind: PreviewEvent.ChangeKind, _ ok: Bool) -> String {
        "\"revision\": \"\(revision.text)\", \"kind\": \"\(kind.rawValue)\", \"ok\": \(ok)"
    }

    /// A comment that keeps proxies awake and detects readers who have left.
    static let heartbeat = ": \n\n"

    /// Returns an event with its fields; a line break in `data` begins a further `data` line (S36).
    ///
    /// Name and id can't hold one: everything after it is cut off.
    static func event(_ name: String, id: String? = nil, data: String) -> String {
        var lines = ["event: \(firstLine(name))"]
        if let id { lines.append("id: \(firstLine(id))") }
        lines += self.lines(data).map { "data: \($0)" }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func firstLine(_ text: String) -> String {
        lines(text)[0].filter { $0 != "\0" }
    }

    private static func lines(_ text: String) -> [String] {
        guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return [text] }
        var lines: [[UInt8]] = [[]]
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == 0x0D || (byte == 0x0A && previous != 0x0D) { lines.append([]) }
            if byte != 0x0D, byte != 0x0A { lines[lines.count - 1].append(byte) }
            previous = byte
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}
