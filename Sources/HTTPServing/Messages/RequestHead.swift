/// A request without its body.
package struct RequestHead: Sendable {
    /// The method as sent, which is case-sensitive.
    package var method = "GET"
    /// The unchanged target of the request line.
    package var rawTarget = "/"
    /// The version: `HTTP/1.1` or `HTTP/1.0`.
    package var version = "HTTP/1.1"
    /// The network address of the other end, without port.
    package var peer = "127.0.0.1"
    /// The visitor's network address from trusted proxies, for limits and logs; the peer's without any.
    package var visitor = "127.0.0.1"
    /// The values of the fields, by their names in lower case.
    package private(set) var fields: [String: String] = [:]
    private var count = 0

    /// Creates the head of a request for `/` from this machine.
    package init() {}

    /// Accesses the value of a field, by its name in lower case.
    package subscript(field: String) -> String? {
        get { fields[field] }
        set { fields[field] = newValue }
    }
}

// MARK: - Reading

extension RequestHead {
    /// The maximum number of fields of a head.
    static let mostFields = 100

    /// Creates a head from the request line: method, target and version, with one space between them.
    ///
    /// Throws `.unreadable` for another form, and for another version than 1.0 and 1.1.
    init(line: [UInt8]) throws(RequestError) {
        let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
        guard parts.count == 3, Self.isToken(parts[0]), !parts[1].isEmpty else { throw .unreadable }
        method = String(decoding: parts[0], as: UTF8.self)
        rawTarget = String(decoding: parts[1], as: UTF8.self)
        version = String(decoding: parts[2], as: UTF8.self)
        guard isHTTP11 || version == "HTTP/1.0" else { throw .unreadable }
    }

    /// Adds the line of one field; further values of a list go after the first.
    ///
    /// Throws `.largeHead` beyond the hundredth, and `.unreadable` for another form or a second value of a field that
    /// has only one.
    mutating func take(field line: [UInt8]) throws(RequestError) {
        count += 1
        guard count <= Self.mostFields else { throw .largeHead }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), Self.isToken(line[..<colon]) else {
            throw .unreadable
        }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        let value = String(String(decoding: line[(colon + 1)...], as: UTF8.self).trimmed)
        guard let known = fields[name] else { return fields[name] = value }
        guard !Self.single.contains(name) else { throw .unreadable }
        fields[name] = known + ", " + value
    }

    /// The single fields, on which the gate, or the end of the request, depends: proxies differ in which of two they
    /// take.
    private static let single: Set = [
        "host", "content-length", "transfer-encoding", "content-type", "content-encoding", "expect", "origin",
        "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest",
    ]

    /// Returns a Boolean value that indicates whether bytes are a token (RFC 9110 5.6.2).
    private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}

// MARK: - Properties

extension RequestHead {
    package var isHTTP11: Bool { version == "HTTP/1.1" }

    /// A Boolean value that indicates whether the request only reads.
    package var isRead: Bool { method == "GET" || method == "HEAD" }

    /// A Boolean value that indicates whether a body follows.
    package var hasBody: Bool { self["content-length"] ?? "0" != "0" || self["transfer-encoding"] != nil }

    /// A Boolean value that indicates whether the client sends the body only after `100 Continue`.
    var expectsContinue: Bool { isHTTP11 && self["expect"]?.lowercased() == "100-continue" }

    /// A Boolean value that indicates whether the peer is this machine: `127.0.0.0/8`, `::1`, or the former in IPv6
    /// form.
    ///
    /// It is determined by the socket, not by a field: the sender can set `X-Forwarded-For` freely (S4).
    package var isFromLoopback: Bool {
        peer.hasPrefix("127.") || peer == "::1" || peer.lowercased().hasPrefix("::ffff:127.")
    }

    /// A Boolean value that indicates whether the request has fields of a proxy (S4).
    package var wasForwarded: Bool {
        fields.keys.contains { $0.hasPrefix("x-forwarded-") || ["forwarded", "via", "x-real-ip"].contains($0) }
    }

    /// A Boolean value that indicates whether the connection ends after the response (RFC 9112 9.3).
    package var wantsClose: Bool {
        guard let connection = self["connection"]?.lowercased() else { return !isHTTP11 }
        return isHTTP11 ? connection.contains("close") : !connection.contains("keep-alive")
    }
}

extension RequestHead {
    /// The token of `Authorization: Bearer TOKEN` (RFC 6750, 2.1); nil for another scheme.
    package var bearerToken: String? {
        guard let field = self["authorization"] else { return nil }
        let parts = field.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return String(parts[1]).trimmingPrefix(" ").description
    }
}

/// An error in the form of a request, or in its way here.
package enum RequestError: Error, Hashable, Sendable {
    /// A head or a body that isn't HTTP/1.1, or that two readers could understand differently.
    case unreadable
    /// A head with more fields, or longer ones, than are read.
    case largeHead
    /// A target longer than ``RequestTarget/maximumLength``.
    case longTarget
    /// A target with characters or sequences that no link has.
    case malformedTarget
    /// A body larger than a limit, in bytes.
    case largeBody(limit: Int)
    /// A body that did not arrive in time, or not as announced.
    case slowBody
}
