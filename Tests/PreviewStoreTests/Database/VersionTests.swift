import GRDB
import PreviewCore
import StorePromises
import Testing

@testable import PreviewStore

@Suite struct VersionTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store() async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.store.save(.sample("a"))
        await opened.close()
    }

    @Test(arguments: [
        ("PRAGMA user_version = \(StoreSchema.version + 1)", "\(StoreSchema.version + 1)"),
        ("PRAGMA user_version = 2147483647", "2147483647"),
        ("INSERT INTO grdb_migrations VALUES ('next')", "next"),
    ])
    func `refuses a database of a newer version and leaves it alone`(sql: String, found: String) async throws {
        try await store()
        try edit(folder.database, sql)
        let before = try folder.bytes(folder.database)

        let error = #expect(throws: StoreError.self) { try OpenedStore(folder.location) }

        #expect(error == .newerVersion(file: folder.database, found: found, known: StoreSchema.version))
        #expect(try #require(error).text.contains("Update tabpreview, or choose another directory with --store."))
        #expect(try folder.names().contains { $0.contains("damaged") } == false)
        #expect(try folder.bytes(folder.database).dropFirst(100) == before.dropFirst(100))
    }

    @Test func `lets the next server in after a refusal`() async throws {
        try await store()
        try edit(folder.database, "PRAGMA user_version = \(StoreSchema.version + 1)")
        _ = #expect(throws: StoreError.self) { try OpenedStore(folder.location) }
        try edit(folder.database, "PRAGMA user_version = \(StoreSchema.version)")

        #expect(try await OpenedStore(folder.location).store.sampleID() == "a")
    }

    @Test func `marks its files with an id and the schema's version`() async throws {
        try await store()

        #expect(try value(folder.database, "PRAGMA application_id") == 0x5461_6250)
        #expect(try value(folder.database, "PRAGMA user_version") == StoreSchema.version)
        #expect(StoreSchema.migrator(isHosting: false).migrations.count == StoreSchema.version)
    }

    @Test(arguments: ["CREATE TABLE notes (text TEXT)", "PRAGMA user_version = 1"])
    func `sets a foreign database aside`(sql: String) throws {
        withExtendedLifetime(try OpenedStore(folder.location)) {}
        for ending in ["", "-wal", "-shm"] { TemporaryFiles.removeFile(folder.database + ending) }
        try edit(folder.database, sql)

        let opened = try OpenedStore(folder.location)

        #expect(try #require(opened.warnings.first).contains("it is not a tabpreview database"))
    }
}
