import Testing

@testable import PreviewServer

struct RateLimitTests {
    private let start = ContinuousClock.now

    @Test func `allows a burst, then what time brings back`() throws {
        let limit = RateLimit(burst: 3, perSecond: 2)
        for _ in 0..<3 { try limit.take("a", at: start) }

        let refusal = #expect(throws: HTTPError.self) { try limit.take("a", at: start) }
        #expect(refusal?.status == 429)
        #expect(refusal?.fields["Retry-After"] == "1")
        try limit.take("a", at: start + .milliseconds(500))
        #expect(throws: HTTPError.self) { try limit.take("a", at: start + .milliseconds(500)) }
    }

    @Test func `never saves up more than the burst`() throws {
        let limit = RateLimit(burst: 2, perSecond: 1)
        try limit.take("a", at: start)
        for _ in 0..<2 { try limit.take("a", at: start + .seconds(3600)) }

        #expect(throws: HTTPError.self) { try limit.take("a", at: start + .seconds(3600)) }
    }

    @Test func `counts for each one apart`() throws {
        let limit = RateLimit(burst: 1, perSecond: 1)
        try limit.take("a", at: start)
        try limit.take("b", at: start)

        #expect(throws: HTTPError.self) { try limit.take("a", at: start) }
    }

    @Test func `forgets those who have their whole allowance again`() throws {
        let limit = RateLimit(burst: 1, perSecond: 1)
        for number in 0..<4096 { try limit.take("\(number)", at: start) }
        try limit.take("last", at: start + .seconds(2))

        #expect(limit.count == 1)
    }
}
