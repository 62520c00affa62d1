public import Foundation
import PreviewCore
import TabSpecCoding

/// A spec with its files, as it travels between a laptop and a team's server: JSON, contents as base64.
public struct Upload: Codable, Hashable, Sendable {
    /// A file that the spec names.
    public struct File: Codable, Hashable, Sendable {
        /// Where it is, relative to the spec.
        public var path: String
        /// Its content.
        public var content: Data

        /// Makes a file.
        public init(path: String, content: Data) {
            (self.path, self.content) = (path, content)
        }
    }

    /// The name of the spec's file, which says how its text is written.
    public var file: String
    /// The spec's bytes.
    public var text: Data
    /// The files that it names.
    public var files: [File]

    /// Makes an upload.
    public init(file: String, text: Data, files: [File] = []) {
        (self.file, self.text, self.files) = (file, text, files)
    }
}

extension Upload {
    /// The folder of the symbols that are published with a spec, each as `NAME.svg`: hidden, so it is none of the spec's.
    public static let symbolsFolder = ".symbols"
    /// The most files, and how many bytes they may have together.
    public static let limits = (files: 2000, bytes: 32 << 20)
    /// How long the JSON of an upload may be: base64 takes a third more.
    public static let longestBody = 48 << 20

    /// Reads what was sent.
    public init(reading body: [UInt8]) throws(HostError) {
        let read: Self
        do {
            read = try JSONDecoder().decode(Self.self, from: Data(body))
        } catch DecodingError.keyNotFound(let key, _) {
            throw .body("\"\(key.stringValue)\" is missing")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            throw .body("\(Self.place(context)) has the wrong type")
        } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
            throw .body("\(Self.place(context)) is not base64")
        } catch {
            throw .body("it is not valid JSON")
        }
        self = read
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let names = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
        return "\"\(names.joined().drop { $0 == "." })\""
    }

    /// As JSON, the same bytes for the same upload.
    public func body() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// The files as a store takes them; throws for the first that can't be published.
    func published() throws(HostError) -> [PublishedFile] {
        guard files.count <= Self.limits.files else {
            throw .body("it has more than \(Self.limits.files) files")
        }
        var (seen, bytes) = (Set<String>(), 0)
        for file in files {
            if let objection = Self.objection(toUploaded: file.path) { throw .file(path: file.path, reason: objection) }
            guard seen.insert(file.path).inserted else { throw .file(path: file.path, reason: "it is there twice") }
            bytes += file.content.count
        }
        guard bytes <= Self.limits.bytes else {
            throw .body("its files have more than \(Self.limits.bytes >> 20) MiB together")
        }
        return files.map { PublishedFile(path: $0.path, bytes: Array($0.content)) }
    }

    /// A Boolean value that indicates whether the spec's file has a name that a spec can have.
    var hasSpecName: Bool {
        Self.objection(toPath: file) == nil && !file.contains("/") && Self.isSpecName(file)
    }

    /// Returns whether a file's name has the extension of a spec.
    public static func isSpecName(_ name: String) -> Bool {
        [".json", ".yaml", ".yml"].contains { name.lowercased().hasSuffix($0) }
    }
}
