/// The secret part of a link: 192 bits of the system's generator (S11), reported once.
///
/// The generator either gives random bytes or ends the program; it never gives weaker ones.
public enum SecretToken {
    /// The number of characters of a token.
    public static let length = 32

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// Returns a new token of `A-Za-z0-9-_` (base64url, RFC 4648, 5), six random bits a character.
    public static func new() -> String {
        var generator = SystemRandomNumberGenerator()
        var letters: [UInt8] = []
        letters.reserveCapacity(length)
        // 60 of 64 bits give ten characters; 32 need four draws.
        while letters.count < length {
            var bits: UInt64 = generator.next()
            for _ in 0..<min(10, length - letters.count) {
                letters.append(alphabet[Int(bits & 63)])
                bits >>= 6
            }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// Returns random bytes of the system's generator.
    static func bytes(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// Returns a new id of a link: ten of `a-z2-7`, not secret.
    package static func newID() -> ShareID {
        let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
        return String(decoding: bytes(10).map { letters[Int($0 & 31)] }, as: UTF8.self)
    }
}
