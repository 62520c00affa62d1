import PreviewFakes
@testable import PreviewCore
import Synchronization
import TabModel
import Testing

/// Presence, and the events about it.
@Suite(.timeLimit(.minutes(20)))
struct PresenceTests {
    @Test func `tells the first page at once that it is alone, and all how many are here soon`() async throws {
        let session = try await makeSession()
        var first = session.hub.subscribe().makeAsyncIterator()
        #expect(await first.news() == .presence(1))
        var second: PreviewEvents? = session.hub.subscribe()
        var reading = second?.makeAsyncIterator()
        #expect(await reading?.news() == .presence(2))
        #expect(await first.news() == .presence(2))

        reading = nil
        second = nil

        #expect(await first.news() == .presence(1))
        #expect(session.hub.presence == 1)
    }

    @Test func `tells five hundred pages that come at once a few times, not each of each`() async throws {
        let session = try await makeSession()
        let start = ContinuousClock.now
        let pages = (0..<500).map { _ in session.hub.subscribe() }
        for page in pages {
            for await event in page where event == .presence(500) { break }
        }

        #expect(session.hub.presence == 500)
        // A slow machine gathers in more than one go; one event for each of each would be 125,000.
        let goes = (ContinuousClock.now - start) / EventHub.presenceDelay + 1
        #expect(Double(session.hub.state.withLock(\.announcements)) <= 500 * goes)
    }

    @Test func `says nothing to who knows it already`() async throws {
        while try await !saysNothing() {}
    }

    /// Returns a Boolean value that indicates whether many come and go before the next event; only then is there none.
    private func saysNothing() async throws -> Bool {
        let session = try await makeSession()
        var first = session.hub.subscribe().makeAsyncIterator()
        #expect(await first.news() == .presence(1))
        let time = ContinuousClock().measure {
            for _ in 0..<20 { withExtendedLifetime(session.hub.subscribe()) {} }
        }
        guard time < EventHub.presenceDelay else { return false }
        while session.hub.state.withLock({ $0.announcer != nil }) { await Task.yield() }

        await session.templatesChanged()

        let next = await first.news()
        #expect(next == .change(revision: session.snapshot.revision, kind: .templates, ok: true))
        return true
    }

    @Test func `gives everyone two signs of life before it counts them, and two more for who comes meanwhile`()
        async throws
    {
        var tries = 0
        while try await !countsThreeTogether() {
            tries += 1
            try #require(tries < 20, "The third page was told apart each time.")
        }
    }

    /// Returns a Boolean value that indicates whether a third page came before the first heard of the second: on a busy
    /// computer it may be late.
    private func countsThreeTogether() async throws -> Bool {
        let session = try await makeSession()
        var first = session.hub.subscribe().makeAsyncIterator()
        #expect(await first.next() == .presence(1))
        let second = session.hub.subscribe()
        #expect(await first.next() == .ping)
        let third = session.hub.subscribe()

        let heard = await first.news()
        let pings = session.hub.state.withLock(\.pings)
        return withExtendedLifetime((second, third)) { heard == .presence(3) && pings == 4 }
    }

    @Test func `gives every page a sign of life, pinned ones too, and parts of the program none`() async throws {
        let sharing = try await Sharing()
        let visit = try await sharing.open(ShareTerms(isPinned: true)).visit
        let hub = sharing.session.hub
        var pinned = sharing.service.subscribe(as: visit).makeAsyncIterator()
        var page = hub.subscribe().makeAsyncIterator()
        var program = hub.watch().makeAsyncIterator()
        #expect(await page.next() == .presence(1))

        hub.ping()
        #expect(await pinned.next() == .ping)
        #expect(await page.next() == .ping)
        hub.finish()
        #expect(await program.next() == .bye)
    }

    @Test func `counts no parts of the program and no pinned links`() async throws {
        let sharing = try await Sharing()
        let pinned = try await sharing.open(ShareTerms(isPinned: true)).visit
        let hub = sharing.session.hub
        let silent = [hub.watch(), sharing.service.subscribe(as: pinned)]
        #expect(hub.presence == 0 && hub.count == 2)

        var page = hub.subscribe().makeAsyncIterator()

        #expect(await page.news() == .presence(1))
        #expect(sharing.service.shares().map(\.online) == [1])
        hub.finish()
        for events in silent {
            var heard: [PreviewEvent] = []
            for await event in events { heard.append(event) }
            #expect(heard == [.bye])
        }
    }

    @Test func `tells the owner's pages alone that the list of links is another one`() async throws {
        let sharing = try await Sharing()
        let hub = sharing.session.hub
        let visit = try await sharing.open(ShareTerms()).visit
        let guest = sharing.service.subscribe(as: visit)
        var owner = hub.subscribe().makeAsyncIterator()
        let next = {
            var event = await owner.next()
            while let present = event, present != .links, present != .bye { event = await owner.next() }
            return event
        }

        let made = try await sharing.service.create(ShareTerms())
        #expect(await next() == .links)
        _ = try await sharing.service.rotate(made.share.id)
        #expect(await next() == .links)
        sharing.service.noteView(visit)
        #expect(await next() == .links)
        do {
            let page = sharing.service.subscribe(as: visit)
            #expect(await next() == .links)
            _ = page
        }
        #expect(await next() == .links, "it left")
        try await sharing.service.revoke(made.share.id)
        #expect(await next() == .links)
        hub.finish()
        #expect(await next() == .bye)
        for await event in guest { #expect(event != .links) }
    }

    @Test func `tells a pinned link only of changes of its own profile`() async throws {
        let sharing = try await Sharing()
        let session = sharing.session
        let showing = try await sharing.open(ShareTerms(isPinned: true)).visit
        let changing = try await sharing.open(ShareTerms(role: .customize, isPinned: true)).visit
        let live = try await sharing.open(ShareTerms(role: .customize)).visit
        let streams = [showing, changing, live].map { sharing.service.subscribe(as: $0) }

        await session.receive(.text(Specs.plain))
        await session.receive(.text(Specs.customizable))
        await session.templatesChanged()
        _ = try await session.perform([.hide("notes")], profile: "default")
        _ = try await session.perform([.hide("notes")], profile: changing.profile, pin: changing.pin)
        let own = session.snapshot.revision
        _ = try await session.perform([.hide("notes")], profile: live.profile)
        session.hub.finish()

        var heard: [[PreviewEvent]] = []
        for events in streams { heard.append(await events.filter { $0 != .ping }.reduce(into: []) { $0.append($1) }) }
        #expect(heard[0] == [.bye])
        #expect(heard[1] == [.change(revision: own, kind: .customization, ok: true), .bye])
        #expect(heard[2].count == 5, "presence, and the newest of three kinds: \(heard[2])")
    }
}

extension PreviewEvents.AsyncIterator {
    /// The next event that tells something.
    fileprivate mutating func news() async -> PreviewEvent? {
        var event = await next()
        while event == .ping { event = await next() }
        return event
    }
}
