import PreviewCore
import PreviewLinks

extension Site {
    /// The beginning of a stream of events: subscribed first and read then, so that nothing falls in between.
    ///
    /// A request for the head alone counts as no presence (S9).
    func events(for admission: Admission) throws(Refusal) -> Answer {
        var answer = Answer(status: 200, contentType: "text/event-stream", caching: .never)
        guard admission.method == .get else { return answer }
        guard session.hub.count < Self.maximumStreams(for: admission.visitor) else { throw .tooManyStreams }
        let events = service.subscribe(as: admission.visitor.visit)
        answer.body = .events(events, opening: EventText.hello(snapshot(admission.visitor.visit?.pin)))
        return answer
    }

    /// How many there may be for one more to be let in: guests leave an eighth to the owner, who could else not even
    /// see who holds them all (S42).
    private static func maximumStreams(for visitor: Visitor) -> Int {
        visitor.visit == nil ? maximumStreams : maximumStreams - maximumStreams / 8
    }

    /// How many streams there may be at a time: 128, or a quarter of the descriptors.
    static var maximumStreams: Int { min(128, max(DescriptorLimit.current / 4, 4)) }
}

/// Writes events in the form of `text/event-stream` (the format, 7, `GET /events`).
enum EventText {
    /// What a stream begins with: how soon to come back after a break, and the present state.
    static func hello(_ snapshot: PreviewSnapshot) -> String {
        let data = "{\"revision\": \"\(snapshot.revision.text)\", \"ok\": \(snapshot.isOK)}"
        return "retry: 1000\n\n" + event("hello", data: data)
    }

    /// One event.
    static func text(_ event: PreviewEvent) -> String {
        switch event {
        case .change(let revision, let kind, let ok):
            let data = "{\"revision\": \"\(revision.text)\", \"kind\": \"\(kind.rawValue)\", \"ok\": \(ok)}"
            return Self.event("change", id: revision.text, data: data)
        case .presence(let count):
            return Self.event("presence", data: "{\"count\": \(count)}")
        case .links:
            return Self.event("links", data: "{}")
        case .ping:
            return heartbeat
        case .bye:
            return Self.event("bye", data: "{}")
        }
    }

    /// A comment that keeps proxies awake and finds out who has left.
    static let heartbeat = ": \n\n"

    /// An event with its fields; a line break in `data` begins a further `data` line (S36).
    ///
    /// Name and id can't hold one: whatever is after it is cut off.
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
