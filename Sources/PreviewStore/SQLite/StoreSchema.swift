import GRDB

/// The tables, as steps that are only ever added to.
///
/// `PRAGMA user_version` is the number of steps; `PRAGMA application_id` tells our files from other SQLite databases.
enum StoreSchema {
    /// The newest version this program knows.
    static let version = 1
    /// "TabP".
    static let applicationID = 0x5461_6250

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1", migrate: version1)
        return migrator
    }

    /// Rows carry a checksum, as SQLite's own check finds broken structure but not a changed letter.
    ///
    /// Who edits a text by SQL is let off: the trigger takes the checksum away.
    @Sendable private static func version1(_ db: Database) throws {
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
        try db.execute(sql: "PRAGMA user_version = 1")
        try db.execute(
            sql: """
                CREATE TABLE customization (
                    spec TEXT NOT NULL,
                    storageKey TEXT NOT NULL,
                    profile TEXT NOT NULL,
                    text TEXT NOT NULL,
                    revision INTEGER NOT NULL,
                    changed REAL NOT NULL,
                    checksum INTEGER,
                    PRIMARY KEY (spec, storageKey, profile)
                );
                CREATE TRIGGER customizationEditedByHand AFTER UPDATE OF text ON customization
                WHEN NEW.checksum IS OLD.checksum
                BEGIN
                    UPDATE customization SET checksum = NULL WHERE rowid = NEW.rowid;
                END;
                CREATE TABLE act (
                    id INTEGER PRIMARY KEY,
                    spec TEXT NOT NULL,
                    storageKey TEXT NOT NULL,
                    profile TEXT NOT NULL,
                    operations TEXT NOT NULL,
                    before TEXT,
                    after TEXT,
                    revision INTEGER NOT NULL,
                    time REAL NOT NULL,
                    checksum INTEGER NOT NULL
                );
                CREATE INDEX actOfKey ON act (spec, storageKey, profile, id);
                CREATE TABLE counter (
                    name TEXT NOT NULL PRIMARY KEY,
                    next INTEGER NOT NULL,
                    checksum INTEGER NOT NULL
                );
                """
        )
        try RevisionCounter.set(1, in: db)
    }
}
