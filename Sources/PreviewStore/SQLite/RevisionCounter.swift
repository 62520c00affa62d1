import GRDB

/// The next revision number that nobody has been given, kept in the table `counter`.
enum RevisionCounter {
    private static let name = "revision"

    static func next(in db: Database) throws -> Int {
        let row = try Row.fetchOne(db, sql: "SELECT * FROM counter WHERE name = ?", arguments: [name])
        guard let next = row?.number("next"), next >= 1, row?.checksum("checksum") == checksum(next) else {
            throw DamagedRow(table: "counter")
        }
        return next
    }

    static func set(_ next: Int, in db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO counter (name, next, checksum) VALUES (?, ?, ?)",
            arguments: [name, next, checksum(next)]
        )
    }

    private static func checksum(_ next: Int) -> Int64 {
        var sum = RowChecksum()
        sum.add(name)
        sum.add(next)
        return sum.value
    }
}
