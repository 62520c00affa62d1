import GRDB

/// The way from a folder to a store that works, past damaged files and newer versions.
struct DatabaseOpening {
    private let files: DatabaseFiles
    private let floor: RevisionFloor
    /// Sentences for the author, about what was set aside.
    private(set) var notices: [String] = []

    init(folder: String) {
        files = DatabaseFiles(folder: folder)
        floor = RevisionFloor(folder: folder)
    }

    /// Opens the database, or makes it; a damaged one is set aside first.
    mutating func open() throws(StoreError) -> SQLiteCustomizationStore {
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

    private mutating func connect() throws(OpeningFailure) -> SQLiteCustomizationStore {
        do {
            if files.areMissing { try StoreDatabase.create(files, firstRevision: floor.next) }
            try DatabaseInspection.refuseNewer(DatabaseHeader.userVersion(files.path) ?? 0, path: files.path)
            files.makePrivate()
            return try ready(try StoreDatabase.pool(files.path))
        } catch {
            throw OpeningFailure(error)
        }
    }

    /// Inspects an open database; a damaged one is set aside before it is closed, see ``DatabaseFiles/setAside()``.
    private mutating func ready(_ pool: DatabasePool) throws -> SQLiteCustomizationStore {
        do {
            try pool.writeWithoutTransaction { db in try DatabaseInspection.inspect(db, path: files.path) }
            try StoreDatabase.prepare(pool, firstRevision: floor.next)
            try StoreSpace.giveBack(pool)
            return try SQLiteCustomizationStore(pool, floor: floor)
        } catch {
            if case .damaged(let reason) = OpeningFailure(error) { try setAside(reason) }
            try? pool.close()
            throw error
        }
    }

    private mutating func setAside(_ reason: String) throws(StoreError) {
        // The second call for the same damage finds nothing left to move.
        guard !files.areMissing else { return }
        do {
            let name = try files.setAside()
            notices.append(
                "The stored customizations and links in \(files.path) are damaged: \(reason). "
                    + "The file is kept as \(name); customizations and links start empty."
            )
        } catch {
            throw error.storeError
        }
    }
}
