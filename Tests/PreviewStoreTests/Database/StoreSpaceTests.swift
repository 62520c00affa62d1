import Foundation
import GRDB
import GRDBSQLite
import PreviewCore
import StorePromises
import Testing

@testable import PreviewStore

/// The size of the history on disk, and of each save.
@Suite struct StoreSpaceTests {
    private static let mebibyte = 1 << 20
    private let folder: TemporaryFolder

    init() throws {
        FaultyDisk.install()
        folder = try TemporaryFolder()
    }

    private var size: Int {
        get throws { try folder.bytes(folder.database).count }
    }

    /// A closed store with a history of short texts.
    private func store(_ records: [SpecRecord]) async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.store.append(records, to: "tabs.json")
        await opened.close()
    }

    /// Makes the texts long, as a tabpreview without this limit left them.
    private func lengthen() throws {
        try edit(folder.database, "UPDATE specText SET text = zeroblob(\(Self.mebibyte))")
    }

    @Test func `gives the disk back what was kept too much`() async throws {
        try await store((1...80).map { .sample($0, "\($0)") })
        try lengthen()
        #expect(try size > 80 * Self.mebibyte)

        let opened = try OpenedStore(folder.location)

        #expect(opened.warnings.isEmpty)
        #expect(try size < 33 * Self.mebibyte)
        #expect(try folder.bytes(folder.database + "-wal").count < Self.mebibyte)
        #expect(try await opened.store.specRevisions(of: "tabs.json").map(\.number) == Array(49...80))
        #expect(try await opened.store.head(of: "tabs.json").revision == 80)
    }

    @Test func `gives back the room of long texts that short ones took the place of`() async throws {
        let long = (1...20).map { SpecRecord.sample($0, String(repeating: "\($0 % 10)", count: Self.mebibyte + $0)) }
        try await store(long)
        let short = (21...220).map { SpecRecord.sample($0, "\($0)") }
        try await store(short)
        #expect(try size > 20 * Self.mebibyte, "nothing is moved while it is open")

        let opened = try OpenedStore(folder.location)

        #expect(try size < Self.mebibyte)
        #expect(try await opened.store.specRevisions(of: "tabs.json") == short.map(\.revision))
        for record in short {
            #expect(try await opened.store.specText(record.revision.digest, of: "tabs.json") == record.text)
        }
    }

    /// Opening writes a little by itself; what follows drops what is too much, then writes the file again.
    @Test(arguments: [5, 60, 2000])
    func `a disk that is full costs only the space, until the next opening`(goodOnes: Int) async throws {
        try await store((1...80).map { .sample($0, "\($0)") })
        try lengthen()
        FaultyDisk.plan(
            .init(operations: [.write, .truncate], code: SQLITE_FULL, goodOnes: goodOnes, goesOn: true),
            for: folder.store
        )
        let opened = try OpenedStore(folder.location)
        #expect(FaultyDisk.repair(folder.store) > 0)
        #expect(opened.warnings.isEmpty && opened.folder != nil)
        #expect([32, 80].contains(try await opened.store.specRevisions(of: "tabs.json").count))
        await opened.close()

        let next = try OpenedStore(folder.location)

        #expect(try size < 33 * Self.mebibyte)
        #expect(try await next.store.specRevisions(of: "tabs.json").map(\.number) == Array(49...80))
    }

    /// Pages are counted, as time says nothing on a busy machine: 200 texts of 100 KB are more than 5,000 pages.
    @Test func `a save looks at as many pages however long the texts before it are`() async throws {
        let queue = try DatabaseQueue(path: folder.path + "/history.sqlite", configuration: StoreDatabase.configuration)
        try StoreDatabase.prepare(queue)
        let long = (1...150).map { SpecRecord.sample($0, String(repeating: "\($0 % 10)", count: 100_000 + $0)) }
        _ = try await queue.write { db in try SpecTable.append(long, to: "tabs.json", in: db) }

        let (kept, pages) = try await queue.write { db in
            let before = Self.pages(db)
            let kept = try SpecTable.append([.sample(200, "short")], to: "tabs.json", in: db)
            return (kept, Self.pages(db) - before)
        }

        #expect(kept == 151)
        #expect(pages > 0 && pages < 1500, "\(pages)")
    }

    /// Returns the number of pages that the connection has asked for.
    private static func pages(_ db: Database) -> Int {
        [SQLITE_DBSTATUS_CACHE_HIT, SQLITE_DBSTATUS_CACHE_MISS].reduce(0) { sum, counter in
            var (now, highest): (Int32, Int32) = (0, 0)
            sqlite3_db_status(db.sqliteConnection, counter, &now, &highest, 0)
            return sum + Int(now)
        }
    }
}
