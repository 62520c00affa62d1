import GRDB

/// The tables, as migrations that are only ever added to.
///
/// `PRAGMA user_version` is the number of migrations; `PRAGMA application_id` distinguishes the files of this program
/// from other SQLite databases.
enum StoreSchema {
    /// The newest version that this program knows.
    static let version = 7
    /// "TabP".
    static let applicationID = 0x5461_6250

    /// Returns the migrations of every store, and those that a team's server adds.
    static func migrator(isHosting: Bool) -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1", migrate: version1)
        migrator.registerMigration("2", migrate: version2)
        migrator.registerMigration("3", migrate: version3)
        migrator.registerMigration("4", migrate: version4)
        migrator.registerMigration("5", migrate: version5)
        migrator.registerMigration("6", migrate: version6)
        migrator.registerMigration("7", migrate: version7)
        guard isHosting else { return migrator }
        migrator.registerMigration("host 1", migrate: host1)
        migrator.registerMigration("host 2", migrate: host2)
        return migrator
    }

    /// Creates the tables, whose rows have a checksum.
    ///
    /// SQLite's integrity check finds broken structure but not a changed character. Text that is edited by SQL needs
    /// none: the trigger removes the checksum.
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
    }

    /// Adds links, with their pins.
    ///
    /// The number of uses changes often and has a separate checksum, so that counting reads no pinned text.
    @Sendable private static func version2(_ db: Database) throws {
        try db.execute(sql: "PRAGMA user_version = 2")
        try db.execute(
            sql: """
                CREATE TABLE share (
                    id TEXT NOT NULL PRIMARY KEY,
                    spec TEXT NOT NULL,
                    digest BLOB NOT NULL UNIQUE,
                    role TEXT NOT NULL,
                    label TEXT,
                    profile TEXT NOT NULL,
                    created REAL NOT NULL,
                    expires REAL,
                    password TEXT,
                    pinRevision TEXT,
                    pinFile TEXT,
                    pinFormat TEXT,
                    pinText BLOB,
                    pinCustomization TEXT,
                    checksum INTEGER NOT NULL,
                    lastUsed REAL,
                    views INTEGER NOT NULL,
                    useChecksum INTEGER NOT NULL
                );
                CREATE INDEX shareOfSpec ON share (spec, created, id);
                """
        )
    }

    /// Adds the texts of specs, and the authors of changes to customizations.
    ///
    /// Texts are apart from their revisions, so that listing reads none of them, and equal ones are kept once.
    @Sendable private static func version3(_ db: Database) throws {
        try db.execute(sql: "PRAGMA user_version = 3")
        try db.execute(
            sql: """
                CREATE TABLE specText (
                    digest BLOB NOT NULL PRIMARY KEY,
                    text BLOB NOT NULL
                );
                CREATE TABLE specRevision (
                    id INTEGER PRIMARY KEY,
                    spec TEXT NOT NULL,
                    revision INTEGER NOT NULL,
                    time REAL NOT NULL,
                    digest BLOB NOT NULL,
                    good INTEGER NOT NULL,
                    confirmed INTEGER NOT NULL,
                    checksum INTEGER NOT NULL,
                    author TEXT NOT NULL,
                    link TEXT,
                    kind TEXT NOT NULL,
                    subject INTEGER,
                    summary TEXT NOT NULL
                );
                CREATE INDEX specRevisionOfSpec ON specRevision (spec, id);
                ALTER TABLE act ADD COLUMN author TEXT;
                ALTER TABLE act ADD COLUMN link TEXT;
                ALTER TABLE act ADD COLUMN kind TEXT;
                ALTER TABLE act ADD COLUMN subject INTEGER;
                ALTER TABLE act ADD COLUMN summary TEXT;
                """
        )
    }

    /// Adds the seal that distinguishes links of this account on this machine from others.
    @Sendable private static func version4(_ db: Database) throws {
        try db.execute(sql: "PRAGMA user_version = 4; ALTER TABLE share ADD COLUMN seal BLOB")
    }

    /// Adds comments, and the earlier pin that a pin is compared with.
    @Sendable private static func version5(_ db: Database) throws {
        try db.execute(sql: "PRAGMA user_version = 5")
        try db.execute(
            sql: """
                CREATE TABLE comment (
                    id TEXT NOT NULL PRIMARY KEY,
                    link TEXT NOT NULL,
                    kind TEXT NOT NULL,
                    author TEXT NOT NULL,
                    text TEXT NOT NULL,
                    tab TEXT,
                    tabTitle TEXT,
                    revision INTEGER NOT NULL,
                    time REAL NOT NULL,
                    resolved INTEGER NOT NULL,
                    checksum INTEGER NOT NULL
                );
                CREATE INDEX commentOfLink ON comment (link);
                ALTER TABLE share ADD COLUMN earlierRevision TEXT;
                ALTER TABLE share ADD COLUMN earlierFile TEXT;
                ALTER TABLE share ADD COLUMN earlierFormat TEXT;
                ALTER TABLE share ADD COLUMN earlierText BLOB;
                ALTER TABLE share ADD COLUMN earlierCustomization TEXT;
                ALTER TABLE share ADD COLUMN earlierTime REAL;
                """
        )
    }

    /// Adds the numbers of each preview, which all used one counter before, and the unlock sessions and wrong
    /// passwords.
    ///
    /// The statement is short, as the schema is to stay in the first page of the file (``host1``).
    @Sendable private static func version6(_ db: Database) throws {
        try db.execute(sql: "PRAGMA user_version = 6")
        try db.execute(
            sql: """
                CREATE TABLE head (spec TEXT PRIMARY KEY, revision, links, checksum) WITHOUT ROWID;
                CREATE TABLE unlock (link, digest, place, strange, time);
                """
        )
        let next = try Int.fetchOne(db, sql: "SELECT next FROM counter WHERE name = 'revision'") ?? 1
        let names = "SELECT spec FROM act UNION SELECT spec FROM specRevision UNION SELECT spec FROM customization"
        for preview in try String.fetchAll(db, sql: names) {
            try HeadTable.set(HeadTable.Entry(revision: next - 1), of: preview, in: db)
        }
        try db.execute(sql: "DELETE FROM counter WHERE name = 'revision'")
    }

    /// Adds the publisher whose token made a link.
    @Sendable private static func version7(_ db: Database) throws {
        try db.execute(sql: "PRAGMA user_version = 7; ALTER TABLE share ADD COLUMN publisher")
    }

    /// Adds the epoch that distinguishes a preview from earlier ones under its name.
    @Sendable private static func host2(_ db: Database) throws {
        try db.execute(
            sql: """
                ALTER TABLE preview ADD COLUMN epoch TEXT NOT NULL DEFAULT '00000000';
                UPDATE preview SET epoch = lower(hex(randomblob(4)));
                """
        )
    }

    /// Adds publications, with the tokens that published them.
    ///
    /// They are apart from the rest, so that the schema of other stores stays in the first page of the file: damage
    /// behind it is found before SQLite merges the log into the file.
    @Sendable private static func host1(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE preview (
                    name TEXT NOT NULL PRIMARY KEY,
                    file TEXT NOT NULL,
                    title TEXT NOT NULL,
                    errors INTEGER NOT NULL,
                    warnings INTEGER NOT NULL,
                    publisher TEXT NOT NULL,
                    published REAL NOT NULL,
                    changed REAL NOT NULL,
                    digest BLOB NOT NULL
                );
                CREATE TABLE publishedFile (
                    preview TEXT NOT NULL,
                    path TEXT NOT NULL,
                    bytes BLOB NOT NULL,
                    PRIMARY KEY (preview, path)
                );
                CREATE TABLE token (
                    id TEXT NOT NULL PRIMARY KEY,
                    digest BLOB NOT NULL UNIQUE,
                    label TEXT NOT NULL,
                    scope TEXT NOT NULL,
                    created REAL NOT NULL,
                    expires REAL
                );
                """
        )
    }
}
