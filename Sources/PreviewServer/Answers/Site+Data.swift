import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

extension Site {
    /// The text as it is, good or broken; a guest gets none of a file that has not been a spec yet.
    func spec(as viewpoint: Viewpoint) throws(Refusal) -> Answer {
        let snapshot = snapshot(viewpoint.pin)
        guard let text = snapshot.text, viewpoint.rights == .owner || snapshot.spec != nil else {
            throw .noText(snapshot.file)
        }
        return Answer(text, snapshot.format.mediaType)
    }

    /// What is wrong with the text.
    func diagnostics(as viewpoint: Viewpoint) -> MadeAnswer {
        let snapshot = snapshot(viewpoint.pin)
        return MadeAnswer(diagnostics(in: snapshot), of: snapshot)
    }

    /// What is wrong with a text, as `/diagnostics` says it.
    func diagnostics(in snapshot: PreviewSnapshot) -> Answer {
        let value: JSONValue = [
            "diagnostics": .array(snapshot.diagnostics.map(DiagnosticCoding.value)),
            "ok": .bool(snapshot.isOK),
            "revision": .string(snapshot.revision.text),
        ]
        return .json(value.text([.pretty, .sortedKeys]))
    }

    /// That the server lives.
    func health(as viewpoint: Viewpoint) -> Answer {
        let value: JSONValue = ["status": "ok", "revision": .string(snapshot(viewpoint.pin).revision.text)]
        return .json(value.text())
    }

    /// The names of those who have customized, and when last, in seconds since 1970; a link sees its own alone.
    func profiles(as viewpoint: Viewpoint) async throws(SessionError) -> Answer {
        let profiles = try await session.profiles(pin: viewpoint.pin)
        let value = JSONValue.array(
            profiles.filter { viewpoint.profile == nil || $0.name == viewpoint.profile }
                .map { ["name": .string($0.name), "changed": .number($0.changed)] }
        )
        return .json(value.text())
    }

    /// Removes a profile's customization.
    func deleteProfile(
        _ name: String,
        by author: ChangeAuthor,
        as viewpoint: Viewpoint
    ) async throws -> Answer {
        guard ProfileName.isValid(name) else { throw SessionError.unknownProfile(name) }
        try await session.deleteProfile(name, pin: viewpoint.pin, author: author)
        return Answer(status: 204, caching: .never)
    }
}
