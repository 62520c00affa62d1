import PreviewFakes
import Synchronization
import TabModel
import Testing

@testable import PreviewCore

/// Several sessions of one preview on a store that they share, as several machines have them.
@Suite struct FollowingTests {
    let store = FakeStore(isShared: true)

    private func session() async throws -> PreviewSession {
        let session = try await PreviewSession(of: PreviewedSpec(file: "tabs.json", isStored: true), store: store)
        try await session.open()
        return session
    }

    /// Two sessions of a preview that has a text.
    private func two() async throws -> (PreviewSession, PreviewSession) {
        let first = try await session()
        _ = try await write(Specs.customizable, by: first, over: nil)
        return (first, try await session())
    }

    private func write(
        _ text: [UInt8],
        by session: PreviewSession,
        over present: [UInt8]?
    ) async throws -> SavedText {
        let condition = present.map { WriteCondition.oneOf([EntityTag(of: $0)]) } ?? .nothing
        return try await session.writeSpec(if: condition, author: .command) { _ in text }
    }

    @Test func `opens at the newest revision, which is the same for all`() async throws {
        let (first, second) = try await two()

        #expect(second.snapshot.revision == Revision(number: 1, epoch: "0badcafe"))
        #expect(second.snapshot.text == Specs.customizable && second.snapshot.spec != nil)
        #expect(first.snapshot.revision.number == 1)
        #expect(second.snapshot.specRevision == 1)
    }

    @Test func `takes in what another has stored, in its order and once`() async throws {
        let (first, second) = try await two()
        let events = second.hub.watch()
        _ = try await first.perform([.hide("notes")], profile: "ann")
        _ = try await write(Specs.plain, by: first, over: Specs.customizable)
        _ = try await first.writeSpec(if: .anyState, author: .command) { _ in Specs.customizable }

        try await second.follow()
        try await second.follow()

        #expect(second.snapshot.revision == first.snapshot.revision)
        #expect(second.snapshot.text == Specs.customizable)
        #expect(try await second.customization(profile: "ann") == first.customization(profile: "ann"))
        second.hub.finish()
        var numbers: [Int] = []
        for await case .change(let revision, _, _) in events { numbers.append(revision.number) }
        // A reader that does not come gets the newest of each kind.
        #expect(numbers == [2, 4])
        #expect(await second.specHistory().changes.map(\.revision) == [4, 3, 1])
    }

    @Test func `gives a change that came behind another one its place`() async throws {
        let (first, second) = try await two()
        _ = try await first.perform([.hide("notes")], profile: "ann")

        _ = try await second.perform([.hide("library")], profile: "ann")

        let hidden = try await second.customization(profile: "ann").customization.tabs.keys.sorted()
        #expect(hidden == ["c.library", "c.notes"])
        #expect(second.snapshot.revision.number == 3)
        try await first.follow()
        #expect(try await first.customization(profile: "ann") == second.customization(profile: "ann"))
    }

    @Test func `refuses a text that was written for another one than the newest`() async throws {
        let (first, second) = try await two()
        _ = try await write(Specs.plain, by: first, over: Specs.customizable)

        let error = await #expect(throws: SessionError.self) {
            try await write(Specs.customizable + [0x20], by: second, over: Specs.customizable)
        }

        guard case .preconditionFailed(let tag)? = error else { throw try #require(error) }
        #expect(tag == EntityTag(of: Specs.plain))
        #expect(second.snapshot.text == Specs.plain)
    }

    @Test func `takes what a writer knows from another server, which it has not heard of itself`() async throws {
        let (first, second) = try await two()
        _ = try await write(Specs.plain, by: first, over: Specs.customizable)

        let written = try await write(Specs.customizable, by: second, over: Specs.plain)
        #expect(written.revision.number == 3)

        try await first.follow()
        let hidden = try await first.perform([.hide("notes")], profile: "ann")
        let known = WriteCondition.oneOf([hidden.tag])
        let both = try await second.perform([.hide("library")], profile: "ann", if: known)
        #expect(both.customization.tabs.keys.sorted() == ["c.library", "c.notes"])
        let error = await #expect(throws: SessionError.self) {
            try await first.perform([.hide("library")], profile: "ann", if: known)
        }
        guard case .preconditionFailed(let tag)? = error else { throw try #require(error) }
        #expect(tag == both.tag)
    }

    @Test func `tells a stream that comes back what is published while the log is read`() async throws {
        let (first, second) = try await two()
        let last = second.snapshot.revision
        _ = try await first.perform([.hide("notes")], profile: "ann")
        try await second.follow()
        let events = second.hub.watch()
        // Following reads the log, which has nothing new; what was missed is read then, and now something comes in between.
        store.state.withLock { state in
            state.afterLog = { [store] in
                store.state.withLock {
                    $0.afterLog = { _ = try? await second.perform([.hide("library")], profile: "ann") }
                }
            }
        }

        let missed = try #require(await second.missed(since: last))
        second.hub.finish()
        var numbers = missed.events.compactMap(\.number)
        for await event in events where !missed.cover(event) { numbers += [event.number].compactMap(\.self) }

        #expect(numbers == [2, 3])
    }

    @Test func `undoes what another has done`() async throws {
        let (first, second) = try await two()
        _ = try await first.perform([.hide("notes")], profile: "ann")
        _ = try await write(Specs.plain, by: first, over: Specs.customizable)
        try await second.follow()

        let undone = try await second.undoSpec(if: .anyState, author: .command)
        #expect(undone.bytes == Specs.customizable)
        _ = try await second.perform([.undo], profile: "ann")

        #expect(try await second.customization(profile: "ann").customization.tabs.isEmpty)
        try await first.follow()
        #expect(first.snapshot.revision == second.snapshot.revision)
    }

    @Test func `loses no act of two sessions at once, and numbers them without gaps`() async throws {
        let (first, second) = try await two()
        let sessions = [first, second]
        store.state.withLock { $0.beforeSave = { await Task.yield() } }

        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<60 {
                group.addTask {
                    let operation = CustomizationOperation.hide(index % 3 == 0 ? "notes" : "library")
                    _ = try await sessions[index % 2].perform([operation], profile: "p\(index % 5)")
                }
            }
            try await group.waitForAll()
        }
        for session in sessions { try await session.follow() }

        let head = try await store.head(of: "tabs.json").revision
        #expect(sessions.allSatisfy { $0.snapshot.revision.number == head })
        let changes = try await store.changes(of: "tabs.json", after: 0).map(\.revision)
        #expect(changes == Array(1...head))
        for profile in 0..<5 {
            let hidden = try await first.customization(profile: "p\(profile)").customization.tabs.keys.sorted()
            #expect(hidden == ["c.library", "c.notes"])
        }
    }

    @Test func `says what only this server knows under a revision of its own`() async throws {
        let (first, second) = try await two()

        await second.warn(["The database can't be reached."])

        #expect(second.snapshot.revision.text == "1.0badcafe.1")
        #expect(first.snapshot.revision.text == "1.0badcafe")
        _ = try await first.perform([.hide("notes")], profile: "ann")
        try await second.follow()
        #expect(second.snapshot.revision.text == "2.0badcafe")
        #expect(second.snapshot.warnings == ["The database can't be reached."])
    }

    @Test func `shows what it has while the store can't be read`() async throws {
        let (first, second) = try await two()
        _ = try await second.view(profile: "ann")
        _ = try await first.perform([.hide("library")], profile: "ann")
        try await second.follow()
        #expect(try await second.profiles().map(\.name) == ["ann"])
        store.state.withLock { $0.failure = FullDisk() }

        #expect(try await second.profiles().map(\.name) == ["ann"])
        await #expect(throws: SessionError.self) { try await first.profiles() }
        await #expect(throws: SessionError.self) { try await second.follow() }
        await #expect(throws: SessionError.self) { try await first.perform([.hide("notes")], profile: "ann") }

        let shown = try await second.view(profile: "ann")
        #expect(shown.snapshot.text == Specs.customizable)
        #expect(shown.customization.customization.tabs.keys.sorted() == ["c.library"])
        store.state.withLock { $0.failure = nil }
        _ = try await first.perform([.hide("notes")], profile: "ann")
        #expect(first.snapshot.revision.number == 3)
    }
}

extension PreviewEvent {
    /// The revision of a change.
    fileprivate var number: Int? {
        guard case .change(let revision, _, _) = self else { return nil }
        return revision.number
    }
}
