import PreviewCore
import TabSpecCoding

/// What the body of a request that changes something may be (S40).
enum BodyRule: Hashable, Sendable {
    /// JSON of so many bytes: operations, a link's terms, or a customization.
    case json(limit: Int = 64 << 10)
    /// JSON with a spec's text in it, which takes up to twice as much space there.
    case jsonWithSpec
    /// The text of a spec in the format of the file, as long as a file that is read.
    case spec
    /// The text of a spec in either format.
    case anySpec

    /// The media types that it may have, without parameters.
    func types(for spec: PreviewedSpec) -> [String] {
        switch self {
        case .json, .jsonWithSpec: ["application/json"]
        case .spec: [spec.format.mediaType]
        case .anySpec: SpecFormat.allCases.map(\.mediaType)
        }
    }

    /// How many bytes at most.
    func limit(for spec: PreviewedSpec) -> Int {
        switch self {
        case .json(let limit): limit
        case .jsonWithSpec: 2 * spec.limits.bytes
        case .spec, .anySpec: spec.limits.bytes
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
