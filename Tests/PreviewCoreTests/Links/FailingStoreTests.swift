@testable import PreviewCore
import PreviewFakes
import Synchronization
import Testing

/// Links while their store is full or doesn't work.
@Suite(.timeLimit(.minutes(20)))
struct FailingStoreTests {
    struct Broken: Error {}

    @Test func `makes and rotates nothing where the store is full, and says that the old address opens`() async throws {
        let sharing = try await Sharing()
        let (made, visit) = try await sharing.open()
        let events = sharing.service.subscribe(as: visit)
        let before = sharing.service.shares()
        sharing.store.fail([.links], with: FullDisk())

        let creating = await #expect(throws: ShareError.self) { try await sharing.service.create(ShareTerms()) }
        let rotating = await #expect(throws: ShareError.self) { try await sharing.service.rotate(made.share.id) }

        #expect(creating == .storeFull(FullDisk().text))
        #expect(rotating == .storeFull("\(FullDisk().text) The link's old URL still works."))
        #expect(sharing.service.shares() == before)
        #expect(sharing.service.access(with: made.token).visit == visit)
        #expect(sharing.session.hub.count == 1)
        withExtendedLifetime(events) {}
    }

    @Test(arguments: [true, false])
    func `ends a link at once that the store can't end, and says what a restart would do (S18)`(isFull: Bool)
        async throws
    {
        let sharing = try await Sharing()
        let (made, visit) = try await sharing.open()
        let (other, _) = try await sharing.open()
        let events = sharing.service.subscribe(as: visit)
        sharing.store.fail([.links], with: isFull ? FullDisk() : Broken())

        let error = await #expect(throws: ShareError.self) { try await sharing.service.revoke(made.share.id) }

        #expect(error == .endNotStored(made.share.id, isFull: isFull))
        let text = try #require(error).text
        #expect(
            text.contains(
                "is revoked, but the change can't be stored, so the link would work again after a "
                    + "restart."
            )
        )
        #expect(text.contains(isFull ? "free some space" : "doesn't work"))
        #expect(await events.endsWithBye())
        #expect(sharing.service.access(with: made.token) == .unknown)
        #expect(await sharing.service.subscribe(as: visit).endsWithBye())
        #expect(sharing.service.shares().map(\.id) == [other.share.id])
        #expect(sharing.store.links().count == 2)
    }

    @Test func `closes a link before a store answers that makes everyone wait (S18)`() async throws {
        let sharing = try await Sharing()
        let (made, visit) = try await sharing.open()
        let events = sharing.service.subscribe(as: visit)
        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        let (entered, entrance) = AsyncStream.makeStream(of: Void.self)
        sharing.store.state.withLock { state in
            state.beforeLinkSave = {
                entrance.yield()
                for await _ in gate {}
            }
        }

        async let rotated = Result { try await sharing.service.rotate(made.share.id) }
        for await _ in entered { break }
        async let revoked: Void = sharing.service.revoke(made.share.id)
        #expect(await events.endsWithBye())
        #expect(sharing.service.access(with: made.token) == .unknown)
        opener.finish()

        try await revoked
        // The new address was stored behind the end, and must not come to life.
        #expect(await rotated.failure as? ShareError == .unknown(made.share.id))
        #expect(sharing.service.shares().isEmpty && sharing.store.links().isEmpty)
    }

    enum Retry: CaseIterable { case again, create, rotate, use, close }

    @Test(arguments: Retry.allCases)
    func `makes an end lasting with the next act that the store takes`(retry: Retry) async throws {
        let sharing = try await Sharing()
        let (made, _) = try await sharing.open()
        let (other, visit) = try await sharing.open()
        sharing.store.fail([.links], with: FullDisk())
        await #expect(throws: ShareError.self) { try await sharing.service.revoke(made.share.id) }
        sharing.store.fail([])

        switch retry {
        case .again: try await sharing.service.revoke(made.share.id)
        case .create: _ = try await sharing.service.create(ShareTerms())
        case .rotate: _ = try await sharing.service.rotate(other.share.id)
        case .use:
            sharing.service.noteView(visit)
            await sharing.service.storeUses()
        case .close: await sharing.service.close()
        }

        #expect(!sharing.store.links().contains { $0.id == made.share.id })
        #expect(sharing.store.links().contains { $0.id == other.share.id })
        let next = try await sharing.restarted()
        #expect(next.service.access(with: made.token) == .unknown)
        let error = await #expect(throws: ShareError.self) { try await sharing.service.revoke(made.share.id) }
        #expect(error == .unknown(made.share.id))
    }

    @Test func `opens a link again at the next start that no store ever ended, as it said`() async throws {
        let sharing = try await Sharing()
        let (made, _) = try await sharing.open()
        sharing.store.fail([.links], with: FullDisk())
        await #expect(throws: ShareError.self) { try await sharing.service.revoke(made.share.id) }
        await sharing.service.close()
        sharing.store.fail([])

        let next = try await Sharing(store: sharing.store, clock: sharing.clock)

        #expect(next.service.access(with: made.token).visit?.id == made.share.id)
    }

    @Test func `lists a link that can't be read, keeps it closed, and removes it when it is revoked`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(ShareTerms(label: "Ann", password: "opensesame"))
        let pinned = try await sharing.service.create(ShareTerms(isPinned: true))
        let whole = try await sharing.service.create(ShareTerms())
        sharing.store.state.withLock { state in
            state.previews["tabs.json"]?.links[made.share.id]?.password = "argon2:1:2"
            state.previews["tabs.json"]?.links[pinned.share.id]?.pin?.revision = "new"
        }

        let next = try await sharing.restarted()

        #expect(next.service.access(with: made.token) == .unknown)
        #expect(next.service.access(with: pinned.token) == .unknown)
        let unreadable = next.service.shares().filter { !$0.isReadable }
        #expect(Set(unreadable.map(\.id)) == [made.share.id, pinned.share.id])
        #expect(unreadable.contains { $0.label == "Ann" && $0.hasPassword && !$0.isExpired })
        let error = await #expect(throws: ShareError.self) { try await next.service.rotate(made.share.id) }
        #expect(error == .unreadable(made.share.id))
        #expect(next.store.links().count == 3)

        for id in unreadable.map(\.id) { try await next.service.revoke(id) }
        #expect(next.service.shares().map(\.id) == [whole.share.id])
        #expect(next.store.links().map(\.id) == [whole.share.id])
    }
}

extension Result where Success: Sendable, Failure == any Error {
    /// Creates a result from the value or the error of an act.
    fileprivate init(_ act: () async throws -> Success) async {
        do { self = .success(try await act()) } catch { self = .failure(error) }
    }

    fileprivate var failure: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
