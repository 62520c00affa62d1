import GRDB

/// Whether a database is ours, known to this version, and whole.
enum DatabaseInspection {
    /// Throws ``OpeningFailure`` if not.
    static func inspect(_ db: Database, path: String) throws {
        guard try number("application_id", in: db) == StoreSchema.applicationID else {
            throw OpeningFailure.damaged("it is not a database of tabpreview")
        }
        try refuseNewer(try number("user_version", in: db), path: path)
        try refuseUnknownSteps(db, path: path)
        let verdict = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)")
        guard verdict == "ok" else { throw OpeningFailure.damaged(verdict ?? "SQLite finds no database in it") }
        try CustomizationTable.verify(in: db)
        try ActTable.verify(in: db)
        // Older files get the tables only after this.
        let steps = try StoreSchema.migrator.appliedIdentifiers(db)
        if steps.contains("2") { try ShareTable.verify(in: db) }
        if steps.contains("3") { try SpecTable.verify(in: db) }
        _ = try RevisionCounter.next(in: db)
    }

    /// Throws if the schema version is above ours.
    static func refuseNewer(_ version: Int, path: String) throws(OpeningFailure) {
        guard version > StoreSchema.version else { return }
        throw .refused(.newerVersion(file: path, found: "\(version)", known: StoreSchema.version))
    }

    private static func refuseUnknownSteps(_ db: Database, path: String) throws {
        let known = Set(StoreSchema.migrator.migrations)
        let unknown = try StoreSchema.migrator.appliedIdentifiers(db).subtracting(known)
        guard let found = unknown.max() else { return }
        throw OpeningFailure.refused(.newerVersion(file: path, found: found, known: StoreSchema.version))
    }

    private static func number(_ pragma: String, in db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "PRAGMA \(pragma)") ?? 0
    }
}
