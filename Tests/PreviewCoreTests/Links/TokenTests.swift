@testable import PreviewCore
import PreviewFakes
import Testing

/// The secret part of a link (S11).
@Suite struct TokenTests {
    @Test func `draws a million tokens of 192 bits without a repeat (S11)`() {
        var seen: Set<ContentDigestKey> = []
        seen.reserveCapacity(1_000_000)
        for _ in 0..<1_000_000 { seen.insert(ContentDigestKey(SecretToken.new())) }

        #expect(seen.count == 1_000_000)
    }

    @Test func `draws each of 64 letters equally often at each place (S11)`() {
        let rounds = 20_000
        var counts = [[Int]](repeating: [Int](repeating: 0, count: 128), count: SecretToken.length)
        for _ in 0..<rounds {
            for (place, letter) in SecretToken.new().utf8.enumerated() { counts[place][Int(letter)] += 1 }
        }

        let expected = Double(rounds) / 64
        for place in counts {
            let used = place.filter { $0 > 0 }
            let square = used.reduce(0.0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
            #expect(used.count == 64)
            // 63 degrees of freedom: mean 63, standard deviation 11.2; once in far more than a million runs.
            #expect(square < 63 + 7 * 11.2)
        }
    }

    @Test func `writes tokens in the alphabet of URLs, and ids that are no part of them`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(ShareTerms())

        let base64url = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        #expect(made.token.count == 32)
        #expect(base64url.isSuperset(of: made.token))
        #expect(made.share.id.count == 10)
        #expect(!made.token.contains(made.share.id))
    }

    @Test func `tells a token to nobody but who asked (S14)`() async throws {
        let sharing = try await Sharing()
        let made = try await sharing.service.create(ShareTerms(password: "opensesame"))
        var dumped = ""
        dump(made, to: &dumped)

        for text in ["\(made)", String(reflecting: made), dumped, "\(sharing.store.links())"] {
            #expect(!text.contains(made.token))
        }
        let terms = ShareTerms(password: "opensesame")
        #expect(!"\(terms) \(String(reflecting: terms)) \(sharing.store.links())".contains("opensesame"))
    }
}

/// A token's bytes in two words and a half, which a set compares faster than text.
private struct ContentDigestKey: Hashable {
    private let words: SIMD4<UInt64>

    init(_ token: String) {
        var words = SIMD4<UInt64>()
        for (index, byte) in token.utf8.enumerated() { words[index & 3] = words[index & 3] << 8 | UInt64(byte) }
        self.words = words
    }
}
