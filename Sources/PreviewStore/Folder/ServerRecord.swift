#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Who serves a spec from a store folder; written into the spec's lock and, with the key, into its record.
public struct ServerRecord: Hashable, Sendable, Codable {
    /// The server's process.
    public var pid: Int
    /// The spec as ``StoreLocation/spec`` names it; only ever in the record.
    public var spec: String?
    /// Where it answers, as a URL; nil until it listens.
    public var address: String?
    /// What the command line shows to be let in as the owner; only ever in the record.
    public var key: String?

    /// Makes a record.
    public init(pid: Int, spec: String? = nil, address: String? = nil, key: String? = nil) {
        self.pid = pid
        self.spec = spec
        self.address = address
        self.key = key
    }

    /// Reads a record; nil if the text is none.
    init?(text: String) {
        guard let record = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = record
    }

    /// JSON with sorted keys on one line, and a line end.
    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
