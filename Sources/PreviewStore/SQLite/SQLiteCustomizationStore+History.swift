import GRDB
public import PreviewCore

/// The texts of specs live in the same database too.
extension SQLiteCustomizationStore: HistoryStore {
    /// The revisions of a spec, the oldest first.
    public func specRevisions(of spec: String) async throws -> [SpecRevision] {
        try await read { db in try SpecTable.revisions(of: spec, in: db) }
    }

    /// The text with this digest; nil if it is not kept, or damaged.
    public func specText(_ digest: ContentDigest, of spec: String) async throws -> [UInt8]? {
        try await read { db in try SpecTable.text(digest, in: db) }
    }

    /// Adds revisions in one transaction, on disk when this returns, and says how many of the newest it keeps.
    @discardableResult public func append(_ records: [SpecRecord], to spec: String) async throws -> Int {
        try await write { db in try SpecTable.append(records, to: spec, in: db) }
    }

    /// Removes a revision, and its text if no other has it.
    public func removeSpecRevision(_ number: Int, of spec: String) async throws {
        try await write { db in try SpecTable.remove(number, of: spec, in: db) }
    }

    /// Notes that the file has had a string.
    public func confirmSpecRevision(_ number: Int, of spec: String) async throws {
        try await write { db in try SpecTable.confirm(number, of: spec, in: db) }
    }
}
