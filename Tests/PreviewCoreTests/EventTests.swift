import PreviewFakes
import Synchronization
import TabModel
import Testing

@testable import PreviewCore

/// Notifications and their readers.
@Suite(.timeLimit(.minutes(20)))
struct EventTests {
    @Test func `tells a reader each change once, with its kind and whether all is well`() async throws {
        let session = try await makeSession()
        var events = session.hub.watch().makeAsyncIterator()

        await session.receive(.text(Specs.broken))
        let broken = await events.next()
        #expect(broken == .change(revision: session.snapshot.revision, kind: .diagnostics, ok: false))

        await session.receive(.text(Specs.customizable))
        let good = await events.next()
        #expect(good == .change(revision: session.snapshot.revision, kind: .spec, ok: true))

        _ = try await session.perform([.hide("notes")], profile: "default")
        let customized = await events.next()
        #expect(customized == .change(revision: session.snapshot.revision, kind: .customization, ok: true))

        await session.templatesChanged()
        let redrawn = await events.next()
        #expect(redrawn == .change(revision: session.snapshot.revision, kind: .templates, ok: true))

        await session.filesChanged()
        let repainted = await events.next()
        #expect(repainted == .change(revision: session.snapshot.revision, kind: .spec, ok: true))
    }

    @Test func `keeps only the newest of each kind for a slow reader (S43)`() async throws {
        let session = try await makeSession()
        var events = session.hub.watch().makeAsyncIterator()

        for index in 0..<1000 {
            await session.receive(.text(index.isMultiple(of: 2) ? Specs.plain : Specs.customizable))
        }
        await session.templatesChanged()
        let newest = session.snapshot.revision

        let spec = await events.next()
        let templates = await events.next()
        let epoch = newest.epoch
        #expect(spec == .change(revision: Revision(number: newest.number - 1, epoch: epoch), kind: .spec, ok: true))
        #expect(templates == .change(revision: newest, kind: .templates, ok: true))
        await session.close()
        let last = await events.next()
        #expect(last == .bye)
    }

    @Test func `says goodbye once and ends, also to who comes later`() async throws {
        let session = try await makeSession()
        var early = session.hub.watch().makeAsyncIterator()

        await session.close()

        var late = session.hub.watch().makeAsyncIterator()
        let goodbyes = [await early.next(), await early.next(), await late.next(), await late.next()]
        #expect(goodbyes == [.bye, nil, .bye, nil])
        #expect(session.hub.count == 0)
    }

    @Test func `forgets a reader who has gone`() async throws {
        let session = try await makeSession()
        var events: PreviewEvents? = session.hub.watch()
        #expect(session.hub.count == 1)
        #expect(events != nil)

        events = nil

        #expect(session.hub.count == 0)
        let reading = Task { [hub = session.hub] in for await _ in hub.subscribe() {} }
        while session.hub.count == 0 { await Task.yield() }
        reading.cancel()
        await reading.value
        #expect(session.hub.count == 0)
    }
}
