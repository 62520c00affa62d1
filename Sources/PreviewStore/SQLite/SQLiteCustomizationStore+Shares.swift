import GRDB
public import PreviewCore

/// Links live in the same database: one file to lock, to inspect and to close.
extension SQLiteCustomizationStore: ShareStore {
    /// The links of a spec, in the order of their creation.
    public func shares(of spec: String) async throws -> [ShareRecord] {
        try await read { db in try ShareTable.shares(of: spec, in: db, key: key) }
    }

    /// Stores a link, on disk when this returns.
    public func save(_ share: ShareRecord) async throws {
        let key = key
        try await write { db in try ShareTable.store(share, in: db, key: key) }
    }

    /// Removes links in one transaction.
    public func removeShares(_ ids: [ShareID]) async throws {
        try await write { db in try ShareTable.remove(ids, in: db) }
    }

    /// Stores uses in one transaction.
    public func noteUses(_ uses: [ShareUse]) async throws {
        try await write { db in for use in uses { try ShareTable.note(use, in: db) } }
    }
}
