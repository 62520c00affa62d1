import Testing

@testable import PreviewCore

/// Comparing digests of tokens (S12).
@Suite struct DigestTests {
    @Test(arguments: 0..<32) func `tells digests apart whichever byte differs (S12)`(place: Int) throws {
        let digest = ContentDigest(of: "token")
        var bytes = digest.bytes
        bytes[place] ^= 1
        let other = try #require(ContentDigest(bytes: bytes))

        #expect(digest != other)
        #expect(try #require(ContentDigest(bytes: digest.bytes)) == digest)
    }

    @Test func `takes as long for a wrong first byte as for a wrong last one (S12)`() throws {
        let digest = ContentDigest(of: "token")
        func other(_ place: Int) throws -> ContentDigest {
            var bytes = digest.bytes
            bytes[place] ^= 1
            return try #require(ContentDigest(bytes: bytes))
        }
        let (first, last) = (try other(0), try other(31))
        var shortest = (first: Duration.seconds(60), last: Duration.seconds(60))
        for _ in 0..<40 {
            shortest.first = min(shortest.first, time { digest == first })
            shortest.last = min(shortest.last, time { digest == last })
        }

        // Ending at the first difference would make it about ten times as fast.
        #expect(shortest.first / shortest.last > 0.5)
        #expect(shortest.first / shortest.last < 2)
    }

    @Test func `takes 32 bytes for a digest and nothing else`() {
        #expect(ContentDigest(bytes: []) == nil)
        #expect(ContentDigest(bytes: [UInt8](repeating: 0, count: 31)) == nil)
        #expect(ContentDigest(bytes: [UInt8](repeating: 0, count: 33)) == nil)
    }

    private func time(_ compare: () -> Bool) -> Duration {
        var equal = 0
        let time = ContinuousClock().measure {
            for _ in 0..<500 where compare() { equal += 1 }
        }
        #expect(equal == 0)
        return time
    }
}
