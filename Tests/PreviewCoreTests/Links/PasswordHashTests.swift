@testable import PreviewCore
import PreviewFakes
import Testing

/// The stored form of a password (S13, S19).
@Suite struct PasswordHashTests {
    @Test func `salts each hash, and keeps its cost`() throws {
        let cost = PasswordCost(doublings: 5, blockSize: 4)
        let hashes = [try PasswordHash(of: "pass", cost: cost), try PasswordHash(of: "pass", cost: cost)]

        #expect(hashes[0].salt != hashes[1].salt && hashes[0].key != hashes[1].key)
        #expect(hashes[0].salt.count == 16 && hashes[0].key.count == 32)
        #expect(hashes[0].text.hasPrefix("scrypt:5:4:"))
        let read = try #require(PasswordHash(hashes[0].text))
        #expect(read == hashes[0])
        #expect(try read.matches("pass"))
        #expect(try !read.matches("Pass"))
    }

    /// Computed with Python's `hashlib.scrypt`: n=1024, r=8, p=1, salt "SodiumChlorideNa".
    @Test func `is scrypt as others compute it (RFC 7914)`() throws {
        let salt = "536f6469756d43686c6f726964654e61"
        let key = "3c90b0d71fac6a5f1b6c94a939cb15db2367edeb25e86cd28a19cfbb63777178"
        let hash = try #require(PasswordHash("scrypt:10:8:\(salt):\(key)"))

        #expect(try hash.matches("pleaseletmein"))
        #expect(try !hash.matches("pleaseletmeout"))
    }

    @Test(arguments: [
        "", "scrypt", "bcrypt:4:8:00:00", "scrypt:4:8:00:00", "scrypt:x:8:\("00".repeated(16)):\("00".repeated(32))",
        "scrypt:4:8:\("00".repeated(16)):\("0G".repeated(32))", "scrypt:40:8:\("00".repeated(16)):\("00".repeated(32))",
        "scrypt:20:32:\("00".repeated(16)):\("00".repeated(32))",
        "scrypt:4:0:\("00".repeated(16)):\("00".repeated(32))",
        "scrypt:-4:8:\("00".repeated(16)):\("00".repeated(32))",
    ])
    func `reads no other text as a hash, and none that would exhaust the machine`(text: String) {
        #expect(PasswordHash(text) == nil)
    }

    @Test func `costs new passwords 32 MiB`() {
        #expect(PasswordCost.usual.memory == 32 << 20)
        #expect(PasswordCost.usual.isSensible)
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
