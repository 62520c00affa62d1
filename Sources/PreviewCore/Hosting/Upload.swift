public import Foundation
import TabSpecCoding

/// A spec with its files, in the form in which laptops and team servers exchange it: JSON, contents as base64.
public struct Upload: Codable, Hashable, Sendable {
    /// A file that the spec names.
    public struct File: Codable, Hashable, Sendable {
        /// The path of the file, relative to the spec.
        public var path: String
        /// The content of the file.
        public var content: Data

        /// Creates a file.
        public init(path: String, content: Data) {
            (self.path, self.content) = (path, content)
        }
    }

    /// The name of the spec's file, which determines the format of its text.
    public var file: String
    /// The spec's bytes.
    public var text: Data
    /// The files that the spec names.
    public var files: [File]

    /// Creates an upload.
    public init(file: String, text: Data, files: [File] = []) {
        (self.file, self.text, self.files) = (file, text, files)
    }
}

extension Upload {
    /// The folder of the symbols that are published with a spec, each as `NAME.svg`.
    ///
    /// The folder is hidden, so none of the spec's files is in it.
    public static let symbolsFolder = ".symbols"
    /// The maximum number of files, and the maximum number of their bytes together.
    static let limits = (files: 2000, bytes: 32 << 20)
    /// The maximum length of an upload's JSON, in bytes: base64 takes a third more.
    public static let longestBody = 48 << 20

    /// Creates an upload from the body of a request.
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

    /// Returns the upload as JSON, the same bytes for the same upload.
    public func body() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// Returns the files in the form of the store; throws for the first that can't be published.
    func published() throws(HostError) -> [PublishedFile] {
        guard files.count <= Self.limits.files else {
            throw .body("it has more than \(Self.limits.files) files")
        }
        var (seen, bytes) = (Set<String>(), 0)
        for file in files {
            if let objection = Self.objection(toUploaded: file.path) { throw .file(path: file.path, reason: objection) }
            guard seen.insert(file.path).inserted else { throw .file(path: file.path, reason: "it appears twice") }
            bytes += file.content.count
        }
        guard bytes <= Self.limits.bytes else {
            throw .body("its files are larger than \(Self.limits.bytes >> 20) MiB in total")
        }
        return files.map { PublishedFile(path: $0.path, bytes: Array($0.content)) }
    }

    /// A Boolean value that indicates whether the spec's file has a name that a spec can have.
    var hasSpecName: Bool {
        Self.objection(toPath: file) == nil && !file.contains("/") && Self.isSpecName(file)
    }

    /// Returns a Boolean value that indicates whether a file's name has the extension of a spec.
    public static func isSpecName(_ name: String) -> Bool {
        [".json", ".yaml", ".yml"].contains { name.lowercased().hasSuffix($0) }
    }
}
