import Synchronization
import TabModel
import PreviewFakes
import Testing

@testable import PreviewCore

/// Revision numbers: they rise, and no spec change waits for the store.
@Suite(.timeLimit(.minutes(20)))
struct RevisionTests {
    @Test func `takes numbers from a block and goes on with the next`() {
        var numbers = RevisionNumbers(firstOfBlock: 100)
        #expect((0..<3).map { _ in numbers.take() } == [100, 101, 102])
        #expect(!numbers.isRunningLow)

        for _ in 0..<40 { _ = numbers.take() }
        #expect(numbers.isRunningLow)
        numbers.add(firstOfBlock: 164)
        #expect(!numbers.isRunningLow)
        #expect(numbers.take() == 143)
    }

    @Test func `skips numbers that were given to someone else`() {
        var numbers = RevisionNumbers(firstOfBlock: 1)
        _ = numbers.take()
        numbers.add(firstOfBlock: 1000)
        #expect(numbers.take() == 1000)
    }

    @Test func `counts on past its block without falling back when the store answers late`() {
        var numbers = RevisionNumbers(firstOfBlock: 1)
        for _ in 0..<70 { _ = numbers.take() }
        #expect(numbers.last == 70)
        numbers.add(firstOfBlock: 65)
        #expect(numbers.take() == 71)
    }

    @Test func `reserves more numbers before they run out`() async throws {
        let store = FakeStore()
        let session = try await makeSession(store, reading: nil)

        for index in 0..<500 {
            await session.receive(.text(index.isMultiple(of: 2) ? Specs.plain : Specs.customizable))
            await Task.yield()
        }
        await session.close()

        let last = session.snapshot.revision.number
        #expect(last == 501)
        #expect(store.state.withLock(\.nextNumber) > last)
        #expect(store.state.withLock(\.closedAt) == last)
    }

    @Test func `shows changes of the spec although the store fails`() async throws {
        let store = FakeStore()
        let session = try await makeSession(store, reading: nil)
        store.state.withLock { $0.failure = CustomizingTests.Broken(isOutOfSpace: true, text: "Full.") }

        for index in 0..<200 {
            await session.receive(.text(index.isMultiple(of: 2) ? Specs.plain : Specs.customizable))
        }

        #expect(session.snapshot.revision.number == 201)
    }

    @Test func `starts with a boot part of eight hexadecimal digits, another each time`() {
        let boots = (0..<100).map { _ in Revision.newBoot() }
        #expect(Set(boots).count == 100)
        #expect(boots.allSatisfy { $0.utf8.count == 8 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test func `fails to open on a store that gives no numbers`() async throws {
        let store = FakeStore()
        store.state.withLock { $0.failure = CustomizingTests.Broken(isOutOfSpace: false, text: "Locked.") }
        await #expect(throws: SessionError.self) { _ = try await makeSession(store) }
    }
}
