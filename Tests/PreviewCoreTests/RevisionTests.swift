import PreviewFakes
import Synchronization
import TabModel
import Testing

@testable import PreviewCore

/// Revision numbers: they rise, and no spec change waits for the store.
@Suite(.timeLimit(.minutes(20)))
struct RevisionTests {
    @Test func `goes on from the newest stored revision`() async throws {
        let store = FakeStore()
        let first = try await makeSession(store)
        _ = try await first.perform([.hide("notes")], profile: "default")
        let last = first.snapshot.revision.number
        await first.close()

        let next = try await makeSession(store, reading: nil)

        #expect(last == 2)
        #expect(next.snapshot.revision.number == last)
        await next.receive(.text(Specs.plain))
        #expect(next.snapshot.revision.number == last + 1)
    }

    @Test func `counts the first text of a fresh file as revision 1`() async throws {
        let session = try await makeSession(FakeStore())

        #expect(session.snapshot.revision.number == 1)
        #expect(session.snapshot.specRevision == 1)
    }

    @Test func `gives a text that is stored late the number that it was shown with`() async throws {
        let store = FakeStore()
        let session = try await makeSession(store, reading: nil)
        store.fail([.record])
        await session.receive(.text(Specs.customizable))
        let shown = session.snapshot.revision.number
        _ = try await session.perform([.hide("notes")], profile: "default")
        store.fail([])
        await session.receive(.text(Specs.plain))

        #expect(try await store.specRevisions(of: "tabs.json").map(\.number) == [shown, shown + 2])
        #expect(try await store.head(of: "tabs.json").revision == session.snapshot.revision.number)
    }

    @Test func `shows changes of the spec although the store fails`() async throws {
        let store = FakeStore()
        let session = try await makeSession(store, reading: nil)
        store.state.withLock { $0.failure = CustomizingTests.Broken(isOutOfSpace: true, text: "Full.") }

        for index in 0..<200 {
            await session.receive(.text(index.isMultiple(of: 2) ? Specs.plain : Specs.customizable))
        }

        #expect(session.snapshot.revision.number == 200)
    }

    @Test func `has an epoch of eight hexadecimal digits, another each time`() {
        let epochs = (0..<100).map { _ in Revision.newEpoch() }
        #expect(Set(epochs).count == 100)
        #expect(epochs.allSatisfy { $0.utf8.count == 8 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test(arguments: ["7.0badcafe", "7.0badcafe.2", "0.00000000"])
    func `is read as it is written`(text: String) {
        #expect(Revision(text)?.text == text)
    }

    @Test(arguments: [
        "", "7", "7.0badcaf", "-1.0badcafe", "7.0badcafe.", "7.0badcafe.-1", "7.0badcafe.1.1", "a.0badcafe",
    ])
    func `is not read from anything else`(text: String) {
        #expect(Revision(text) == nil)
    }

    @Test func `fails to open on a store that can't be read`() async throws {
        let store = FakeStore()
        store.state.withLock { $0.failure = CustomizingTests.Broken(isOutOfSpace: false, text: "Locked.") }
        await #expect(throws: SessionError.self) { _ = try await makeSession(store) }
    }
}
