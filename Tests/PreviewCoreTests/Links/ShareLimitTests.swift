@testable import PreviewCore
import PreviewFakes
import Synchronization
import Testing

/// The limits on the number of links and on their content.
@Suite(.timeLimit(.minutes(20)))
struct ShareLimitTests {
    @Test func `makes a thousand links and no more, and takes the first ended one out for a new one`() async throws {
        let sharing = try await Sharing()
        for number in 0..<ShareService.limit {
            _ = try await sharing.service.create(ShareTerms(lifetime: number < 3 ? .seconds(60) : .never))
        }

        let error = await #expect(throws: ShareError.self) { try await sharing.service.create(ShareTerms()) }
        #expect(
            try #require(error).text
                == "The limit of 1000 links has been reached. Revoke a link that you no longer need."
        )
        sharing.clock.pass(60)
        _ = try await sharing.service.create(ShareTerms())
        #expect(sharing.service.shares().count == 1000)
        #expect(sharing.store.links().count == 1000)
    }

    @Test func `keeps 64 MiB of pinned specs and no more`() async throws {
        let sharing = try await Sharing()
        let padding = String(repeating: " ", count: 15 << 20)
        await sharing.session.receive(.text(Array(padding.utf8) + Specs.customizable))
        for _ in 0..<4 { _ = try await sharing.service.create(ShareTerms(isPinned: true)) }

        let error = await #expect(throws: ShareError.self) {
            try await sharing.service.create(ShareTerms(isPinned: true))
        }

        #expect(try #require(error).text.contains("64 MiB"))
        _ = try await sharing.service.create(ShareTerms())
        #expect(sharing.service.shares().count == 5)
    }

    @Test func `stores uses in batches, and the rest at the end`() async throws {
        let sharing = try await Sharing()
        let (_, visit) = try await sharing.open()
        let (_, other) = try await sharing.open()
        for _ in 0..<500 { sharing.service.noteView(visit) }
        sharing.clock.pass(5)
        sharing.service.noteView(other)
        #expect(sharing.service.shares().map(\.views).sorted() == [1, 500])

        await sharing.service.close()

        let batches = sharing.store.state.withLock(\.uses)
        #expect(batches.map(\.count) == [2])
        let next = try await sharing.restarted()
        #expect(next.service.shares().map(\.views).sorted() == [1, 500])
        #expect(next.service.shares().first { $0.views == 1 }?.lastUsed == sharing.clock.wall)
        #expect(next.service.shares().first { $0.views == 500 }?.lastUsed == sharing.clock.wall - 5)
    }

    @Test func `stores uses later that could not be stored`() async throws {
        let sharing = try await Sharing()
        let (made, visit) = try await sharing.open()
        sharing.service.noteView(visit)
        sharing.store.fail([.links], with: FullDisk())
        await sharing.service.storeUses()
        sharing.store.fail([])
        #expect(sharing.store.links().map(\.views) == [0])

        sharing.service.noteView(visit)
        await sharing.service.storeUses()

        #expect(sharing.store.links().map(\.views) == [2])
        try await sharing.service.revoke(made.share.id)
        sharing.service.noteView(visit)
        await sharing.service.storeUses()
        #expect(sharing.store.links().isEmpty)
    }

    @Test func `loses no view that comes while a link is rotated`() async throws {
        let sharing = try await Sharing()
        let (made, visit) = try await sharing.open()
        sharing.store.state.withLock { state in
            state.beforeLinkSave = { [service = sharing.service] in service.noteView(visit) }
        }

        let rotated = try await sharing.service.rotate(made.share.id)
        #expect(rotated.share.views == 1)
        await sharing.service.close()

        #expect(sharing.store.links().map(\.views) == [1])
    }
}
