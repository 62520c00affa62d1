import Foundation
import GRDB
import PreviewCore

/// The previews that were published, one row each, and their files.
enum PreviewTable {
    static func previews(
        containing text: String,
        after name: String,
        limit: Int,
        in db: Database
    ) throws -> [HostedPreview] {
        let sql = """
            SELECT preview.*, head.revision AS revision FROM preview LEFT JOIN head ON head.spec = preview.name
            WHERE name > ? AND (? = '' OR instr(lower(name), lower(?)) > 0 OR instr(lower(title), lower(?)) > 0)
            ORDER BY name LIMIT ?
            """
        return try Row.fetchAll(db, sql: sql, arguments: [name, text, text, text, limit]).map(read)
    }

    static func count(containing text: String, in db: Database) throws -> Int {
        // Without a condition, only the index of the names is read.
        guard !text.isEmpty else { return try Int.fetchOne(db, sql: "SELECT count(*) FROM preview") ?? 0 }
        let sql = """
            SELECT count(*) FROM preview
            WHERE instr(lower(name), lower(?1)) > 0 OR instr(lower(title), lower(?1)) > 0
            """
        return try Int.fetchOne(db, sql: sql, arguments: [text]) ?? 0
    }

    static func preview(_ name: String, in db: Database) throws -> HostedPreview? {
        let sql = """
            SELECT preview.*, head.revision AS revision FROM preview LEFT JOIN head ON head.spec = preview.name
            WHERE name = ?
            """
        return try Row.fetchOne(db, sql: sql, arguments: [name]).map(read)
    }

    static func files(of preview: String, in db: Database) throws -> [PublishedFile] {
        let sql = "SELECT path, bytes FROM publishedFile WHERE preview = ? ORDER BY path"
        return try Row.fetchAll(db, sql: sql, arguments: [preview]).map { row in
            guard let path = row.text("path"), let bytes = row.bytes("bytes") else {
                throw DamagedRow(table: "publishedFile")
            }
            return PublishedFile(path: path, bytes: bytes)
        }
    }

    /// Returns the epoch of the published preview, which other previews under its name don't have; nil if none is
    /// published.
    static func epoch(of preview: String, in db: Database) throws -> String? {
        try String.fetchOne(db, sql: "SELECT epoch FROM preview WHERE name = ?", arguments: [preview])
    }

    static func filePaths(of preview: String, in db: Database) throws -> [String] {
        let sql = "SELECT path FROM publishedFile WHERE preview = ? ORDER BY path"
        return try Row.fetchAll(db, sql: sql, arguments: [preview]).map { row in
            guard let path = row.text("path") else { throw DamagedRow(table: "publishedFile") }
            return path
        }
    }

    static func file(_ path: String, of preview: String, in db: Database) throws -> [UInt8]? {
        let sql = "SELECT bytes FROM publishedFile WHERE preview = ? AND path = ?"
        return try Row.fetchOne(db, sql: sql, arguments: [preview, path]).map { row in
            guard let bytes = row.bytes("bytes") else { throw DamagedRow(table: "publishedFile") }
            return bytes
        }
    }

    /// Records a publication, which replaces the previous one.
    static func publish(_ publication: Publication, as preview: String, at time: Double, in db: Database) throws {
        let sql = """
            INSERT OR REPLACE INTO preview (
                name, file, title, errors, warnings, publisher, published, changed, digest, epoch
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        let epoch = try epoch(of: preview, in: db) ?? Revision.newEpoch()
        let summary = publication.summary
        try db.execute(
            sql: sql,
            arguments: [
                preview, publication.file, summary.title, summary.errors, summary.warnings, publication.publisher,
                time, time, Data(publication.record.revision.digest.bytes), epoch,
            ]
        )
        try db.execute(sql: "DELETE FROM publishedFile WHERE preview = ?", arguments: [preview])
        for file in publication.files {
            let sql = "INSERT INTO publishedFile (preview, path, bytes) VALUES (?, ?, ?)"
            try db.execute(sql: sql, arguments: [preview, file.path, Data(file.bytes)])
        }
    }

    /// Records that the text was written; does nothing if the preview was not published.
    static func note(_ summary: TextSummary, of preview: String, at time: Double, in db: Database) throws {
        try db.execute(
            sql: "UPDATE preview SET title = ?, errors = ?, warnings = ?, changed = ? WHERE name = ?",
            arguments: [summary.title, summary.errors, summary.warnings, time, preview]
        )
    }

    /// Records that a customization changed.
    static func touch(_ preview: String, at time: Double, in db: Database) throws {
        try db.execute(sql: "UPDATE preview SET changed = ? WHERE name = ?", arguments: [time, preview])
    }

    /// Removes a preview with everything that belongs to it; false if there is none.
    static func remove(_ preview: String, in db: Database) throws -> Bool {
        try db.execute(sql: "DELETE FROM preview WHERE name = ?", arguments: [preview])
        guard db.changesCount > 0 else { return false }
        try removeAll(of: preview, in: db)
        return true
    }

    /// Removes all data of a name, published or not.
    static func removeAll(of preview: String, in db: Database) throws {
        try SpecTable.removeAll(of: preview, in: db)
        try db.execute(sql: "DELETE FROM publishedFile WHERE preview = ?", arguments: [preview])
        for table in ["comment", "unlock"] {
            let ofLinks = "DELETE FROM \(table) WHERE link IN (SELECT id FROM share WHERE spec = ?)"
            try db.execute(sql: ofLinks, arguments: [preview])
        }
        for table in ["share", "act", "customization", "head"] {
            try db.execute(sql: "DELETE FROM \(table) WHERE spec = ?", arguments: [preview])
        }
    }

    private static func read(_ row: Row) throws -> HostedPreview {
        guard let name = row.text("name"), let file = row.text("file"), let title = row.text("title"),
            let errors = row.number("errors"), let warnings = row.number("warnings"),
            let publisher = row.text("publisher"), let published = row.seconds("published"),
            let changed = row.seconds("changed"),
            let digest = row.bytes("digest").flatMap({ ContentDigest(bytes: $0) })
        else { throw DamagedRow(table: "preview") }
        return HostedPreview(
            name: name,
            file: file,
            summary: TextSummary(title: title, errors: errors, warnings: warnings),
            publisher: publisher,
            published: published,
            changed: changed,
            revision: row.number("revision") ?? 0,
            publishedText: digest
        )
    }
}
