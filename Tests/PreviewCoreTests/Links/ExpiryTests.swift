@testable import PreviewCore
import PreviewFakes
import Synchronization
import Testing

/// When a link ends by itself (S17).
@Suite(.timeLimit(.minutes(20)))
struct ExpiryTests {
    private let hour = ShareTerms(lifetime: .seconds(3600))

    @Test func `opens until its time is over, and then like a link that never was (S17)`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(hour)

        sharing.clock.pass(3599)
        #expect(sharing.service.access(with: made.token).visit != nil)
        sharing.clock.pass(1)
        #expect(sharing.service.access(with: made.token) == .unknown)
        #expect(sharing.service.access(with: SecretToken.new()) == .unknown)
        #expect(sharing.service.shares().map(\.isExpired) == [true])
    }

    @Test func `can't be lengthened by setting the clock back (S17)`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(hour)

        sharing.clock.pass(1800)
        sharing.clock.step(-86400)
        #expect(sharing.service.access(with: made.token).visit != nil)
        sharing.clock.pass(1800)
        #expect(sharing.service.access(with: made.token) == .unknown)
    }

    @Test func `stays over when the clock is set on and back again (S17)`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(hour)

        sharing.clock.step(3600)
        #expect(sharing.service.access(with: made.token) == .unknown)
        sharing.clock.step(-3600)
        #expect(sharing.service.access(with: made.token) == .unknown)
    }

    @Test func `stays over when the clock is set back after a sweep alone saw it (S17)`() async throws {
        let sharing = try await Sharing()
        let (made, visit) = try await sharing.open(hour)
        let events = sharing.service.subscribe(as: visit)

        sharing.clock.step(3600)
        sharing.service.sweep()
        sharing.clock.step(-3600)

        #expect(await events.endsWithBye())
        #expect(sharing.service.access(with: made.token) == .unknown)
    }

    @Test func `ends by the wall clock across a restart`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(hour)

        sharing.clock.pass(3000)
        let next = try await sharing.restarted()
        #expect(next.service.access(with: made.token).visit != nil)
        sharing.clock.pass(600)
        #expect(next.service.access(with: made.token) == .unknown)
        #expect(try await next.restarted().service.access(with: made.token) == .unknown)
    }

    @Test func `never ends if it was made so`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(ShareTerms(lifetime: .never))

        sharing.clock.pass(100 * 365 * 86400)
        #expect(sharing.service.access(with: made.token).visit != nil)
        #expect(made.share.expires == nil)
        #expect(sharing.service.timers.withLock(\.sweep) == nil, "nothing ends, so nothing is waited for")
    }

    @Test func `closes the streams of a link when its time is over (S18)`() async throws {
        let session = try await makeSession()
        let service = try await makeService(session)
        let made = try await service.create(ShareTerms(lifetime: .seconds(1)))
        let visit = try #require(service.access(with: made.token).visit)

        let events = service.subscribe(as: visit)

        #expect(await events.endsWithBye())
        #expect(service.access(with: made.token) == .unknown)
    }

    @Test func `leaves the list thirty days after its end, and the store with a link a day later`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(hour)

        sharing.clock.pass(3600 + 30 * 86400 - 1)
        #expect(sharing.service.shares().map(\.id) == [made.share.id])
        sharing.clock.pass(1)
        #expect(sharing.service.shares().isEmpty)
        #expect(sharing.store.links().count == 1)
        let next = try await sharing.service.create(hour)
        sharing.clock.pass(86400)
        let last = try await sharing.service.create(hour)
        #expect(Set(sharing.store.links().map(\.id)) == [next.share.id, last.share.id])
    }

    @Test func `stays in the store while a clock runs ahead for some hours`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(hour)
        sharing.clock.pass(12 * 365 * 86400)
        for _ in 0..<5 {
            _ = try await sharing.service.create(hour)
            sharing.clock.pass(3600)
        }
        #expect(sharing.store.links().contains { $0.id == made.share.id })
    }

    @Test func `is not rotated any more`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(hour)
        sharing.clock.pass(3600)

        let error = await #expect(throws: ShareError.self) { try await sharing.service.rotate(made.share.id) }

        #expect(try #require(error).text.contains("has expired"))
    }
}
