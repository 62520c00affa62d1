import StorePromises
import GRDB
import PreviewCore
import Testing

@testable import PreviewStore

/// Comments in the database.
@Suite struct CommentStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `survives a restart as it was, oldest first, each spec for itself`() async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.store.save(.sample(1))
        try await opened.store.save(.sample(2, spec: "other.json"))
        for number in [3, 1, 2, 5] { try await opened.store.comment(.sample(number)) }
        try await opened.store.comment(.sample(4, on: 2))
        await opened.close()

        let again = try OpenedStore(folder.location)
        #expect(again.warnings.isEmpty)
        #expect(try await again.store.comments(of: "tabs.json") == [1, 2, 3, 5].map { ShareComment.sample($0) })
        #expect(try await again.store.comments(of: "other.json") == [.sample(4, on: 2)])
    }

    @Test func `finds a letter that was changed outside`() async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.store.save(.sample(1))
        try await opened.store.comment(.sample(1))
        await opened.close()
        try edit(folder.database, "UPDATE comment SET author = 'Mallory'")

        let queue = try DatabaseQueue(path: folder.database)
        #expect(throws: DamagedRow.self) { try queue.read(CommentTable.verify) }
        try queue.close()
    }

    @Test func `takes links of schema 4 over with their seals`() async throws {
        let key = AccountKey()
        let opened = try OpenedStore(folder.location, key: key)
        try await opened.store.save(.sample(1, isPinned: true))
        await opened.close()
        try edit(
            folder.database,
            """
            DROP TABLE comment; DROP TABLE head; DROP TABLE unlock; PRAGMA user_version = 4;
            DELETE FROM grdb_migrations WHERE identifier IN ('5', '6', '7');
            ALTER TABLE share DROP COLUMN publisher;
            ALTER TABLE share DROP COLUMN earlierRevision; ALTER TABLE share DROP COLUMN earlierFile;
            ALTER TABLE share DROP COLUMN earlierFormat; ALTER TABLE share DROP COLUMN earlierText;
            ALTER TABLE share DROP COLUMN earlierCustomization; ALTER TABLE share DROP COLUMN earlierTime
            """
        )

        let again = try OpenedStore(folder.location, key: key)
        #expect(again.warnings.isEmpty)
        #expect(try await again.store.shares(of: "tabs.json") == [.sample(1, isPinned: true)])
        try await again.store.comment(.sample(1))
        var compared = ShareRecord.sample(2, isPinned: true)
        compared.earlier = EarlierPin(pin: .sample(1), time: 1_800_000_001.5)
        try await again.store.save(compared)
        #expect(try await again.store.shares(of: "tabs.json") == [.sample(1, isPinned: true), compared])
        await again.close()

        #expect(try value(folder.database, "PRAGMA user_version") == StoreSchema.version)
        // What a pin is compared with is sealed like the rest.
        try edit(folder.database, "UPDATE share SET earlierFile = 'other.json' WHERE id = 'share2'")
        let edited = try OpenedStore(folder.location, key: key)
        #expect(try await edited.store.shares(of: "tabs.json").isEmpty)
        #expect(try #require(edited.warnings.first).contains("a row of its table share was modified"))
    }
}
