import CLibrary
import HTTPServing

/// The proxies that are trusted for the addresses of visitors, and for nothing else.
///
/// From any other peer `X-Forwarded-For` and `Forwarded` show only that there was a proxy in between. They make no
/// visitor the owner (S4).
public struct TrustedProxies: Hashable, Sendable {
    private let ranges: [AddressRange]

    /// Creates a list of trusted peers from their ranges.
    public init(_ ranges: [AddressRange] = []) {
        self.ranges = ranges
    }

    /// Returns the address of the visitor: the last one on the way that isn't a trusted proxy, in its usual form.
    ///
    /// If the two fields contradict each other, one of them came from the visitor: then the peer counts.
    func visitor(of head: RequestHead) -> String {
        guard let peer = NumericAddress(head.peer) else { return head.peer }
        let addresses = [head["x-forwarded-for"].map(Self.forwardedFor), head["forwarded"].map(Self.forwarded)]
            .compactMap(\.self)
            .map { last(of: $0, before: peer) }
        guard let first = addresses.first, addresses.allSatisfy({ $0 == first }) else { return peer.text }
        return first.text
    }

    private func isTrusted(_ address: NumericAddress) -> Bool { ranges.contains { $0.contains(address) } }

    /// Goes back from the peer as long as addresses are trusted, and returns the last numeric address.
    private func last(of way: [NumericAddress?], before peer: NumericAddress) -> NumericAddress {
        var last = peer
        for address in way.reversed() {
            guard isTrusted(last), let address else { break }
            last = address
        }
        return last
    }

    /// Reads `203.0.113.7, 10.0.0.1`; a proxy may add a port.
    private static func forwardedFor(_ field: String) -> [NumericAddress?] {
        field.split(separator: ",", omittingEmptySubsequences: false).map { NumericAddress(node: $0.trimmed) }
    }

    /// Reads `for=203.0.113.7;proto=https, for="[2001:db8::1]:4711"` (RFC 7239 4).
    private static func forwarded(_ field: String) -> [NumericAddress?] {
        field.split(separator: ",", omittingEmptySubsequences: false).map { element in
            let pairs = element.split(separator: ";").map(\.trimmed)
            guard let pair = pairs.first(where: { $0.lowercased().hasPrefix("for=") }) else { return nil }
            let node = pair.dropFirst(4)
            let isQuoted = node.count > 1 && node.hasPrefix("\"") && node.hasSuffix("\"")
            return NumericAddress(node: isQuoted ? node.dropFirst().dropLast() : node)
        }
    }
}

/// A range of network addresses: `10.0.0.0/8`, `2001:db8::/32`, or one address.
public struct AddressRange: Hashable, Sendable {
    private let first: NumericAddress
    /// The number of bits that count, of 128.
    private let length: Int

    /// Creates a range from CIDR notation, or from a numeric address; nil for anything else, such as bits after the
    /// prefix.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let first = NumericAddress(String(parts[0])) else { return nil }
        let isIPv6 = parts[0].contains(":")
        var length = 128
        if parts.count == 2 {
            guard let bits = Int(parts[1]), String(bits) == parts[1], (0...(isIPv6 ? 128 : 32)).contains(bits) else {
                return nil
            }
            length = isIPv6 ? bits : bits + 96
        }
        guard first.prefix(length) == first.bytes else { return nil }
        (self.first, self.length) = (first, length)
    }

    func contains(_ address: NumericAddress) -> Bool { address.prefix(length) == first.bytes }
}

/// A numeric address; IPv4 in the form of IPv6 (`::ffff:192.0.2.1`), so that both notations are equal.
struct NumericAddress: Hashable, Sendable {
    /// The sixteen bytes of the address.
    let bytes: [UInt8]

    private static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

    /// Creates an address from text without brackets or port; nil for anything else.
    init?(_ text: String) {
        var bytes = [UInt8](repeating: 0, count: 16)
        guard inet_pton(text.contains(":") ? AF_INET6 : AF_INET, text, &bytes) == 1 else { return nil }
        self.bytes = text.contains(":") ? bytes : Self.mapped + bytes.prefix(4)
    }

    /// Creates an address from the form of header fields: perhaps in brackets, perhaps with a port.
    init?(node: Substring) {
        if node.hasPrefix("[") {
            guard let end = node.firstIndex(of: "]") else { return nil }
            self.init(String(node[node.index(after: node.startIndex)..<end]))
        } else if node.count(where: { $0 == ":" }) == 1 {
            self.init(String(node.prefix { $0 != ":" }))
        } else {
            self.init(String(node))
        }
    }

    /// The usual form: IPv4 with dots.
    var text: String {
        let isIPv4 = bytes.starts(with: Self.mapped)
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let address = isIPv4 ? Array(bytes.suffix(4)) : bytes
        guard inet_ntop(isIPv4 ? AF_INET : AF_INET6, address, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns the address with all bits after the first `length` at zero.
    func prefix(_ length: Int) -> [UInt8] {
        bytes.enumerated().map { index, byte in
            let bitCount = min(max(length - index * 8, 0), 8)
            return byte & UInt8(truncatingIfNeeded: 0xFF00 >> bitCount)
        }
    }
}
