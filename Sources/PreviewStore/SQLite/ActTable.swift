import GRDB
import PreviewCore

/// The history of customizations: the last ``ActRecord/kept`` actions of each key, in the order in which they were
/// stored.
enum ActTable {
    static func append(_ act: ActRecord, in db: Database) throws {
        let sql = """
            INSERT INTO act (
                spec, storageKey, profile, operations, before, after, revision, time, checksum,
                author, link, kind, subject, summary
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        let values: StatementArguments = [
            act.operations, act.before, act.after, act.revision, act.time, act.checksum,
        ]
        let note = act.note?.arguments ?? [nil, nil, nil, nil, nil]
        try db.execute(sql: sql, arguments: act.key.arguments + values + note)
        try trim(act.key, keeping: act.retained, in: db)
    }

    /// Returns the actions of a key, newest first.
    static func acts(of key: CustomizationKey, in db: Database) throws -> [ActRecord] {
        let sql = "SELECT * FROM act WHERE spec = ? AND storageKey = ? AND profile = ? ORDER BY id DESC"
        return try Row.fetchAll(db, sql: sql, arguments: key.arguments).map { row in
            guard let act = ActRecord(row) else { throw DamagedRow(table: "act") }
            return act
        }
    }

    /// Returns the changes of a preview's customizations after a revision.
    static func changes(of preview: String, after revision: Int, in db: Database) throws -> [PreviewChange] {
        let sql = "SELECT spec, storageKey, profile, revision FROM act WHERE spec = ? AND revision > ?"
        return try Row.fetchAll(db, sql: sql, arguments: [preview, revision]).map { row in
            guard let key = CustomizationKey(row), let number = row.number("revision") else {
                throw DamagedRow(table: "act")
            }
            return PreviewChange(revision: number, subject: .customization(key))
        }
    }

    /// Throws ``DamagedRow`` at the first damaged row.
    static func verify(in db: Database) throws {
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM act")
        while let row = try rows.next() {
            guard let act = ActRecord(row), row.checksum("checksum") == act.checksum else {
                throw DamagedRow(table: "act")
            }
        }
    }

    private static func trim(_ key: CustomizationKey, keeping count: Int, in db: Database) throws {
        let sql = """
            DELETE FROM act WHERE spec = ?1 AND storageKey = ?2 AND profile = ?3 AND id <= (
                SELECT id FROM act WHERE spec = ?1 AND storageKey = ?2 AND profile = ?3
                ORDER BY id DESC LIMIT 1 OFFSET ?4)
            """
        try db.execute(sql: sql, arguments: key.arguments + [count])
    }
}

extension ActRecord {
    /// The checksum of all columns; that of a row without a note is the one from before there were notes.
    var checksum: Int64 {
        var sum = RowChecksum()
        for text in [key.spec, key.storageKey, key.profile, operations] { sum.add(text) }
        sum.add(before)
        sum.add(after)
        sum.add(revision)
        sum.add(time)
        if let note { sum.add(note) }
        return sum.value
    }

    init?(_ row: Row) {
        guard let key = CustomizationKey(row), let operations = row.text("operations"),
            let revision = row.number("revision"), let time = row.seconds("time")
        else { return nil }
        let note = ChangeNote(row)
        guard note != nil || ChangeNote.isMissing(in: row) else { return nil }
        self.init(
            key: key,
            operations: operations,
            before: row.text("before"),
            after: row.text("after"),
            revision: revision,
            time: time,
            note: note
        )
    }
}
