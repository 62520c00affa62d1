import PreviewCore
import TabSpecCoding

/// The allowed body of a request that changes something (S40).
enum BodyRule: Hashable, Sendable {
    /// JSON up to the given number of bytes: operations, a link's terms, or a customization.
    case json(limit: Int = 64 << 10)
    /// JSON with a spec's text in it, which takes up to twice as much space there.
    case jsonWithSpec
    /// The text of a spec in the format of the file, as long as a file that is read.
    case spec
    /// The text of a spec in either format.
    case anySpec

    /// Returns the allowed media types, without parameters.
    func types(for spec: PreviewedSpec) -> [String] {
        switch self {
        case .json, .jsonWithSpec: ["application/json"]
        case .spec: [spec.format.mediaType]
        case .anySpec: SpecFormat.allCases.map(\.mediaType)
        }
    }

    /// Returns the maximum number of bytes.
    func limit(for spec: PreviewedSpec) -> Int {
        switch self {
        case .json(let limit): limit
        case .jsonWithSpec: 2 * spec.limits.bytes
        case .spec, .anySpec: spec.limits.bytes
        }
    }
}

extension SpecFormat {
    /// The media type of texts in this format.
    var mediaType: String {
        switch self {
        case .json: "application/json"
        case .yaml: "application/yaml"
        }
    }
}
