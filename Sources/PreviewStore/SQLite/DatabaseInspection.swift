import Files
import GRDB

/// The first 100 bytes of a database file (SQLite's file format, 1.3), read before SQLite touches it.
enum DatabaseHeader {
    private static let magic = Array("SQLite format 3\0".utf8)
    private static let smallestPage = 512

    /// Returns the reason why a file can't be a database of this program; nil if it may be one.
    static func fault(_ path: String) -> String? {
        guard let bytes = bytes(path) else { return nil }
        if bytes.isEmpty { return "it is empty" }
        guard bytes.count == smallestPage else { return "it is truncated" }
        guard bytes.starts(with: magic) else { return "it is not an SQLite database" }
        // Write and read version: 1 for a rollback journal, 2 for a write-ahead log.
        guard (1...2).contains(bytes[18]), (1...2).contains(bytes[19]) else { return "its header is damaged" }
        return nil
    }

    /// Returns the schema version in the file; nil if it can't be read.
    static func userVersion(_ path: String) -> Int? {
        guard let bytes = bytes(path), bytes.count == smallestPage else { return nil }
        return Int(Int32(bitPattern: bytes[60..<64].reduce(0) { $0 << 8 | UInt32($1) }))
    }

    private static func bytes(_ path: String) -> [UInt8]? {
        try? RegularFile(path.utf8, followsLinks: false).prefix(smallestPage)
    }
}

/// The inspection of a database: it must be one of this program, of a known version, and undamaged.
enum DatabaseInspection {
    /// Throws ``OpeningFailure`` if a check fails.
    static func inspect(_ db: Database, path: String) throws {
        guard try number("application_id", in: db) == StoreSchema.applicationID else {
            throw OpeningFailure.damaged("it is not a tabpreview database")
        }
        try refuseNewer(try number("user_version", in: db), path: path)
        try refuseUnknownSteps(db, path: path)
        let verdict = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)")
        guard verdict == "ok" else { throw OpeningFailure.damaged(verdict ?? "SQLite can't read a database from it") }
        try CustomizationTable.verify(in: db)
        try ActTable.verify(in: db)
        // Older files get the tables only after this.
        let steps = try StoreSchema.migrator(isHosting: true).appliedIdentifiers(db)
        if steps.contains("2") { try ShareTable.verify(in: db) }
        if steps.contains("5") { try CommentTable.verify(in: db) }
        if steps.contains("3") { try SpecTable.verify(in: db) }
        if steps.contains("6") { try HeadTable.verify(in: db) }
    }

    /// Throws if the schema version is above that of this program.
    static func refuseNewer(_ version: Int, path: String) throws(OpeningFailure) {
        guard version > StoreSchema.version else { return }
        throw .refused(.newerVersion(file: path, found: "\(version)", known: StoreSchema.version))
    }

    private static func refuseUnknownSteps(_ db: Database, path: String) throws {
        let known = Set(StoreSchema.migrator(isHosting: true).migrations)
        let unknown = try StoreSchema.migrator(isHosting: true).appliedIdentifiers(db).subtracting(known)
        guard let found = unknown.max() else { return }
        throw OpeningFailure.refused(.newerVersion(file: path, found: found, known: StoreSchema.version))
    }

    private static func number(_ pragma: String, in db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "PRAGMA \(pragma)") ?? 0
    }
}
