import CSodium

/// The SHA-256 of bytes: the identity of responses, of images and of links.
public struct ContentDigest: Hashable, Sendable {
    /// The 32 bytes.
    public let bytes: [UInt8]

    /// Creates the digest of some bytes.
    public init(of content: some Sequence<UInt8>) {
        let content = Array(content)
        var digest = [UInt8](repeating: 0, count: Self.byteCount)
        // It returns 0 always: SHA-256 has no way to fail.
        _ = crypto_hash_sha256(&digest, content, UInt64(content.count))
        bytes = digest
    }

    /// Creates the digest of the UTF-8 of a string.
    public init(of text: String) {
        self.init(of: text.utf8)
    }

    /// Creates a digest from its stored 32 bytes; nil for any other number of bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    fileprivate static let byteCount = Int(crypto_hash_sha256_BYTES)

    /// The digest as 64 lower-case hexadecimal digits.
    public var hexadecimal: String { HexadecimalText.text(bytes) }

    /// Returns a Boolean value that indicates whether two digests are equal.
    ///
    /// The comparison takes constant time, because tables of secrets use it (S12).
    public static func == (left: Self, right: Self) -> Bool { left.isEqualInConstantTime(to: right) }

    /// Returns a Boolean value that indicates whether two digests are equal, in a time that does not depend on where
    /// they differ (S12).
    public func isEqualInConstantTime(to other: Self) -> Bool {
        sodium_memcmp(bytes, other.bytes, Self.byteCount) == 0
    }
}

/// A strong entity tag: the quoted SHA-256 of the bytes that it represents.
public struct EntityTag: Hashable, Sendable {
    private let digits: String
    /// The suffix of the digest where the bytes are in a content coding, such as `-gzip`.
    private var suffix = ""

    /// The tag as it is in headers, quotes included.
    public var text: String { "\"\(digits)\(suffix)\"" }

    /// Creates the tag of some bytes.
    public init(of content: some Sequence<UInt8>) {
        self.init(ContentDigest(of: content))
    }

    /// Creates the tag of the bytes with this digest.
    init(_ digest: ContentDigest) {
        digits = digest.hexadecimal
    }

    /// Creates a tag from its text without quotes; nil if it does not begin with a digest.
    ///
    /// A proxy that compresses a body adds the coding to the tag: `DIGEST-gzip`, `DIGEST;br`.
    public init?(unquoted text: some StringProtocol) {
        let digits = text.prefix(ContentDigest.byteCount * 2)
        let suffix = text.dropFirst(digits.count)
        guard digits.utf8.count == ContentDigest.byteCount * 2, HexadecimalText.bytes(digits) != nil,
            suffix.first.map({ !$0.isLetter && !$0.isNumber }) ?? true
        else { return nil }
        (self.digits, self.suffix) = (String(digits), String(suffix))
    }

    /// Returns the tag of the same bytes in a content coding: other bytes, so another strong tag (RFC 9110 8.8.3.3).
    public func encoded(as coding: String) -> Self {
        var copy = self
        copy.suffix = "-\(coding)"
        return copy
    }

    /// Returns a Boolean value that indicates whether both tags have the same content, in any codings.
    public func hasContent(of other: Self) -> Bool { digits == other.digits }
}

/// The condition of a write on the current state (`If-Match`, `If-None-Match`, RFC 9110 13.1).
public enum WriteCondition: Hashable, Sendable {
    /// Any existing state (`*`).
    case anyState
    /// Content that has one of these tags; none matches while the list is empty.
    case oneOf(Set<EntityTag>)
    /// No state (`If-None-Match: *`, RFC 9110 13.1.2).
    case nothing

    /// Returns a Boolean value that indicates whether a state with this tag permits the write; nil is the tag of no
    /// state.
    public func allows(_ tag: EntityTag?) -> Bool {
        switch self {
        case .anyState: tag != nil
        case .oneOf(let tags): tag.map { tags.contains(where: $0.hasContent) } ?? false
        case .nothing: tag == nil
        }
    }
}

/// A converter between bytes and lower-case hexadecimal digits.
package enum HexadecimalText {
    private static let digits = Array("0123456789abcdef".utf8)

    /// Returns two digits for each byte.
    package static func text(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the bytes of a string; nil unless it consists of pairs of lower-case digits.
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
