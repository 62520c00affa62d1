import GRDB

/// A random number that tells this store from others, kept in the table `counter`; made when first asked for.
///
/// One that is damaged gets another in its place: nothing is lost but the knowledge that the store is the same.
enum StoreMark {
    private static let name = "mark"

    static func get(in db: Database) throws -> Int {
        let row = try Row.fetchOne(db, sql: "SELECT * FROM counter WHERE name = ?", arguments: [name])
        if let mark = row?.number("next"), row?.checksum("checksum") == checksum(mark) { return mark }
        let mark = Int.random(in: 1...Int.max)
        try db.execute(
            sql: "INSERT OR REPLACE INTO counter (name, next, checksum) VALUES (?, ?, ?)",
            arguments: [name, mark, checksum(mark)]
        )
        return mark
    }

    private static func checksum(_ mark: Int) -> Int64 {
        var sum = RowChecksum()
        sum.add(name)
        sum.add(mark)
        return sum.value
    }
}
