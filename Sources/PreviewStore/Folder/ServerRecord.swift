#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The server of a spec in a store folder; written into the spec's lock and, with the key, into its record.
public struct ServerRecord: Hashable, Sendable, Codable {
    /// The process ID of the server.
    var pid: Int
    /// The spec, in the form of ``StoreLocation/spec``; only ever in the record.
    var spec: String?
    /// The URL of the server; nil until it listens.
    public var address: String?
    /// The key by which the command line is let in as the owner; only ever in the record.
    public var key: String?

    /// Creates a record.
    public init(pid: Int, spec: String? = nil, address: String? = nil, key: String? = nil) {
        self.pid = pid
        self.spec = spec
        self.address = address
        self.key = key
    }

    /// Creates a record from text; nil if the text is none.
    init?(text: String) {
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = record
    }

    /// Returns JSON with sorted keys on one line, and a line end.
    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
