import Concurrency
import Testing

@Suite(.timeLimit(.minutes(10)))
struct TaskTimingTests {
    private struct Failure: Error {}

    @Test func `returns the value or the error of a task that ends in time`() async throws {
        #expect(await Task { 1 }.value(within: .seconds(3600)) == 1)
        await #expect(throws: Failure.self) {
            try await Task<Int, any Error> { throw Failure() }.value(within: .seconds(3600))
        }
    }

    @Test func `returns nothing after the time, and lets the task go on`() async {
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for await _ in gate {}
            return Task.isCancelled
        }

        #expect(await task.value(within: .milliseconds(10)) == nil)
        opening.finish()
        #expect(await task.value == false)
    }

    @Test func `returns nothing once the waiting task is cancelled`() async {
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let task = Task { for await _ in gate {} }
        let waiting = Task { await task.value(within: .seconds(3600)) == nil }
        waiting.cancel()

        #expect(await waiting.value)
        opening.finish()
        await task.value
    }

    @Test func `delays an operation, which a cancelled task does not run`() async {
        let start = ContinuousClock.now
        let (calls, calling) = AsyncStream.makeStream(of: Int.self)
        let cancelled = Task.delayed(by: .seconds(3600)) { calling.yield(1) }
        cancelled.cancel()
        await cancelled.value
        await Task.delayed(by: .milliseconds(10)) { calling.yield(2) }.value
        calling.finish()

        #expect(await calls.reduce(into: []) { $0.append($1) } == [2])
        #expect(.now - start >= .milliseconds(10))
    }
}
