import Concurrency
import Testing

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
