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

struct BackoffTests {
    private let backoff = Backoff(first: .milliseconds(50), longest: .seconds(5))

    @Test(arguments: [(0, 0), (1, 50), (2, 100), (3, 200), (7, 3200), (8, 5000), (1000, 5000)])
    func `waits twice as long after each failure in a row, up to the longest`(failures: Int, milliseconds: Int) {
        #expect(backoff.delay(after: failures) == .milliseconds(milliseconds))
    }

    @Test(arguments: [1, 2, 3, 7, 8, 1000])
    func `keeps many from retrying in step`(failures: Int) {
        let full = backoff.delay(after: failures)
        let delays = (0..<100).map { _ in backoff.jitteredDelay(after: failures) }

        #expect(delays.allSatisfy { $0 >= full / 2 && $0 <= full })
        #expect(Set(delays).count > 50)
        #expect(backoff.jitteredDelay(after: 0) == .zero)
    }
}
