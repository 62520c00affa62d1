import GRDB
import PreviewLinks
import Testing

@testable import PreviewStore

/// Comments in the database.
@Suite struct CommentStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func comment(_ number: Int, on link: Int = 1) -> ShareComment {
        ShareComment(
            id: "comment\(number)",
            link: "share\(link)",
            kind: number.isMultiple(of: 5) ? .approval : .comment,
            author: "Anna \(number)",
            text: "<b>\n'; DROP TABLE comment \(number)",
            tab: number.isMultiple(of: 2) ? nil : ShareComment.TabMark(id: "tab \(number)", title: "Täb"),
            revision: number,
            time: 1_800_000_000 + Double(number),
            isResolved: number.isMultiple(of: 3)
        )
    }

    @Test func `survives a restart as it was, oldest first, each spec for itself`() async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.shares.save(.sample(1))
        try await opened.shares.save(.sample(2, spec: "other.json"))
        for number in [3, 1, 2, 5] { try await opened.shares.save(comment(number)) }
        try await opened.shares.save(comment(4, on: 2))
        await opened.close(lastRevision: 1)

        let again = try OpenedStore(folder.location)
        #expect(again.warnings.isEmpty)
        #expect(try await again.shares.comments(of: "tabs.json") == [1, 2, 3, 5].map { comment($0) })
        #expect(try await again.shares.comments(of: "other.json") == [comment(4, on: 2)])
    }

    @Test func `changes whether it is resolved and nothing else, and goes with its link`() async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.shares.save(.sample(1))
        try await opened.shares.save(comment(1))
        var resolved = comment(1)
        resolved.isResolved = true
        try await opened.shares.save(resolved)
        #expect(try await opened.shares.comments(of: "tabs.json") == [resolved])
        // A link that was used or rotated is stored again.
        try await opened.shares.save(.sample(1))
        #expect(try await opened.shares.comments(of: "tabs.json") == [resolved])
        try await opened.shares.save(comment(2))
        try await opened.shares.removeComment("comment1")
        try await opened.shares.removeComment("comment1")
        #expect(try await opened.shares.comments(of: "tabs.json") == [comment(2)])

        try await opened.shares.removeShares(["share1"])
        try await opened.shares.save(comment(3))
        await opened.close(lastRevision: 1)

        #expect(try value(folder.database, "SELECT count(*) FROM comment") == 0)
    }

    @Test func `finds a letter that was changed outside`() async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.shares.save(.sample(1))
        try await opened.shares.save(comment(1))
        await opened.close(lastRevision: 1)
        try edit(folder.database, "UPDATE comment SET author = 'Mallory'")

        let queue = try DatabaseQueue(path: folder.database)
        #expect(throws: DamagedRow.self) { try queue.read(CommentTable.verify) }
        try queue.close()
    }

    @Test func `takes links of schema 4 over with their seals`() async throws {
        let key = AccountKey()
        let opened = try OpenedStore(folder.location, key: key)
        try await opened.shares.save(.sample(1, isPinned: true))
        await opened.close(lastRevision: 1)
        try edit(
            folder.database,
            """
            DROP TABLE comment; DELETE FROM grdb_migrations WHERE identifier = '5'; PRAGMA user_version = 4;
            ALTER TABLE share DROP COLUMN earlierRevision; ALTER TABLE share DROP COLUMN earlierFile;
            ALTER TABLE share DROP COLUMN earlierFormat; ALTER TABLE share DROP COLUMN earlierText;
            ALTER TABLE share DROP COLUMN earlierCustomization; ALTER TABLE share DROP COLUMN earlierTime
            """
        )

        let again = try OpenedStore(folder.location, key: key)
        #expect(again.warnings.isEmpty)
        #expect(try await again.shares.shares(of: "tabs.json") == [.sample(1, isPinned: true)])
        try await again.shares.save(comment(1))
        var compared = ShareRecord.sample(2, isPinned: true)
        compared.earlier = EarlierPin(pin: .sample(1), time: 1_800_000_001.5)
        try await again.shares.save(compared)
        #expect(try await again.shares.shares(of: "tabs.json") == [.sample(1, isPinned: true), compared])
        await again.close(lastRevision: 1)

        #expect(try value(folder.database, "PRAGMA user_version") == StoreSchema.version)
        // What a pin is compared with is sealed like the rest.
        try edit(folder.database, "UPDATE share SET earlierFile = 'other.json' WHERE id = 'share2'")
        let edited = try OpenedStore(folder.location, key: key)
        let links = try await edited.shares.shares(of: "tabs.json")
        #expect(links.map(\.isForeign) == [false, true] || !edited.warnings.isEmpty)
    }
}
