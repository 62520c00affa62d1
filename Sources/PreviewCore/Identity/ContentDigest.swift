import Crypto

/// The SHA-256 of bytes: the identity of what is served, of images and of links.
public struct ContentDigest: Hashable, Sendable {
    /// The 32 bytes.
    public let bytes: [UInt8]

    /// Digests some bytes.
    public init(of content: some Sequence<UInt8>) {
        var hash = SHA256()
        hash.update(data: Array(content))
        bytes = Array(hash.finalize())
    }

    /// Digests the UTF-8 of a text.
    public init(of text: String) {
        self.init(of: text.utf8)
    }

    /// Takes the 32 bytes of a digest that was kept; nil if they are not as many.
    public init?(bytes: [UInt8]) {
        guard bytes.count == SHA256.byteCount else { return nil }
        self.bytes = bytes
    }

    /// The digest as 64 lower-case hexadecimal digits.
    public var hexadecimal: String { HexadecimalText.text(bytes) }

    /// Whether two digests are the same, found out in constant time: tables of secrets compare by this (S12).
    public static func == (left: Self, right: Self) -> Bool { left.isEqualInConstantTime(to: right) }

    /// Compares in a time that does not depend on where the digests differ (S12).
    public func isEqualInConstantTime(to other: Self) -> Bool {
        var difference: UInt8 = 0
        for (left, right) in zip(bytes, other.bytes) { difference |= left ^ right }
        return difference == 0 && bytes.count == other.bytes.count
    }
}
