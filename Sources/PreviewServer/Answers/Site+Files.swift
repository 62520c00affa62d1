import PreviewCore
import TabModel

extension Site {
    /// An image that the spec names which somebody sees, as harmless as an image can be made (S33).
    func image(_ name: String, as viewpoint: Viewpoint) throws(Refusal) -> Answer {
        guard let spec = snapshot(viewpoint.pin).spec, let images = images(as: viewpoint) else { throw .notFound }
        let found = images.image(named: name) ?? lookedUpAgain(name, spec, images)
        guard let (bytes, type) = found else { throw .notFound }
        var answer = Answer(bytes, type.mediaType, caching: .privateForever)
        answer.policy = SecurityFields.sandbox
        return answer
    }

    /// After a start, or a change, a page may ask before any page was rendered.
    private func lookedUpAgain(_ name: String, _ spec: TabSpec, _ images: any SpecImages) -> ([UInt8], ImageType)? {
        _ = images.addresses(for: spec)
        return images.image(named: name).map { ($0.bytes, $0.type) }
    }
}
