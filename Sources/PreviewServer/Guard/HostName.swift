/// A host and a port in the form of the `Host` field and of an origin (RFC 9110 7.2, RFC 3986 3.2.2).
struct HostName: Hashable, Sendable {
    /// The name in lower case; an IPv6 address without its brackets.
    let name: String
    /// The port, if there is one.
    let port: Int?

    init(name: String, port: Int? = nil) {
        self.name = name
        self.port = port
    }

    /// Creates a name from `host` or `host:port`; nil for everything else.
    ///
    /// No user information, no zone, no trailing dot, no percent sign, no white space: text that a browser never sends
    /// isn't a host (S3). IPv4 counts in its usual form only, so that `0177.0.0.1` or `2130706433` aren't names.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        if bytes.first == UInt8(ascii: "[") {
            self.init(bracketed: bytes)
        } else {
            self.init(plain: bytes)
        }
    }

    private init?(bracketed bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let address = bytes[1..<end]
        guard !address.isEmpty, address.allSatisfy(Self.isIPv6Byte) else { return nil }
        self.init(name: address, after: bytes[(end + 1)...])
    }

    private init?(plain bytes: [UInt8]) {
        let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
        let name = bytes[..<end]
        guard !name.isEmpty, name.count <= 253, name.allSatisfy(Self.isNameByte), Self.labelsAreGood(name) else {
            return nil
        }
        self.init(name: name, after: bytes[end...])
    }

    private init?(name: ArraySlice<UInt8>, after rest: ArraySlice<UInt8>) {
        guard let first = rest.first else {
            self.init(name: String(decoding: name, as: UTF8.self).lowercased())
            return
        }
        guard first == UInt8(ascii: ":"), let port = Self.port(rest.dropFirst()) else { return nil }
        self.init(name: String(decoding: name, as: UTF8.self).lowercased(), port: port)
    }

    private static func port(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...5).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        let port = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return port <= 65535 ? port : nil
    }

    private static func labelsAreGood(_ name: ArraySlice<UInt8>) -> Bool {
        name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
            (1...63).contains($0.count)
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func isIPv6Byte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66, UInt8(ascii: ":"), UInt8(ascii: "."): true
        default: false
        }
    }
}

extension HostName {
    /// Creates a name from `scheme://host[:port]`, the form of an `Origin` field; the default port of the scheme is
    /// filled in.
    init?(origin: String) {
        for (scheme, usual) in [("http://", 80), ("https://", 443)] where origin.lowercased().hasPrefix(scheme) {
            guard let host = HostName(String(origin.dropFirst(scheme.count))) else { return nil }
            self.init(name: host.name, port: host.port ?? usual)
            return
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether an origin names the same place as this `Host`, whatever its
    /// scheme.
    ///
    /// A `Host` without port represents the port of either scheme, since a proxy with TLS can be in front.
    func isSamePlace(asOrigin origin: HostName) -> Bool {
        guard name == origin.name else { return false }
        if let port { return origin.port == port }
        return origin.port == 80 || origin.port == 443
    }
}
