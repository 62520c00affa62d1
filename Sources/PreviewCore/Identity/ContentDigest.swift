import CSodium

/// The SHA-256 of bytes: the identity of what is served, of images and of links.
public struct ContentDigest: Hashable, Sendable {
    /// The 32 bytes.
    public let bytes: [UInt8]

    /// Digests some bytes.
    public init(of content: some Sequence<UInt8>) {
        let content = Array(content)
        var digest = [UInt8](repeating: 0, count: Self.byteCount)
        // It returns 0 always: SHA-256 has no way to fail.
        _ = crypto_hash_sha256(&digest, content, UInt64(content.count))
        bytes = digest
    }

    /// Digests the UTF-8 of a string.
    public init(of text: String) {
        self.init(of: text.utf8)
    }

    /// Takes the 32 bytes of a digest that was kept; nil if they are not as many.
    public init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    private static let byteCount = Int(crypto_hash_sha256_BYTES)

    /// The digest as 64 lower-case hexadecimal digits.
    public var hexadecimal: String { HexadecimalText.text(bytes) }

    /// Whether two digests are the same, found out in constant time: tables of secrets compare by this (S12).
    public static func == (left: Self, right: Self) -> Bool { left.isEqualInConstantTime(to: right) }

    /// Compares in a time that does not depend on where the digests differ (S12).
    public func isEqualInConstantTime(to other: Self) -> Bool {
        sodium_memcmp(bytes, other.bytes, Self.byteCount) == 0
    }
}
