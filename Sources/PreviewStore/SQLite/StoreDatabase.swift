import GRDB
import GRDBSQLite

/// The connections to the database, and its creation.
enum StoreDatabase {
    /// The seconds to wait for another program that reads or backs up the database.
    private static let timeout = 5.0

    /// Opens an existing database with a write-ahead log, every commit on disk before it is acknowledged.
    static func pool(_ path: String) throws -> DatabasePool {
        var configuration = configuration
        configuration.maximumReaderCount = 2
        let pool = try DatabasePool(path: path, configuration: configuration)
        // GRDB sets NORMAL together with the log, which may lose the last actions in a power cut.
        try pool.writeWithoutTransaction { db in try synchronizeFully(db) }
        return pool
    }

    /// Creates a complete database under a temporary name, then renames it.
    ///
    /// So there is never an empty or incomplete database that a next start would take for damaged.
    static func create(_ files: DatabaseFiles, isHosting: Bool) throws {
        let temporary = TemporaryFiles.temporaryPath(in: files.folder)
        defer { TemporaryFiles.removeFile(temporary) }
        try PrivateFile.create(temporary, text: "", isLasting: false)
        let queue = try DatabaseQueue(path: temporary, configuration: configuration)
        // Half a file of that name is no loss, so the disk is waited for only once, when the file is complete.
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA synchronous = OFF; PRAGMA journal_mode = WAL")
        }
        try prepare(queue, isHosting: isHosting)
        try queue.close()
        try PrivateFile.move(temporary, to: files.path)
    }

    /// Returns a store that ends with the program; `warning` is the reason why nothing is kept.
    static func inMemory(
        key: AccountKey,
        isHosting: Bool = false,
        warning: String? = nil
    ) throws(StoreError) -> SQLiteStore {
        do {
            let queue = try DatabaseQueue(configuration: configuration)
            try prepare(queue, isHosting: isHosting)
            return try SQLiteStore(queue, isHosting: isHosting, key: key, memoryWarning: warning)
        } catch {
            throw StoreError(running: error)
        }
    }

    /// Migrates the tables to the present schema.
    static func prepare(_ database: any DatabaseWriter, isHosting: Bool = false) throws {
        let migrator = StoreSchema.migrator(isHosting: isHosting)
        if try database.read(migrator.hasCompletedMigrations) == false { try migrator.migrate(database) }
    }

    /// The configuration of every connection.
    static var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(timeout)
        configuration.label = "tabpreview.store"
        // The file may come with another author's project: SQLite's advice for files of unknown origin.
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
        }
        return configuration
    }

    /// Makes SQLite keep the log's file on closing.
    static func keepLog(_ db: Database) {
        var isKept: Int32 = 1
        sqlite3_file_control(db.sqliteConnection, nil, SQLITE_FCNTL_PERSIST_WAL, &isKept)
    }

    private static func synchronizeFully(_ db: Database) throws {
        try db.execute(sql: "PRAGMA synchronous = FULL")
        #if canImport(Darwin)
            try db.execute(sql: "PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON")
        #endif
    }
}
