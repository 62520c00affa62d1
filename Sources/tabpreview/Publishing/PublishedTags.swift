import Foundation
import PreviewStore

/// What was published last from a spec, and where: the tag by which the next publication means it.
///
/// Kept beside the spec in `.tabpreview/published.json`. Without it, publishing over what is there is refused.
struct PublishedTags {
    /// The file's path.
    let path: String
    private let location: StoreLocation
    private let key: String

    /// The tags of a spec for a name on a server.
    init(spec: String, server: String, name: String, store: String?) {
        location = StoreLocation(spec: spec, configured: store)
        path = "\(location.folder)/\(Self.name)"
        key = "\(location.spec) \(server)\(name)"
    }

    /// The tag of what was published last; nil if nothing was.
    var last: String? { all[key] }

    /// Notes what is published now.
    func note(_ tag: String) throws(FileFailure) {
        var all = all
        all[key] = tag
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try location.write(String(decoding: encoder.encode(all), as: UTF8.self), to: Self.name)
        } catch {
            let reason =
                switch error {
                case StoreError.full(let reason), StoreError.unavailable(let reason): reason
                default: "\(error)"
                }
            throw FileFailure(
                text: TerminalText.escaped("What was published can't be noted: \(reason). Next time, add --replace.")
            )
        }
    }

    private static let name = "published.json"

    private var all: [String: String] {
        let bytes = try? FileReading.bytes(of: path, missingIsFine: true)
        return bytes.flatMap { try? JSONDecoder().decode([String: String].self, from: Data($0)) } ?? [:]
    }
}
