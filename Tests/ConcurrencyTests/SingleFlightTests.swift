import Concurrency
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SingleFlightTests {
    private struct Refusal: Error {}

    private let flights = SingleFlight<String, Int>()

    @Test func `runs one task for a key at a time, and the next after its end`() async throws {
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let first = try flights.task(for: "a") {
            for await _ in gate {}
            return 1
        }
        let joined = try flights.task(for: "a") { 2 }
        let other = try flights.task(for: "b") { 3 }
        #expect(try await other.value == 3)
        #expect(flights.count == 1 && flights["a"] == first && flights["b"] == nil)
        opening.finish()

        #expect(try await first.value == 1)
        #expect(joined == first)
        #expect(flights.count == 0)
        #expect(try await flights.task(for: "a") { 4 }.value == 4)
    }

    @Test func `shares an error, and forgets it`() async throws {
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let first = try flights.task(for: "a") {
            for await _ in gate {}
            throw Refusal()
        }
        let joined = try flights.task(for: "a") { 2 }
        opening.finish()

        await #expect(throws: Refusal.self) { try await first.value }
        await #expect(throws: Refusal.self) { try await joined.value }
        #expect(try await flights.task(for: "a") { 4 }.value == 4)
    }

    @Test func `asks whether a task may begin, not whether another caller may join`() async throws {
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let first = try flights.task(for: "a") {
            for await _ in gate {}
            return 1
        }

        #expect(try flights.task(for: "a", admit: { throw Refusal() }, operation: { 2 }) == first)
        #expect(throws: Refusal.self) { try flights.task(for: "b", admit: { throw Refusal() }, operation: { 2 }) }
        #expect(flights.count == 1)
        opening.finish()
        #expect(try await first.value == 1)
    }

    @Test func `cancels all tasks when it is closed, and begins none`() async throws {
        let task = try flights.task(for: "a") {
            try await Task.sleep(for: .seconds(3600))
            return 1
        }

        #expect(flights.close() == [task])
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(throws: CancellationError.self) { try flights.task(for: "b") { 2 } }
    }
}
