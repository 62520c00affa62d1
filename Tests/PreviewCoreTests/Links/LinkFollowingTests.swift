@testable import PreviewCore
import PreviewFakes
import Testing

/// The links of one preview on two machines that share a store.
@Suite struct LinkFollowingTests {
    private func two() async throws -> (first: Sharing, second: Sharing) {
        let store = FakeStore(isShared: true)
        let clock = FakeClock()
        let first = try await Sharing(store: store, clock: clock)
        return (first, try await Sharing(store: store, clock: clock))
    }

    @Test func `opens what another machine has created, and closes what it has revoked`() async throws {
        let (first, second) = try await two()
        let made = try await first.service.create(ShareTerms(label: "Ann"))
        #expect(second.service.access(with: made.token) == .unknown)

        try await second.service.follow()
        let visit = try #require(second.service.access(with: made.token).visit)
        let events = second.service.subscribe(as: visit)
        try await first.service.revoke(made.share.id)
        try await second.service.follow()

        #expect(await events.endsWithBye())
        #expect(second.service.access(with: made.token) == .unknown)
        #expect(second.service.shares().isEmpty)
    }

    @Test func `takes the new token of a link, and ends what the old one opened`() async throws {
        let (first, second) = try await two()
        let made = try await first.service.create(ShareTerms())
        try await second.service.follow()
        let visit = try #require(second.service.access(with: made.token).visit)
        let events = second.service.subscribe(as: visit)

        let rotated = try await first.service.rotate(made.share.id)
        try await second.service.follow()

        #expect(await events.endsWithBye())
        #expect(second.service.access(with: made.token) == .unknown)
        #expect(second.service.access(with: rotated.token).visit != nil)
    }

    @Test func `leaves open what has not changed`() async throws {
        let (first, second) = try await two()
        let made = try await first.service.create(ShareTerms())
        try await second.service.follow()
        let visit = try #require(second.service.access(with: made.token).visit)
        _ = try await first.service.create(ShareTerms())

        try await second.service.follow()

        #expect(second.service.access(with: made.token).visit == visit)
    }

    @Test func `adds up the views of both`() async throws {
        let (first, second) = try await two()
        let made = try await first.service.create(ShareTerms())
        try await second.service.follow()
        for (sharing, views) in [(first, 3), (second, 2)] {
            let visit = try #require(sharing.service.access(with: made.token).visit)
            for _ in 0..<views { sharing.service.noteView(visit) }
            await sharing.service.storeUses()
        }
        let late = try #require(first.service.access(with: made.token).visit)
        first.service.noteView(late)

        for sharing in [first, second] { try await sharing.service.follow() }

        #expect(first.service.shares().map(\.views) == [6])
        #expect(second.service.shares().map(\.views) == [5])
    }

    @Test func `knows a session that was opened on another machine, until its link ends`() async throws {
        let (first, second) = try await two()
        let made = try await first.service.create(ShareTerms(password: "opensesame"))
        let session = try #require(
            await first.service.unlock(made.token, password: "opensesame", from: "1.1.1.1").session
        )

        try await second.service.follow()
        #expect(second.service.access(with: session).visit != nil)
        #expect(second.service.access(with: made.token).isLocked)

        _ = try await first.service.rotate(made.share.id)
        try await second.service.follow()
        #expect(second.service.access(with: session) == .unknown)
    }

    @Test func `counts the wrong passwords of all machines together (S19)`() async throws {
        let (first, second) = try await two()
        let made = try await first.service.create(ShareTerms(password: "opensesame"))
        try await second.service.follow()
        for index in 0..<5 {
            let sharing = index.isMultiple(of: 2) ? first : second
            #expect(await sharing.service.unlock(made.token, password: "wrong", from: "1.1.1.1") == .wrong)
        }

        for sharing in [first, second] {
            let refused = await sharing.service.unlock(made.token, password: "opensesame", from: "1.1.1.1")
            guard case .tooMany = refused else { throw try #require(nil as CommentError?, "\(refused)") }
            #expect(await sharing.service.unlock(made.token, password: "opensesame", from: "2.2.2.2").session != nil)
        }
    }

    @Test func `keeps a session over a restart`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(ShareTerms(password: "opensesame"))
        let session = try #require(
            await sharing.service.unlock(made.token, password: "opensesame", from: "1.1.1.1").session
        )

        let next = try await sharing.restarted()

        #expect(next.service.access(with: session).visit != nil)
    }

    @Test func `shows the comments of another machine`() async throws {
        let (first, second) = try await two()
        let (made, visit) = try await first.open(ShareTerms(role: .comment))
        try await second.service.follow()
        let draft = CommentDraft(kind: .comment, author: "Ann", text: "Blue?", revision: 1)
        let comment = try await first.service.comment(draft, on: visit.id)
        try await second.service.follow()
        #expect(second.service.comments(of: made.share.id) == [comment])

        _ = try await second.service.resolve(comment.id, true)
        try await first.service.follow()
        #expect(first.service.comments().map(\.isResolved) == [true])
    }

    @Test func `does not bring back what was ended here while the store could not be written`() async throws {
        let (first, _) = try await two()
        let made = try await first.service.create(ShareTerms())
        first.store.fail([.links])
        await #expect(throws: ShareError.self) { try await first.service.revoke(made.share.id) }
        first.store.fail([])

        try await first.service.follow()

        #expect(first.service.access(with: made.token) == .unknown)
        #expect(first.service.shares().isEmpty)
    }
}
