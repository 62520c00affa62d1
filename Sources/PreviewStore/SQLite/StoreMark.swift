import GRDB

/// The numbers of the table `counter`, each with a checksum.
private enum CounterTable {
    /// Returns a number; nil if it does not exist, or is damaged.
    static func value(_ name: String, in db: Database) throws -> Int? {
        let row = try Row.fetchOne(db, sql: "SELECT * FROM counter WHERE name = ?", arguments: [name])
        guard let value = row?.number("next"), row?.checksum("checksum") == checksum(name, value) else { return nil }
        return value
    }

    static func set(_ name: String, to value: Int, in db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO counter (name, next, checksum) VALUES (?, ?, ?)",
            arguments: [name, value, checksum(name, value)]
        )
    }

    private static func checksum(_ name: String, _ value: Int) -> Int64 {
        var sum = RowChecksum()
        sum.add(name)
        sum.add(value)
        return sum.value
    }
}

/// A random number that distinguishes this store from others; created at its first use.
///
/// A damaged number is replaced by another: nothing is lost but the knowledge that the store is the same.
enum StoreMark {
    private static let name = "mark"

    /// Returns the number; nil before its first use.
    static func stored(in db: Database) throws -> Int? { try CounterTable.value(name, in: db) }

    static func get(in db: Database) throws -> Int {
        if let mark = try stored(in: db) { return mark }
        let mark = Int.random(in: 1...Int.max)
        try CounterTable.set(name, to: mark, in: db)
        return mark
    }
}
