import Foundation
import GRDB
import PreviewCore

/// The history of specs: the last ``HistoryLimit/changes`` texts of each, equal texts kept once.
///
/// Rows have a checksum like all others. A text has its digest, which is looked at when the text is read: a damaged
/// old text costs itself, not the links and customizations that stand in the same file.
enum SpecTable {
    /// The oldest first.
    static func revisions(of spec: String, in db: Database) throws -> [SpecRevision] {
        let sql = "SELECT * FROM specRevision WHERE spec = ? ORDER BY id"
        return try Row.fetchAll(db, sql: sql, arguments: [spec]).map { row in
            guard let revision = SpecRevision(row) else { throw DamagedRow(table: "specRevision") }
            return revision
        }
    }

    /// The text of a digest; nil if it is not there, or another than was written.
    static func text(_ digest: ContentDigest, in db: Database) throws -> [UInt8]? {
        let sql = "SELECT text FROM specText WHERE digest = ?"
        let row = try Row.fetchOne(db, sql: sql, arguments: [Data(digest.bytes)])
        return row?.bytes("text").flatMap { ContentDigest(of: $0) == digest ? $0 : nil }
    }

    static func append(_ records: [SpecRecord], to spec: String, in db: Database) throws {
        for record in records {
            // Written over, so that a text that was damaged is whole again.
            try db.execute(
                sql: "INSERT OR REPLACE INTO specText (digest, text) VALUES (?, ?)",
                arguments: [Data(record.revision.digest.bytes), Data(record.text)]
            )
            try insert(record.revision, of: spec, in: db)
        }
        try trim(spec, in: db)
    }

    static func remove(_ number: Int, of spec: String, in db: Database) throws {
        try db.execute(sql: "DELETE FROM specRevision WHERE spec = ? AND revision = ?", arguments: [spec, number])
        try dropTexts(in: db)
    }

    static func confirm(_ number: Int, of spec: String, in db: Database) throws {
        let rows = "FROM specRevision WHERE spec = ? AND revision = ? ORDER BY id DESC LIMIT 1"
        guard let row = try Row.fetchOne(db, sql: "SELECT * \(rows)", arguments: [spec, number]) else { return }
        guard var revision = SpecRevision(row), let id = row.number("id") else {
            throw DamagedRow(table: "specRevision")
        }
        revision.isConfirmed = true
        try db.execute(
            sql: "UPDATE specRevision SET confirmed = 1, checksum = ? WHERE id = ?",
            arguments: [revision.checksum(of: spec), id]
        )
    }

    /// The highest revision number of any text; 0 if there is none.
    static func highestRevision(in db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT max(revision) FROM specRevision") ?? 0
    }

    /// Throws ``DamagedRow`` at the first row that is not as it was written.
    static func verify(in db: Database) throws {
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM specRevision")
        while let row = try rows.next() {
            guard let revision = SpecRevision(row), let spec = row.text("spec"),
                row.checksum("checksum") == revision.checksum(of: spec)
            else { throw DamagedRow(table: "specRevision") }
        }
    }

    private static func insert(_ revision: SpecRevision, of spec: String, in db: Database) throws {
        let sql = """
            INSERT INTO specRevision (
                spec, revision, time, digest, good, confirmed, checksum, author, link, kind, subject, summary
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        let values: StatementArguments = [
            spec, revision.number, revision.time, Data(revision.digest.bytes), revision.isGood ? 1 : 0,
            revision.isConfirmed ? 1 : 0, revision.checksum(of: spec),
        ]
        try db.execute(sql: sql, arguments: values + revision.note.arguments)
    }

    private static func trim(_ spec: String, in db: Database) throws {
        let sql = """
            DELETE FROM specRevision WHERE spec = ?1 AND id <= (
                SELECT id FROM specRevision WHERE spec = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)
            """
        try db.execute(sql: sql, arguments: [spec, HistoryLimit.changes])
        if db.changesCount > 0 { try dropTexts(in: db) }
    }

    private static func dropTexts(in db: Database) throws {
        try db.execute(sql: "DELETE FROM specText WHERE digest NOT IN (SELECT digest FROM specRevision)")
    }
}
