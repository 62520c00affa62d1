import PreviewCore
import TabModel
import TabSpecCoding

extension Site {
    /// An image that the present spec names, as harmless as an image can be made (S33).
    func image(_ name: String) throws(Refusal) -> Answer {
        guard let spec = session.snapshot.spec, let images else { throw .notFound }
        let found = images.image(named: name) ?? lookedUpAgain(name, spec, images)
        guard let (bytes, type) = found else { throw .notFound }
        var answer = Answer(bytes, type.mediaType, caching: .privateForever)
        answer.policy = SecurityFields.sandbox
        return answer
    }

    /// After a start, or a change, a page may ask before any page was rendered.
    private func lookedUpAgain(_ name: String, _ spec: TabSpec, _ images: ImageShelf) -> ([UInt8], ImageType)? {
        _ = images.addresses(for: spec)
        return images.image(named: name).map { ($0.bytes, $0.type) }
    }

    /// Spec and customization in one document.
    func export(profile: String) async throws -> Answer {
        let shown = try await session.view(profile: profile)
        guard let spec = shown.snapshot.spec else { throw SessionError.noSpec(shown.snapshot.diagnostics) }
        let value: JSONValue = [
            "customization": CustomizationCoding.value(shown.customization.customization),
            "spec": SpecWriting.value(spec),
        ]
        return Answer.json(value.text([.pretty]))
            .with("Content-Disposition", "attachment; filename=\"preview.json\"")
            .marked(staleIn: shown.snapshot)
    }
}
