import TabSpecCoding

/// What the body of a request that changes something may be (S40).
struct BodyRule: Hashable, Sendable {
    /// The media types that it may have, without parameters.
    var types: [String] = ["application/json"]
    /// How many bytes at most.
    var limit = Self.usual

    /// The most bytes of operations, of a link's terms, or of a customization.
    static let usual = 64 << 10
}

extension Route {
    /// What a body sent here may be, for a spec written in this way and read with these limits.
    ///
    /// The text of a spec may be as long as a file that is read; inside JSON it takes up to twice as much.
    func bodyRule(spec format: SpecFormat, limits: SpecReadingLimits) -> BodyRule {
        switch self {
        case .spec: BodyRule(types: [format.mediaType], limit: limits.bytes)
        case .preview: BodyRule(types: SpecFormat.allCases.map(\.mediaType), limit: limits.bytes)
        case .assist: BodyRule(limit: 2 * limits.bytes)
        case .edit: BodyRule(limit: SpecReadingLimits.http.bytes)
        default: BodyRule()
        }
    }
}

extension SpecFormat {
    /// The media type of texts written in this way.
    var mediaType: String {
        switch self {
        case .json: "application/json"
        case .yaml: "application/yaml"
        }
    }
}
