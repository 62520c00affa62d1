import GRDB
import PreviewCore

/// The present numbers of each preview, one row per preview.
enum HeadTable {
    /// A preview's numbers: of its newest revision, and of the changes of its links.
    struct Entry: Hashable {
        var revision = 0
        var links = 0
    }

    /// Returns the numbers of a preview; zeros before its first action.
    static func entry(of preview: String, in db: Database) throws -> Entry {
        let sql = "SELECT * FROM head WHERE spec = ?"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [preview]) else { return Entry() }
        guard let (name, entry) = read(row), name == preview else { throw DamagedRow(table: "head") }
        return entry
    }

    /// Returns the numbers of published previews with their epochs, by name.
    static func published(_ previews: [String], in db: Database) throws -> [String: (epoch: String, entry: Entry)] {
        let sql = """
            SELECT name, epoch, head.* FROM preview LEFT JOIN head ON spec = name
            WHERE name IN (\(databaseQuestionMarks(count: previews.count)))
            """
        let rows = try Row.fetchCursor(db, sql: sql, arguments: StatementArguments(previews))
        var found: [String: (epoch: String, entry: Entry)] = [:]
        while let row = try rows.next() {
            guard let name = row.text("name"), let epoch = row.text("epoch") else { throw DamagedRow(table: "preview") }
            guard !row.isNull("spec") else {
                found[name] = (epoch, Entry())
                continue
            }
            guard let (_, entry) = read(row) else { throw DamagedRow(table: "head") }
            found[name] = (epoch, entry)
        }
        return found
    }

    static func set(_ entry: Entry, of preview: String, in db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO head (spec, revision, links, checksum) VALUES (?, ?, ?, ?)",
            arguments: [preview, entry.revision, entry.links, checksum(preview, entry)]
        )
    }

    /// Throws ``DamagedRow`` at the first damaged row.
    static func verify(in db: Database) throws {
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM head")
        while let row = try rows.next() {
            guard read(row) != nil else { throw DamagedRow(table: "head") }
        }
    }

    private static func read(_ row: Row) -> (preview: String, entry: Entry)? {
        guard let preview = row.text("spec"), let revision = row.number("revision"), let links = row.number("links")
        else { return nil }
        let entry = Entry(revision: revision, links: links)
        return row.checksum("checksum") == checksum(preview, entry) ? (preview, entry) : nil
    }

    private static func checksum(_ preview: String, _ entry: Entry) -> Int64 {
        var sum = RowChecksum()
        sum.add(preview)
        sum.add(entry.revision)
        sum.add(entry.links)
        return sum.value
    }
}
