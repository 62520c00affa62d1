import Concurrency
import Testing

struct RateLimitTests {
    private let start = ContinuousClock.now

    @Test func `allows a burst, then what time brings back`() {
        let limit = RateLimit(burst: 3, perSecond: 2)
        for _ in 0..<3 { #expect(limit.take("a", at: start) == nil) }

        #expect(limit.take("a", at: start) == .milliseconds(500))
        #expect(limit.take("a", at: start + .milliseconds(250)) == .milliseconds(250))
        #expect(limit.take("a", at: start + .milliseconds(500)) == nil)
        #expect(limit.take("a", at: start + .milliseconds(500)) == .milliseconds(500))
    }

    @Test func `never saves up more than the burst`() {
        let limit = RateLimit(burst: 2, perSecond: 1)
        #expect(limit.take("a", at: start) == nil)
        for _ in 0..<2 { #expect(limit.take("a", at: start + .seconds(3600)) == nil) }

        #expect(limit.take("a", at: start + .seconds(3600)) == .seconds(1))
    }

    @Test func `counts for each one apart`() {
        let limit = RateLimit(burst: 1, perSecond: 1)
        #expect(limit.take("a", at: start) == nil)
        #expect(limit.take("b", at: start) == nil)

        #expect(limit.take("a", at: start) == .seconds(1))
    }

    @Test func `forgets those who have their whole allowance again`() {
        let limit = RateLimit(burst: 1, perSecond: 1)
        for number in 0..<4096 { #expect(limit.take("\(number)", at: start) == nil) }
        #expect(limit.take("last", at: start + .seconds(2)) == nil)

        #expect(limit.count == 1)
    }
}
