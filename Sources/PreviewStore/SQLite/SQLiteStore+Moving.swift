import Foundation
import GRDB
import PreviewCore

/// The outcome of moving a spec's links and histories to another name.
public enum MoveOutcome: Hashable, Sendable {
    /// All data has the new name.
    case moved
    /// The old name has no stored data.
    case nothingStored
    /// The new name already has links, customizations or texts, so nothing was moved.
    case taken
}

extension SQLiteStore {
    /// Moves all stored data of one spec to another: links with their comments, histories and customizations.
    ///
    /// Links of other accounts stay: only their own account can seal them.
    func move(_ old: String, to new: String) async throws -> MoveOutcome {
        let key = key
        return try await write { db in
            let move = StoreMove(old: old, new: new, key: key, db: db)
            guard try move.isStored else { return .nothingStored }
            guard try !move.isTaken else { return .taken }
            try move.perform()
            return .moved
        }
    }
}

/// A move in its transaction: the sums of all rows are computed again, as they include the name.
private struct StoreMove {
    let old: String
    let new: String
    let key: AccountKey
    let db: Database

    private static let tables = ["share", "specRevision", "act", "customization"]

    var isStored: Bool {
        get throws { try Self.tables.contains { try has(old, in: $0) } }
    }

    /// A Boolean value that indicates whether a move would lose data of the new name.
    ///
    /// Texts that the old name has too are not lost.
    var isTaken: Bool {
        get throws {
            if try ["share", "act", "customization"].contains(where: { try has(new, in: $0) }) { return true }
            let known = Set(try SpecTable.revisions(of: old, in: db).map(\.digest))
            return try SpecTable.revisions(of: new, in: db).contains { !known.contains($0.digest) }
        }
    }

    func perform() throws {
        try SpecTable.removeAll(of: new, in: db)
        try moveTexts()
        try moveActs()
        try moveCustomizations()
        try moveLinks()
        let heads = try [old, new].map { try HeadTable.entry(of: $0, in: db) }
        try db.execute(sql: "DELETE FROM head WHERE spec = ?", arguments: [old])
        let head = HeadTable.Entry(
            revision: max(heads[0].revision, heads[1].revision),
            links: heads[0].links + heads[1].links + 1
        )
        try HeadTable.set(head, of: new, in: db)
    }

    private func has(_ spec: String, in table: String) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE spec = ?)", arguments: [spec]) ?? false
    }

    private func rows(of table: String) throws -> [Row] {
        try Row.fetchAll(db, sql: "SELECT rowid AS place, * FROM \(table) WHERE spec = ?", arguments: [old])
    }

    private func update(_ table: String, _ row: Row, checksum: Int64?) throws {
        try db.execute(
            sql: "UPDATE \(table) SET spec = ?, checksum = ? WHERE rowid = ?",
            arguments: [new, checksum, row["place"] as Int64]
        )
    }

    private func moved(_ key: CustomizationKey) -> CustomizationKey {
        CustomizationKey(spec: new, storageKey: key.storageKey, profile: key.profile)
    }

    private func moveTexts() throws {
        for row in try rows(of: "specRevision") {
            guard let revision = SpecRevision(row) else { throw DamagedRow(table: "specRevision") }
            try update("specRevision", row, checksum: revision.checksum(of: new))
        }
    }

    private func moveActs() throws {
        for row in try rows(of: "act") {
            guard var act = ActRecord(row) else { throw DamagedRow(table: "act") }
            act.key = moved(act.key)
            try update("act", row, checksum: act.checksum)
        }
    }

    private func moveCustomizations() throws {
        for row in try rows(of: "customization") {
            guard var entry = CustomizationTable.Entry(row) else { throw DamagedRow(table: "customization") }
            entry.key = moved(entry.key)
            // A row that was edited by SQL has none.
            try update("customization", row, checksum: row.isNull("checksum") ? nil : entry.checksum)
        }
    }

    private func moveLinks() throws {
        for var share in try ShareTable.shares(of: old, in: db, key: key) where !share.isForeign {
            share.spec = new
            try db.execute(
                sql: "UPDATE share SET spec = ?, checksum = ?, seal = ? WHERE id = ?",
                arguments: [new, share.checksum, Data(key.seal(share.sealed)), share.id]
            )
        }
    }
}
