import GRDB

/// The opening of a folder's store, past damaged files and newer versions.
///
/// While another process has the database open, it is opened unchanged or not at all: that process would continue to
/// write into files that were set aside.
struct DatabaseOpening {
    private let files: DatabaseFiles
    private let key: AccountKey
    private let locks: [String]
    /// A Boolean value that indicates whether no other process has the database open.
    private let isAlone: Bool
    /// A Boolean value that indicates whether the store is that of a team's server.
    private let isHosting: Bool
    /// The messages for the author about files that were set aside.
    private(set) var notices: [String] = []

    /// Creates an opening; `locks` are the paths of the files that exclude other servers.
    init(folder: String, locks: [String], isAlone: Bool, isHosting: Bool, key: AccountKey) {
        self.isHosting = isHosting
        self.isAlone = isAlone
        files = DatabaseFiles(folder: folder)
        self.locks = locks
        self.key = key
    }

    /// Opens the database, or creates it; a damaged one is set aside first.
    mutating func open() throws(StoreError) -> SQLiteStore {
        if let fault = files.fault { try setAside(fault) }
        do {
            return try connect()
        } catch {
            guard case .damaged(let reason) = error else { throw error.storeError }
            try setAside(reason)
        }
        do {
            return try connect()
        } catch {
            throw error.storeError
        }
    }

    private mutating func connect() throws(OpeningFailure) -> SQLiteStore {
        do {
            if files.areMissing {
                guard isAlone else { throw StoreError.unavailable(reason: shared("is missing")) }
                try StoreDatabase.create(files, isHosting: isHosting)
            }
            try DatabaseInspection.refuseNewer(DatabaseHeader.userVersion(files.path) ?? 0, path: files.path)
            files.makePrivate()
            return try ready(try StoreDatabase.pool(files.path))
        } catch {
            throw OpeningFailure(error)
        }
    }

    /// Inspects an open database; a damaged one is set aside before it is closed, see ``DatabaseFiles/setAside()``.
    private mutating func ready(_ pool: DatabasePool) throws -> SQLiteStore {
        do {
            try pool.writeWithoutTransaction { db in try DatabaseInspection.inspect(db, path: files.path) }
            guard try isAlone || pool.read(StoreSchema.migrator(isHosting: isHosting).hasCompletedMigrations) else {
                throw OpeningFailure.refused(.unavailable(reason: shared("was created by an older tabpreview")))
            }
            try StoreDatabase.prepare(pool, isHosting: isHosting)
            if isAlone { try StoreSpace.giveBack(pool) }
            try noteForeignLinks(in: pool)
            return try SQLiteStore(pool, isHosting: isHosting, key: key, paths: files.written + locks)
        } catch {
            if case .damaged(let reason) = OpeningFailure(error) { try setAside(reason) }
            try? pool.close()
            throw error
        }
    }

    private mutating func noteForeignLinks(in pool: DatabasePool) throws {
        let key = key
        let count = try pool.read { db in try ShareTable.countForeign(in: db, key: key) }
        guard count > 0 else { return }
        notices.append(
            "\(count == 1 ? "1 link" : "\(count) links") in \(files.path) can't be used: "
                + "created by another account or on another machine. "
                + "Revoke the ones that you don't know, and create new ones."
        )
    }

    private mutating func setAside(_ reason: String) throws(StoreError) {
        guard isAlone else { throw .unavailable(reason: shared("is damaged (\(reason))")) }
        // The second call for the same damage finds no files to move.
        guard !files.areMissing else { return }
        do {
            let name = try files.setAside()
            notices.append(
                "The stored customizations and links in \(files.path) are damaged: \(reason). "
                    + "The file was renamed to \(name); customizations and links start empty."
            )
        } catch {
            throw error.storeError
        }
    }

    private func shared(_ state: String) -> String {
        "\(files.path) \(state), and another tabpreview has it open; stop that one first"
    }
}
