import Foundation
import PreviewStore

/// What was published last from a spec, and where: the tag by which the next publication means it.
///
/// Kept beside the spec in `.tabpreview/published.json`. Without it, publishing over what is there is refused.
struct PublishedTags {
    private let path: String
    private let key: String

    /// The tags of a spec for a name on a server.
    init(spec: String, server: String, name: String, store: String?) {
        let location = StoreLocation(spec: spec, configured: store)
        path = "\(location.folder)/published.json"
        key = "\(location.spec) \(server)\(name)"
    }

    /// The tag of what was published last; nil if nothing was.
    var last: String? { all[key] }

    /// Notes what is published now.
    func note(_ tag: String) throws(FileFailure) {
        var all = all
        all[key] = tag
        let folder = URL(filePath: path).deletingLastPathComponent()
        do {
            if !FileManager.default.fileExists(atPath: folder.path) {
                let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: mode)
                try Data("*\n".utf8).write(to: folder.appending(path: ".gitignore"))
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(all).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw FileFailure(
                text: "\(TerminalText.escaped(path)) can't be written: \(FileReading.reason(error)). It was published; "
                    + "the next time, add --replace."
            )
        }
    }

    private var all: [String: String] {
        let bytes = try? FileReading.bytes(of: path, missingIsFine: true)
        return bytes.flatMap { try? JSONDecoder().decode([String: String].self, from: Data($0)) } ?? [:]
    }
}
