import PreviewCore

extension Site {
    /// The beginning of a stream of events: subscribed first and read then, so that nothing falls in between.
    ///
    /// Whoever asks for the head alone is nobody's presence (S9).
    func events(for admission: Admission) throws(Refusal) -> Answer {
        guard admission.method == .get else {
            return Answer(status: 200, contentType: "text/event-stream", caching: .never)
        }
        guard session.hub.count < Self.maximumStreams(for: admission.visitor) else { throw .tooManyStreams }
        let events = session.hub.subscribe(as: admission.visitor.visit)
        let opening = EventText.hello(snapshot(admission.visitor.visit?.pin))
        return Answer(
            status: 200,
            contentType: "text/event-stream",
            caching: .never,
            body: .events(events, opening: opening)
        )
    }

    /// How many there may be for one more to be let in: guests leave an eighth to the owner, who could else not even
    /// see who holds them all (S42).
    private static func maximumStreams(for visitor: Visitor) -> Int {
        visitor.visit == nil ? maximumStreams : maximumStreams - maximumStreams / 8
    }

    /// How many streams there may be at a time: 128, or a quarter of the descriptors.
    static var maximumStreams: Int { min(128, max(DescriptorLimit.current / 4, 4)) }
}
