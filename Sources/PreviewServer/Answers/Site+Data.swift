import PreviewCore
import TabModel
import TabSpecCoding

extension Site {
    /// The text as it is, good or broken.
    func spec() throws(Refusal) -> Answer {
        let snapshot = session.snapshot
        guard let text = snapshot.text else { throw .noText(snapshot.file) }
        return Answer(text, snapshot.format == .json ? "application/json" : "application/yaml")
    }

    /// What is wrong with the text.
    func diagnostics() -> MadeAnswer {
        let snapshot = session.snapshot
        let value: JSONValue = [
            "diagnostics": .array(snapshot.diagnostics.map(DiagnosticCoding.value)),
            "ok": .bool(snapshot.isOK),
            "revision": .string(snapshot.revision.text),
        ]
        return MadeAnswer(.json(value.text([.pretty, .sortedKeys])), of: snapshot)
    }

    /// That the server lives.
    func health() -> Answer {
        let value: JSONValue = ["status": "ok", "revision": .string(session.snapshot.revision.text)]
        return .json(value.text())
    }

    /// The names of those who have customized, and when last, in seconds since 1970.
    func profiles() async throws(SessionError) -> Answer {
        let profiles = try await session.profiles()
        let value = JSONValue.array(
            profiles.map { ["name": .string($0.name), "changed": .number($0.changed)] }
        )
        return .json(value.text())
    }

    /// Removes a profile's customization.
    func deleteProfile(_ name: String) async throws -> Answer {
        guard ProfileName.isValid(name) else { throw SessionError.unknownProfile(name) }
        try await session.deleteProfile(name)
        return Answer(status: 204, caching: .never)
    }

    /// The beginning of a stream of events: subscribed first and read then, so that nothing falls in between.
    func events() throws(Refusal) -> Answer {
        guard session.hub.count < Self.maximumStreams else { throw .tooManyStreams }
        let events = session.hub.subscribe()
        return Answer(
            status: 200,
            contentType: "text/event-stream",
            caching: .never,
            body: .events(events, opening: EventText.hello(session.snapshot))
        )
    }

    /// How many streams there may be at a time: 128, or a quarter of the descriptors.
    static var maximumStreams: Int { min(128, max(DescriptorLimit.current / 4, 4)) }
}
