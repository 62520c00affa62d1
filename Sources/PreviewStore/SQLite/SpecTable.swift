import Foundation
import GRDB
import PreviewCore

/// The history of specs: the last texts of each, up to ``HistoryLimit``, equal texts kept once.
///
/// Rows have a checksum like all others. Texts have their digest instead, which is checked when they are read: damage
/// to an old text loses only that text, not the links and customizations that are in the same file.
enum SpecTable {
    /// Returns the revisions of a spec, the oldest first.
    static func revisions(of spec: String, in db: Database) throws -> [SpecRevision] {
        let sql = "SELECT * FROM specRevision WHERE spec = ? ORDER BY id"
        return try Row.fetchAll(db, sql: sql, arguments: [spec]).map { row in
            guard let revision = SpecRevision(row) else { throw DamagedRow(table: "specRevision") }
            return revision
        }
    }

    /// Returns the newest revision; nil before the first.
    static func newest(of spec: String, in db: Database) throws -> SpecRevision? {
        let sql = "SELECT * FROM specRevision WHERE spec = ? ORDER BY id DESC LIMIT 1"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [spec]) else { return nil }
        guard let revision = SpecRevision(row) else { throw DamagedRow(table: "specRevision") }
        return revision
    }

    /// Returns the changes of the text after a revision.
    static func changes(of spec: String, after revision: Int, in db: Database) throws -> [PreviewChange] {
        try Int.fetchAll(
            db,
            sql: "SELECT revision FROM specRevision WHERE spec = ? AND revision > ?",
            arguments: [spec, revision]
        ).map { PreviewChange(revision: $0, subject: .text) }
    }

    /// Returns the text of a digest; nil if it does not exist, or is damaged.
    static func text(_ digest: ContentDigest, in db: Database) throws -> [UInt8]? {
        let sql = "SELECT text FROM specText WHERE digest = ?"
        let row = try Row.fetchOne(db, sql: sql, arguments: [Data(digest.bytes)])
        return row?.bytes("text").flatMap { ContentDigest(of: $0) == digest ? $0 : nil }
    }

    /// Adds revisions, and returns the number of the newest ones that are kept.
    static func append(_ records: [SpecRecord], to spec: String, in db: Database) throws -> Int {
        for record in records {
            // Replaced, so that text that was damaged is correct again.
            try db.execute(
                sql: "INSERT OR REPLACE INTO specText (digest, text) VALUES (?, ?)",
                arguments: [Data(record.revision.digest.bytes), Data(record.text)]
            )
            try insert(record.revision, of: spec, in: db)
        }
        return try trim(spec, in: db)
    }

    /// Deletes the revisions that no history keeps: a store of an earlier version may have more.
    static func trimAll(in db: Database) throws {
        for spec in try String.fetchAll(db, sql: "SELECT DISTINCT spec FROM specRevision") { try trim(spec, in: db) }
    }

    static func remove(_ number: Int, of spec: String, in db: Database) throws {
        try delete("spec = ? AND revision = ?", [spec, number], in: db)
    }

    static func removeAll(of spec: String, in db: Database) throws {
        try delete("spec = ?", [spec], in: db)
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

    /// Throws ``DamagedRow`` at the first damaged row.
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

    @discardableResult private static func trim(_ spec: String, in db: Database) throws -> Int {
        let retained = HistoryLimit.retained(try lengths(of: spec, in: db))
        let oldest = "SELECT id FROM specRevision WHERE spec = ? ORDER BY id DESC LIMIT 1 OFFSET ?"
        if let gone = try Int64.fetchOne(db, sql: oldest, arguments: [spec, retained]) {
            try delete("spec = ? AND id <= ?", [spec, gone], in: db)
        }
        return retained
    }

    /// Returns the digests of a spec's texts with their lengths, the newest first; SQLite reads no text for this.
    private static func lengths(of spec: String, in db: Database) throws -> [(text: DatabaseValue, bytes: Int)] {
        let sql = """
            SELECT specRevision.digest AS digest, length(specText.text) AS bytes
            FROM specRevision LEFT JOIN specText ON specText.digest = specRevision.digest
            WHERE spec = ? ORDER BY id DESC
            """
        return try Row.fetchAll(db, sql: sql, arguments: [spec]).map { row in
            (row["digest"], row.number("bytes") ?? 0)
        }
    }

    /// Deletes revisions, and those of their texts that no other revision has.
    private static func delete(_ rows: String, _ arguments: StatementArguments, in db: Database) throws {
        let gone = "SELECT DISTINCT digest FROM specRevision WHERE \(rows)"
        let digests = try DatabaseValue.fetchAll(db, sql: gone, arguments: arguments)
        try db.execute(sql: "DELETE FROM specRevision WHERE \(rows)", arguments: arguments)
        for digest in digests {
            let sql = """
                DELETE FROM specText WHERE digest = ?1
                    AND NOT EXISTS (SELECT 1 FROM specRevision WHERE digest = ?1)
                """
            try db.execute(sql: sql, arguments: [digest])
        }
    }
}

extension SpecRevision {
    /// Returns the checksum of all columns except the row's number.
    func checksum(of spec: String) -> Int64 {
        var sum = RowChecksum()
        sum.add(spec)
        sum.add(number)
        sum.add(time)
        sum.add(digest.bytes)
        sum.add(isGood ? 1 : 0)
        sum.add(isConfirmed ? 1 : 0)
        sum.add(note)
        return sum.value
    }

    /// Creates a revision from a row; nil if the row does not hold one.
    init?(_ row: Row) {
        guard let number = row.number("revision"), let time = row.seconds("time"), let note = ChangeNote(row),
            let digest = row.bytes("digest").flatMap({ ContentDigest(bytes: $0) }), let good = row.number("good"),
            let confirmed = row.number("confirmed")
        else { return nil }
        self.init(
            number: number,
            time: time,
            note: note,
            digest: digest,
            isGood: good == 1,
            isConfirmed: confirmed == 1
        )
    }
}
