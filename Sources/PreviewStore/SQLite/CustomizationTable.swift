import GRDB
import PreviewCore

/// The present customizations, one row per key.
enum CustomizationTable {
    /// A row in its written form.
    struct Entry {
        var key: CustomizationKey
        var text: String
        var revision: Int
        var changed: Double

        var checksum: Int64 {
            var sum = RowChecksum()
            sum.add(key.spec)
            sum.add(key.storageKey)
            sum.add(key.profile)
            sum.add(text)
            sum.add(revision)
            sum.add(changed)
            return sum.value
        }
    }

    static func text(for key: CustomizationKey, in db: Database) throws -> String? {
        let sql = "SELECT text FROM customization WHERE spec = ? AND storageKey = ? AND profile = ?"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: key.arguments) else { return nil }
        guard let text = row.text("text") else { throw DamagedRow(table: "customization") }
        return text
    }

    static func store(_ entry: Entry, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO customization (spec, storageKey, profile, text, revision, changed, checksum)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (spec, storageKey, profile) DO UPDATE SET
                    text = excluded.text, revision = excluded.revision,
                    changed = excluded.changed, checksum = excluded.checksum
                """,
            arguments: entry.key.arguments + [entry.text, entry.revision, entry.changed, entry.checksum]
        )
    }

    static func delete(_ key: CustomizationKey, in db: Database) throws {
        let sql = "DELETE FROM customization WHERE spec = ? AND storageKey = ? AND profile = ?"
        try db.execute(sql: sql, arguments: key.arguments)
    }

    static func profiles(spec: String, storageKey: String, in db: Database) throws -> [ProfileSummary] {
        let sql = "SELECT profile, changed FROM customization WHERE spec = ? AND storageKey = ? ORDER BY profile"
        return try Row.fetchAll(db, sql: sql, arguments: [spec, storageKey]).map { row in
            guard let name = row.text("profile"), let changed = row.seconds("changed") else {
                throw DamagedRow(table: "customization")
            }
            return ProfileSummary(name: name, changed: changed)
        }
    }

    /// Throws ``DamagedRow`` at the first damaged row; rows edited by SQL have no checksum.
    static func verify(in db: Database) throws {
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM customization")
        while let row = try rows.next() {
            guard let entry = Entry(row) else { throw DamagedRow(table: "customization") }
            let stored: DatabaseValue = row["checksum"]
            guard stored.isNull || Int64.fromDatabaseValue(stored) == entry.checksum else {
                throw DamagedRow(table: "customization")
            }
        }
    }
}

extension CustomizationTable.Entry {
    init?(_ row: Row) {
        guard let key = CustomizationKey(row), let text = row.text("text"), let revision = row.number("revision"),
            let changed = row.seconds("changed")
        else { return nil }
        self.init(key: key, text: text, revision: revision, changed: changed)
    }
}

extension CustomizationKey {
    var arguments: StatementArguments { [spec, storageKey, profile] }

    init?(_ row: Row) {
        guard let spec = row.text("spec"), let storageKey = row.text("storageKey"), let profile = row.text("profile")
        else { return nil }
        self.init(spec: spec, storageKey: storageKey, profile: profile)
    }
}
