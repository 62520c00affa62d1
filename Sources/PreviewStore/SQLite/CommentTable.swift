import GRDB
import PreviewCore

/// The comments on links, one row each.
enum CommentTable {
    /// Returns the comments on the links of a spec, oldest first.
    static func comments(of spec: String, in db: Database) throws -> [ShareComment] {
        let sql = """
            SELECT comment.* FROM comment JOIN share ON share.id = comment.link WHERE share.spec = ?
            ORDER BY comment.time, comment.rowid
            """
        return try Row.fetchAll(db, sql: sql, arguments: [spec]).map { row in
            guard let comment = ShareComment(row) else { throw DamagedRow(table: "comment") }
            return comment
        }
    }

    /// Stores a comment, unless its link has been removed.
    static func store(_ comment: ShareComment, in db: Database) throws {
        let sql = """
            INSERT INTO comment (id, link, kind, author, text, tab, tabTitle, revision, time, resolved, checksum)
            SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM share WHERE id = ?)
            ON CONFLICT (id) DO UPDATE SET resolved = excluded.resolved, checksum = excluded.checksum
            """
        let words: StatementArguments = [
            comment.id, comment.link, comment.kind.rawValue, comment.author, comment.text, comment.tab?.id,
            comment.tab?.title,
        ]
        try db.execute(
            sql: sql,
            arguments: words + [comment.revision, comment.time, comment.isResolved, comment.checksum, comment.link]
        )
    }

    static func remove(_ id: String, in db: Database) throws {
        try db.execute(sql: "DELETE FROM comment WHERE id = ?", arguments: [id])
    }

    /// Throws ``DamagedRow`` at the first damaged row.
    static func verify(in db: Database) throws {
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM comment")
        while let row = try rows.next() {
            guard let comment = ShareComment(row), row.checksum("checksum") == comment.checksum else {
                throw DamagedRow(table: "comment")
            }
        }
    }
}

// MARK: - Rows

extension ShareComment {
    fileprivate var checksum: Int64 {
        var sum = RowChecksum()
        for text in [id, link, kind.rawValue, author, text, tab?.id, tab?.title] { sum.add(text) }
        sum.add(revision)
        sum.add(time)
        sum.add(isResolved ? 1 : 0)
        return sum.value
    }

    init?(_ row: Row) {
        guard let id = row.text("id"), let link = row.text("link"), let author = row.text("author"),
            let kind = row.text("kind").flatMap(Kind.init), let text = row.text("text"),
            let revision = row.number("revision"), let time = row.seconds("time"),
            let resolved = row.number("resolved"), row.isNull("tab") == row.isNull("tabTitle")
        else { return nil }
        let tab = row.text("tab").flatMap { id in row.text("tabTitle").map { TabMark(id: id, title: $0) } }
        self.init(
            id: id,
            link: link,
            kind: kind,
            author: author,
            text: text,
            tab: tab,
            revision: revision,
            time: time,
            isResolved: resolved == 1
        )
    }
}
