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

    /// The tag of the server's text that was written beside the spec; nil if none was.
    var copy: String? { all[copyKey] }

    /// Notes what is published now.
    func note(_ tag: String) throws(FileFailure) { try note(tag, for: key) }

    /// Notes what was written beside the spec.
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
                text: TerminalText.escaped("What was published can't be noted: \(reason). Next time, add --replace.")
            )
        }
    }

    /// Notes what was published from a spec for the same spec under another name.
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
        let bytes = try? FileReading.bytes(of: path, missingIsFine: true)
        return bytes.flatMap { try? JSONDecoder().decode([String: String].self, from: Data($0)) } ?? [:]
    }
}
