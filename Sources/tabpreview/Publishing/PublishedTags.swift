import Foundation
import PreviewStore

/// The tags of the last publications of a spec on servers, which the next publication expects.
///
/// They are stored beside the spec in `.tabpreview/published.json`. Without them, publishing over an existing preview
/// is refused.
struct PublishedTags {
    /// The file's path.
    let path: String
    private let location: StoreLocation
    private let key: String

    /// Creates the tags of a spec for a name on a server.
    init(spec: String, server: String, name: String, store: String?) {
        location = StoreLocation(spec: spec, configured: store)
        path = "\(location.folder)/\(Self.name)"
        key = "\(location.spec) \(server)\(name)"
    }

    /// The tag of the last publication; nil if there is none.
    var last: String? { all[key] }

    /// The tag of the server's text that was written beside the spec; nil if there is none.
    var copy: String? { all[copyKey] }

    /// Stores the tag of a publication.
    func note(_ tag: String) throws(FileFailure) { try note(tag, for: key) }

    /// Stores the tag of the text that was written beside the spec.
    func noteCopy(_ tag: String) throws(FileFailure) { try note(tag, for: copyKey) }

    private var copyKey: String { "\(key) beside" }

    private func note(_ tag: String, for key: String) throws(FileFailure) {
        var all = all
        all[key] = tag
        try Self.write(all, in: location)
    }

    private static func write(_ all: [String: String], in location: StoreLocation) throws(FileFailure) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try location.write(String(decoding: encoder.encode(all), as: UTF8.self), to: name)
        } catch {
            let reason =
                switch error {
                case StoreError.full(let reason), StoreError.unavailable(let reason): reason
                default: "\(error)"
                }
            throw FileFailure(
                text: TerminalText.escaped(
                    "The published version can't be recorded: \(reason). Next time, add --replace."
                )
            )
        }
    }

    /// Moves the tags of a spec to another name of the spec.
    static func move(_ old: StoreLocation, to new: StoreLocation) throws(FileFailure) {
        let path = "\(old.folder)/\(name)"
        let all = read(path)
        let moved = all.map { key, tag in
            (key.hasPrefix("\(old.spec) ") ? new.spec + key.dropFirst(old.spec.count) : key, tag)
        }
        let renamed = Dictionary(moved) { first, _ in first }
        if renamed != all { try write(renamed, in: new) }
    }

    private static let name = "published.json"

    private var all: [String: String] { Self.read(path) }

    private static func read(_ path: String) -> [String: String] {
        let bytes = try? InputFile.bytes(of: path, missingIsFine: true)
        return bytes.flatMap { try? JSONDecoder().decode([String: String].self, from: Data($0)) } ?? [:]
    }
}
