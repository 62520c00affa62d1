import GRDB
import PreviewCore

/// The return of unused space to the disk, when a database is opened.
///
/// While it is open, the next texts take the place of deleted ones. SQLite's automatic vacuum would move pages at every
/// save instead, and must be chosen when the file is created.
enum StoreSpace {
    /// The free bytes in the file that stay for the next texts: 8 MiB.
    static let spare = 8 << 20

    /// Deletes data that the history no longer keeps, and rewrites the file if most of it is free then.
    ///
    /// An error of the disk leaves this to the next opening: it costs only space.
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
