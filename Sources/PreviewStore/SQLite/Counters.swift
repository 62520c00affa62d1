import GRDB

/// The numbers of the table `counter`, each with a checksum.
private enum CounterTable {
    /// A number; nil if it is not there, or not as it was written.
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

/// The next revision number that is still free.
enum RevisionCounter {
    private static let name = "revision"

    static func next(in db: Database) throws -> Int {
        guard let next = try CounterTable.value(name, in: db), next >= 1 else { throw DamagedRow(table: "counter") }
        return next
    }

    static func set(_ next: Int, in db: Database) throws {
        try CounterTable.set(name, to: next, in: db)
    }
}

/// A random number that tells this store from others; made when first asked for.
///
/// One that is damaged gets another in its place: nothing is lost but the knowledge that the store is the same.
enum StoreMark {
    private static let name = "mark"

    static func get(in db: Database) throws -> Int {
        if let mark = try CounterTable.value(name, in: db) { return mark }
        let mark = Int.random(in: 1...Int.max)
        try CounterTable.set(name, to: mark, in: db)
        return mark
    }
}

/// A second place for the revision counter, the file `revision` beside the database.
///
/// So the number never falls, even if the database is deleted, set aside as damaged or brought back from a backup.
struct RevisionFloor: Hashable, Sendable {
    let path: String

    init(folder: String) {
        path = ParentFolder.path("revision", in: folder)
    }

    /// The next number that nobody has been given as far as this file knows; 1 if it does not exist.
    var next: Int {
        guard let text = PrivateFile.text(path), text.hasSuffix("\n"), let next = Int(text.dropLast()) else { return 1 }
        // A damaged file must not use the numbers up.
        return (1...1_000_000_000_000).contains(next) ? next : 1
    }

    func set(_ next: Int) throws(SystemFailure) {
        try PrivateFile.replace(path, with: "\(next)\n")
    }
}
