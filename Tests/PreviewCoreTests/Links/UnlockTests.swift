@testable import PreviewCore
import PreviewFakes
import Synchronization
import Testing

/// Links with a password (S19).
@Suite(.timeLimit(.minutes(20)))
struct UnlockTests {
    private let locked = ShareTerms(role: .customize, lifetime: .never, password: "open sesame")

    @Test func `opens for twelve hours with the right password`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(locked)
        guard case .locked(let visit) = sharing.service.access(with: made.token) else { throw ShareError.unknown("") }
        #expect(visit.id == made.share.id)
        #expect(made.share.hasPassword)

        let session = try #require(
            await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session
        )

        #expect(session.count == 32 && session != made.token)
        let open = try #require(sharing.service.access(with: session).visit)
        #expect(open.id == visit.id && open.role == .customize && open.profile == visit.profile)
        #expect(sharing.service.access(with: made.token).isLocked, "the link still asks the next one")
        let events = sharing.service.subscribe(as: open)
        sharing.clock.pass(12 * 3600 - 1)
        #expect(sharing.service.access(with: session).visit == open)
        sharing.clock.pass(1)
        #expect(sharing.service.access(with: session) == .unknown)
        sharing.service.sweep()
        #expect(await events.endsWithBye())
    }

    @Test(arguments: [
        "", "open", "open sesame ", "Open sesame", "open\u{0}sesame", String(repeating: "a", count: 2000),
    ])
    func `opens with no other password`(password: String) async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(locked)

        #expect(await sharing.service.unlock(made.token, password: password, from: "10.0.0.1").session == nil)
        #expect(sharing.service.access(with: made.token).isLocked)
    }

    @Test func `takes the same letters however they are composed`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(ShareTerms(password: "Zo\u{EB}"))

        #expect(await sharing.service.unlock(made.token, password: "Zoe\u{308}", from: "10.0.0.1").session != nil)
    }

    @Test func `unlocks nothing by tokens that open no locked link`() async throws {
        let sharing = try await Sharing()
        let open = try await sharing.service.create(ShareTerms())
        let made = try await sharing.service.create(locked)
        let session = try #require(
            await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session
        )

        for token in [open.token, session, SecretToken.new(), ""] {
            #expect(await sharing.service.unlock(token, password: "open sesame", from: "10.0.0.1").session == nil)
        }
    }

    @Test func `lets try five passwords a minute at a link, even the right one (S19)`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(locked)
        let other = try await sharing.service.create(locked)
        for _ in 0..<5 {
            #expect(await sharing.service.unlock(made.token, password: "wrong", from: "10.0.0.1").session == nil)
            sharing.clock.pass(10)
        }

        #expect(await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session == nil)
        #expect(await sharing.service.unlock(other.token, password: "open sesame", from: "10.0.0.1").session != nil)
        sharing.clock.step(86400)
        let late = await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session
        #expect(late == nil, "nobody sets this clock")
        sharing.clock.pass(10)
        #expect(await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session != nil)
    }

    @Test func `says how long to wait after too many wrong ones (S19)`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(locked)
        let attempt = { await sharing.service.unlock(made.token, password: "wrong", from: "10.0.0.1") }
        for _ in 0..<5 {
            #expect(await attempt() == .wrong)
            sharing.clock.pass(10)
        }
        #expect(await attempt() == .tooMany(10))
        for _ in 0..<3 {
            sharing.clock.pass(60)
            for _ in 0..<5 { #expect(await attempt() == .wrong) }
        }

        #expect(await attempt() == .tooMany(3600 - 230))
        #expect(await sharing.service.unlock("", password: "wrong", from: "10.0.0.1") == .wrong)
    }

    @Test func `keeps a teammate in whatever is guessed from elsewhere (S19)`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(locked)
        #expect(await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.9").session != nil)
        for guesser in 1...30 {
            for _ in 0..<5 {
                #expect(
                    await sharing.service.unlock(made.token, password: "wrong", from: "10.0.1.\(guesser)").session
                        == nil
                )
            }
        }

        #expect(await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.8").session == nil)
        #expect(await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.9").session != nil)
        let next = try await sharing.service.rotate(made.share.id)
        #expect(await sharing.service.unlock(next.token, password: "open sesame", from: "10.0.0.8").session != nil)
    }

    @Test func `lets nobody guess at one link and so keep others from theirs (S19)`() async throws {
        let sharing = try await Sharing()
        var links: [NewShare] = []
        for _ in 0..<8 { links.append(try await sharing.service.create(locked)) }
        for link in links.dropLast() {
            for _ in 0..<5 {
                #expect(await sharing.service.unlock(link.token, password: "wrong", from: "10.0.0.1").session == nil)
            }
        }

        #expect(await sharing.service.unlock(links[7].token, password: "open sesame", from: "10.0.0.1").session != nil)
    }

    @Test func `counts tries that come at once (S19)`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(locked)
        let service = sharing.service

        let opened = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<50 {
                group.addTask {
                    await service.unlock(made.token, password: "wrong \(number)", from: "10.0.0.1").session != nil
                }
            }
            return await group.contains(true)
        }

        #expect(!opened)
        #expect(await service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session == nil)
    }

    @Test func `lets a team in at once, whose passwords are right`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(locked)
        let service = sharing.service
        for _ in 0..<4 { #expect(await service.unlock(made.token, password: "wrong", from: "10.0.0.1").session == nil) }

        let sessions = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<30 {
                group.addTask { await service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session }
            }
            return await group.reduce(into: Set<String>()) { if let session = $1 { $0.insert(session) } }
        }

        #expect(sessions.count == 30)
    }

    @Test func `counts what is tried on several machines at once together (S19)`() async throws {
        let store = FakeStore(isShared: true)
        let first = try await Sharing(store: store)
        let made = try await first.service.create(locked)
        let second = try await Sharing(store: store)

        let results = await withTaskGroup(of: UnlockResult.self) { group in
            for number in 0..<24 {
                let service = number.isMultiple(of: 2) ? first.service : second.service
                group.addTask { await service.unlock(made.token, password: "wrong", from: "10.0.0.1") }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(results.count { $0 == .wrong } == AttemptLimits.place.perMinute)
        #expect(results.allSatisfy { $0 == .wrong || $0.seconds != nil })
        #expect(try await store.unlocks(of: "tabs.json").wrong.count == AttemptLimits.place.perMinute)
        let right = await second.service.unlock(made.token, password: "open sesame", from: "10.0.0.1")
        #expect(right.seconds != nil, "the right one is refused like any other")
    }

    @Test func `opens with right passwords that are given on several machines at once`() async throws {
        let store = FakeStore(isShared: true)
        let first = try await Sharing(store: store)
        let made = try await first.service.create(locked)
        let second = try await Sharing(store: store)

        let sessions = await withTaskGroup(of: String?.self) { group in
            for number in 0..<16 {
                let service = number.isMultiple(of: 2) ? first.service : second.service
                group.addTask { await service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }

        #expect(sessions.allSatisfy { $0 != nil } && Set(sessions).count == 16)
        try await first.service.follow()
        for session in sessions { #expect(first.service.access(with: session ?? "").visit != nil) }
    }

    @Test func `ends with the link`() async throws {
        let sharing = try await Sharing()
        for end in ["revoked", "rotated", "expired"] {
            let made = try await sharing.service.create(ShareTerms(lifetime: .seconds(60), password: "open sesame"))
            let session = try #require(
                await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session
            )
            let visit = try #require(sharing.service.access(with: session).visit)
            let events = sharing.service.subscribe(as: visit)

            switch end {
            case "revoked": try await sharing.service.revoke(made.share.id)
            case "rotated": _ = try await sharing.service.rotate(made.share.id)
            default:
                sharing.clock.pass(60)
                sharing.service.sweep()
            }

            #expect(sharing.service.access(with: session) == .unknown, "\(end)")
            #expect(await events.endsWithBye(), "\(end)")
        }
    }

    @Test func `outlives a restart, but no two hundred others`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(locked)
        let first = try #require(
            await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session
        )
        for _ in 0..<UnlockSessions.perLink {
            #expect(await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session != nil)
        }
        #expect(sharing.service.access(with: first) == .unknown)
        let last = try #require(
            await sharing.service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session
        )

        let next = try await sharing.restarted()

        #expect(next.service.access(with: last).visit != nil)
        #expect(await next.service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session != nil)
    }
}

extension UnlockResult {
    /// The seconds to wait; nil for an attempt that was checked.
    fileprivate var seconds: Double? {
        if case .tooMany(let seconds) = self { seconds } else { nil }
    }
}
