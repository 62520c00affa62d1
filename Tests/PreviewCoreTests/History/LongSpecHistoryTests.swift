import PreviewCore
import PreviewFakes
import Testing

/// The history of a session whose texts are too long to be all kept.
@Suite(.timeLimit(.minutes(2)))
struct LongSpecHistoryTests {
    private let good = Array(#"{"tabs": [{"title": "Home"}]}"#.utf8)
    private let other = Array(#"{"tabs": [{"title": "Notes"}]}"#.utf8)

    /// A string of 3 MiB that can't be read, so that it costs no reading.
    private func long(_ number: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "}"), count: 3 << 20 + number) }

    @Test func `lists what its store has, and says of what went that it is not kept`() async throws {
        let store = FakeStore()
        let session = try await makeSession(store, writer: FakeSpecWriter(good), reading: good)
        let oldest = try #require(await session.specHistory().changes.first?.revision)
        for number in 1...12 { await session.receive(.text(long(number))) }

        let told = await session.specHistory()

        #expect(told.changes.count == 10)
        let stored = try await store.specRevisions(of: "tabs.json")
        #expect(told.changes.map(\.revision).reversed() == stored.map(\.number))
        #expect(told.undo == nil, "the text to go back to went")
        for change in told.changes { #expect(try await session.specText(ofRevision: change.revision).count > 3 << 20) }
        for act in [
            { _ = try await session.specText(ofRevision: oldest) },
            { _ = try await session.restoreSpec(oldest, if: .anyState, author: .command) },
            { _ = try await session.specRevision(before: oldest) },
        ] as [() async throws -> Void] {
            let error = await #expect(throws: SessionError.self) { try await act() }
            guard case .unknownRevision(oldest)? = error else { throw try #require(error) }
        }
    }

    @Test func `undoes and redoes again as soon as there is something to go back to`() async throws {
        let file = FakeSpecWriter(good)
        let session = try await makeSession(writer: file, reading: good)
        for number in 1...12 { await session.receive(file.saved(long(number))) }
        await session.receive(file.saved(other))
        #expect(await session.specHistory().undo == nil)

        _ = try await session.writeSpec(if: .anyState, author: .command) { _ in good }
        _ = try await session.undoSpec(if: .anyState, author: .command)
        #expect(file.text == other)
        _ = try await session.redoSpec(if: .anyState, author: .command)
        #expect(file.text == good)
    }

    @Test func `keeps no more in memory while nothing can be stored`() async throws {
        let store = FakeStore()
        store.fail([.record])
        let session = try await makeSession(store, reading: good)
        for number in 1...12 { await session.receive(.text(long(number))) }
        #expect(await session.specHistory().changes.count == 10)

        store.fail([])
        await session.receive(.text(other))
        #expect(await session.specHistory().changes.count == 11)
        #expect(try await store.specRevisions(of: "tabs.json").count == 11)
    }
}
