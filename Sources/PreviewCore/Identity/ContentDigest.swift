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

    fileprivate static let byteCount = Int(crypto_hash_sha256_BYTES)

    /// The digest as 64 lower-case hexadecimal digits.
    public var hexadecimal: String { HexadecimalText.text(bytes) }

    /// Returns a Boolean value that indicates whether two digests are the same, found out in constant time: tables of
    /// secrets compare by this (S12).
    public static func == (left: Self, right: Self) -> Bool { left.isEqualInConstantTime(to: right) }

    /// Compares in a time that does not depend on where the digests differ (S12).
    public func isEqualInConstantTime(to other: Self) -> Bool {
        sodium_memcmp(bytes, other.bytes, Self.byteCount) == 0
    }
}

/// A strong entity tag: the quoted SHA-256 of the bytes it represents (the format, 7, *Revisions and caching*).
public struct EntityTag: Hashable, Sendable {
    private let digits: String
    /// The suffix of the digest where the bytes are in a content coding, such as `-gzip`.
    private var suffix = ""

    /// The tag as it is in headers, quotes included.
    public var text: String { "\"\(digits)\(suffix)\"" }

    /// Makes the tag of some bytes.
    public init(of content: some Sequence<UInt8>) {
        self.init(ContentDigest(of: content))
    }

    /// Makes the tag of the bytes with this digest.
    public init(_ digest: ContentDigest) {
        digits = digest.hexadecimal
    }

    /// Reads a tag without its quotes; nil if it begins with no digest.
    ///
    /// A proxy that compresses a body names the coding in the tag too: `DIGEST-gzip`, `DIGEST;br`.
    public init?(unquoted text: some StringProtocol) {
        let digits = text.prefix(ContentDigest.byteCount * 2)
        let suffix = text.dropFirst(digits.count)
        guard digits.utf8.count == ContentDigest.byteCount * 2, HexadecimalText.bytes(digits) != nil,
            suffix.first.map({ !$0.isLetter && !$0.isNumber }) ?? true
        else { return nil }
        (self.digits, self.suffix) = (String(digits), String(suffix))
    }

    /// The tag of the same bytes in a content coding: other bytes, so another strong tag (RFC 9110 8.8.3.3).
    public func encoded(as coding: String) -> Self {
        var copy = self
        copy.suffix = "-\(coding)"
        return copy
    }

    /// Returns whether both tags are of the same content, in whatever codings.
    public func hasContent(of other: Self) -> Bool { digits == other.digits }
}

/// What a writer says the state must be for its write to count (`If-Match`, `If-None-Match`, RFC 9110 13.1).
public enum WriteCondition: Hashable, Sendable {
    /// Whatever the state is, as long as there is one (`*`).
    case anyState
    /// Content that has one of these tags; none matches while the list is empty.
    case oneOf(Set<EntityTag>)
    /// Nothing at all (`If-None-Match: *`, RFC 9110 13.1.2).
    case nothing

    /// Returns a Boolean value that indicates whether a write to a state with this tag may go on; nil is the tag of
    /// nothing.
    public func allows(_ tag: EntityTag?) -> Bool {
        switch self {
        case .anyState: tag != nil
        case .oneOf(let tags): tag.map { tags.contains(where: $0.hasContent) } ?? false
        case .nothing: tag == nil
        }
    }
}

/// Writes bytes as lower-case hexadecimal digits, and reads them.
package enum HexadecimalText {
    private static let digits = Array("0123456789abcdef".utf8)

    /// Two digits for each byte.
    package static func text(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a string; nil if anything in it is no pair of lower-case digits.
    package static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        let values = text.utf8.compactMap(value)
        guard values.count == text.utf8.count, values.count.isMultiple(of: 2) else { return nil }
        return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
