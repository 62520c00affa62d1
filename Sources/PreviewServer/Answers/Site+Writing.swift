import PreviewCore
import TabSpecCoding

extension Site {
    /// Puts a whole text in place of the spec's.
    func replaceSpec(_ sent: SentContent, as viewpoint: Viewpoint) async throws -> Answer {
        guard viewpoint.pin == nil else { throw SessionError.refused(.pinned) }
        guard let condition = sent.condition else { throw Refusal.conditionRequired }
        let written = try await session.writeSpec(if: condition, author: sent.author) { _ in sent.bytes }
        return answer(written)
    }

    /// What whoever changed the spec is told: the revision that shows it, and the tag of the text it has now.
    func answer(_ written: WrittenSpec, _ further: [JSONMember] = []) -> Answer {
        let members = [
            JSONMember("revision", .string(written.revision.text)), JSONMember("tag", .string(written.tag.text)),
        ]
        let text = JSONValue.object(members + further).text()
        return Answer(Array(text.utf8), "application/json", caching: .never, tag: written.tag)
    }
}
