import GRDB
import PreviewCore

/// Gives the disk back what a database no longer needs, when it is opened.
///
/// While it is open, the next texts take the place of those that went. SQLite's automatic vacuum would move pages at
/// every save instead, and must be chosen when the file is made.
enum StoreSpace {
    /// Free bytes in the file that stay for the next texts: 8 MiB.
    static let spare = 8 << 20

    /// Drops what the history keeps no longer, and writes the file again where most of it is free then.
    ///
    /// What the disk refuses is left for the next opening: space is all that it costs.
    static func giveBack(_ database: any DatabaseWriter) throws {
        do {
            if try database.read(isLargerThanAHistory) { try database.write(SpecTable.trimAll) }
            if try database.read(isMostlyFree) { try rewrite(database) }
        } catch let error as DatabaseError where StoreError(systemCause: error) != nil {
            return
        }
    }

    private static func rewrite(_ database: any DatabaseWriter) throws {
        try database.vacuum()
        // The log holds the whole new file until then.
        try database.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
    }

    private static func isLargerThanAHistory(_ db: Database) throws -> Bool {
        try bytes("page_count", in: db) > HistoryLimit.textBytes
    }

    private static func isMostlyFree(_ db: Database) throws -> Bool {
        let free = try bytes("freelist_count", in: db)
        return try free > spare && 2 * free > bytes("page_count", in: db)
    }

    private static func bytes(_ pages: String, in db: Database) throws -> Int {
        let size = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
        return size * (try Int.fetchOne(db, sql: "PRAGMA \(pages)") ?? 0)
    }
}
