import Concurrency
import Synchronization
import Testing

struct WorkThreadTests {
    private struct Failure: Error {}

    @Test func `does one part of its work at a time`() async throws {
        let thread = WorkThread()
        let running = Running()

        await withTaskGroup(of: Int.self) { group in
            for number in 0..<8 {
                group.addTask { await thread.run { running.count { (0..<10_000).reduce(number, ^) } } }
            }
            for await result in group { #expect(result >= 0) }
        }

        #expect(running.most == 1)
    }

    @Test func `throws the error of its work`() async {
        await #expect(throws: Failure.self) {
            try await WorkThread().run { () throws(Failure) in throw Failure() }
        }
    }
}

/// The number of tasks that run at the same time.
private final class Running: Sendable {
    private let counts = Mutex((now: 0, most: 0))

    var most: Int { counts.withLock(\.most) }

    func count<Value>(_ work: () -> Value) -> Value {
        counts.withLock { counts in
            counts.now += 1
            counts.most = max(counts.most, counts.now)
        }
        defer { counts.withLock { $0.now -= 1 } }
        return work()
    }
}
