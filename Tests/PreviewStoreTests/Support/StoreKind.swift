import PreviewCore
import GRDB
import Testing

@testable import PreviewStore

/// The stores that must keep the same promises.
enum StoreKind: CaseIterable {
    case sqliteInMemory
    case sqliteFile

    func open(_ folder: TemporaryFolder) throws -> any PreviewStore {
        switch self {
        case .sqliteInMemory: try Self.inMemory()
        case .sqliteFile: try OpenedStore(folder.location).store
        }
    }

    /// The same as a team's server has it.
    func openHost(_ folder: TemporaryFolder) throws -> any HostStore {
        switch self {
        case .sqliteInMemory: return try StoreDatabase.inMemory(key: .ofTests, isHosting: true)
        case .sqliteFile:
            let opened = try OpenedStore(folder.location, isHosting: true, key: .ofTests)
            return try #require(opened.store as? any HostStore)
        }
    }

    static func inMemory() throws -> SQLiteStore {
        try StoreDatabase.inMemory(key: .ofTests)
    }
}

/// Runs SQL on a closed store's file, as someone with SQLite's own tool would.
func edit(_ path: String, _ sql: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { db in try db.execute(sql: sql) }
    try queue.close()
}

/// One value from a store's file.
func value<Value: DatabaseValueConvertible & Sendable>(_ path: String, _ sql: String) throws -> Value? {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try queue.read { db in try Value.fetchOne(db, sql: sql) }
}

extension StoreKind {
    /// The first link in a closed store's file.
    static func row(_ path: String) throws -> ShareRecord? {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { db in try Row.fetchOne(db, sql: "SELECT * FROM share").flatMap(ShareRecord.init) }
    }
}
