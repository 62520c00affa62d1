import Concurrency
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct AsyncMutexTests {
    private final class Recorder {
        var order: [Int] = []
    }

    @Test func `admits one at a time, in the order of their arrival`() async {
        let mutex = AsyncMutex()
        let recorder = Recorder()
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        var tasks: [Task<Void, Never>] = []
        for number in 0..<20 {
            let (arrived, arriving) = AsyncStream.makeStream(of: Void.self)
            tasks.append(
                Task {
                    // All run on the main actor: the test continues once this one waits for the mutex.
                    arriving.finish()
                    await mutex.withLock {
                        recorder.order.append(number)
                        for await _ in gate {}
                        #expect(recorder.order.last == number, "another one came in meanwhile")
                    }
                }
            )
            for await _ in arrived {}
        }
        #expect(recorder.order == [0])
        opening.finish()
        for task in tasks { await task.value }

        #expect(recorder.order == Array(0..<20))
    }

    @Test func `admits the next after an error`() async {
        let mutex = AsyncMutex()

        await #expect(throws: CancellationError.self) { try await mutex.withLock { throw CancellationError() } }
        #expect(await mutex.withLock { 1 } == 1)
    }
}
