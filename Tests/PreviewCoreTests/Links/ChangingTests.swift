@testable import PreviewCore
import Synchronization
import PreviewFakes
import Testing

/// Making, rotating and revoking links.
@Suite(.timeLimit(.minutes(20)))
struct ShareChangingTests {
    @Test func `opens by the token of a link, and by nothing else`() async throws {
        let sharing = try await Sharing()
        let (made, visit) = try await sharing.open(ShareTerms(role: .customize, profile: "team"))

        #expect(visit.id == made.share.id)
        #expect(visit.role == .customize)
        #expect(visit.profile == "team")
        #expect(visit.pin == nil)
        let wrong = [
            "", String(made.token.dropLast()), made.token + "A", made.token.lowercased() + "a", made.share.id,
            String(made.token.reversed()), SecretToken.new(),
        ]
        for token in wrong { #expect(sharing.service.access(with: token) == .unknown) }
    }

    @Test func `ends the streams of a revoked link and no other, at once (S18)`() async throws {
        let sharing = try await Sharing()
        let (revoked, visit) = try await sharing.open()
        let (_, other) = try await sharing.open()
        let streams = [sharing.service.subscribe(as: visit), sharing.service.subscribe(as: visit)]
        let staying = [sharing.service.subscribe(as: other), sharing.session.hub.subscribe()]
        #expect(sharing.service.shares().map(\.online).sorted() == [1, 2])

        try await sharing.service.revoke(revoked.share.id)

        #expect(sharing.session.hub.count == 2)
        for events in streams { #expect(await events.endsWithBye()) }
        #expect(sharing.service.access(with: revoked.token) == .unknown)
        #expect(sharing.service.shares().map(\.online) == [1])
        withExtendedLifetime(staying) {}
    }

    @Test func `gives no stream to who comes in while the link ends (S18)`() async throws {
        let sharing = try await Sharing()
        let (made, visit) = try await sharing.open()

        try await sharing.service.revoke(made.share.id)

        #expect(await sharing.service.subscribe(as: visit).endsWithBye())
        #expect(sharing.session.hub.count == 0)
    }

    @Test func `rotates a link: the old token is dead, everything else stays`() async throws {
        let sharing = try await Sharing()
        let (made, visit) = try await sharing.open(ShareTerms(role: .customize, isPinned: true, label: "Ann"))
        let events = sharing.service.subscribe(as: visit)
        sharing.service.noteView(visit)

        let rotated = try await sharing.service.rotate(made.share.id)

        #expect(await events.endsWithBye())
        #expect(sharing.service.access(with: made.token) == .unknown)
        let newVisit = try #require(sharing.service.access(with: rotated.token).visit)
        #expect(newVisit.pin === visit.pin && newVisit.profile == visit.profile && newVisit.role == visit.role)
        #expect(rotated.share.views == 1)
        #expect(rotated.share.expires == made.share.expires && rotated.share.label == "Ann")
        #expect(await sharing.service.subscribe(as: visit).endsWithBye())
        #expect(sharing.service.shares().count == 1)
    }

    @Test func `survives a restart with everything but the tokens`() async throws {
        let sharing = try await Sharing()
        let pinned = try await sharing.service.create(ShareTerms(role: .customize, isPinned: true, label: "Ann"))
        let locked = try await sharing.service.create(ShareTerms(password: "opensesame"))
        let revoked = try await sharing.service.create(ShareTerms())
        try await sharing.service.revoke(revoked.share.id)
        let rotated = try await sharing.service.rotate(locked.share.id)

        let next = try await sharing.restarted()

        #expect(next.service.shares() == sharing.service.shares())
        #expect(next.service.access(with: pinned.token).visit?.pin?.revision == sharing.session.snapshot.revision)
        #expect(next.service.access(with: rotated.token).isLocked)
        #expect(next.service.access(with: locked.token) == .unknown)
        #expect(next.service.access(with: revoked.token) == .unknown)
    }

    @Test func `keeps the links of each spec apart`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(ShareTerms())
        let other = try await makeSession(sharing.store, file: "other.json", reading: nil)
        let service = try await ShareService(of: other)

        #expect(service.shares().isEmpty)
        #expect(service.access(with: made.token) == .unknown)
    }

    @Test func `knows no link by an id that none has`() async throws {
        let sharing = try await Sharing()
        for id in ["", "abcdefghij", "../x"] {
            let revoking = await #expect(throws: ShareError.self) { try await sharing.service.revoke(id) }
            let rotating = await #expect(throws: ShareError.self) { try await sharing.service.rotate(id) }
            #expect(try #require(revoking).text == "There is no link \"\(id)\". The list of links shows the ids.")
            #expect(try #require(rotating).text == revoking?.text)
        }
    }

    @Test func `stores a link before it can be opened or is reported`() async throws {
        let sharing = try await Sharing()
        sharing.store.state.withLock { state in
            state.beforeLinkSave = { [service = sharing.service] in #expect(service.shares().isEmpty) }
        }

        let made = try await sharing.service.create(ShareTerms())

        #expect(sharing.store.links().map(\.id) == [made.share.id])
        #expect(sharing.store.links().map(\.digest) == [ContentDigest(of: made.token).bytes])
    }

    @Test func `stays whole when many change links at once`() async throws {
        let sharing = try await Sharing()
        let service = sharing.service
        let first = try await service.create(ShareTerms())
        let tokens = await withTaskGroup(of: NewShare?.self) { group in
            for round in 0..<60 {
                group.addTask {
                    await Task.yield()
                    return round.isMultiple(of: 3)
                        ? try? await service.rotate(first.share.id) : try? await service.create(ShareTerms())
                }
            }
            return await group.reduce(into: [NewShare]()) { made, new in new.map { made.append($0) } }
        }
        let rotations = tokens.filter { $0.share.id == first.share.id }
        let others = tokens.filter { $0.share.id != first.share.id }

        #expect(rotations.count == 20 && others.count == 40)
        #expect(rotations.count { service.access(with: $0.token) != .unknown } == 1)
        #expect(others.allSatisfy { service.access(with: $0.token).visit?.id == $0.share.id })

        let revoked = await withTaskGroup(of: Bool.self) { group in
            for share in others + others {
                group.addTask { (try? await service.revoke(share.share.id)) != nil }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(revoked == 40)
        #expect(service.shares().map(\.id) == [first.share.id])
        #expect(sharing.store.links().map(\.id) == [first.share.id])
    }
}
