/// A request without its body: what the guard and the answers look at.
struct RequestHead: Sendable {
    /// As sent: case counts.
    var method = "GET"
    /// The target as it is in the request line.
    var rawTarget = "/"
    /// `HTTP/1.1` or `HTTP/1.0`.
    var version = "HTTP/1.1"
    /// The network address of the other end, without port.
    var peer = "127.0.0.1"
    /// The visitor's network address, as trusted proxies tell it: for limits and logs; the peer's where none does.
    var visitor = "127.0.0.1"
    /// The values of the fields, by their names in lower case.
    private(set) var fields: [String: String] = [:]
    private var count = 0

    /// The value of a field, by its name in lower case.
    subscript(field: String) -> String? {
        get { fields[field] }
        set { fields[field] = newValue }
    }
}

// MARK: - Reading

extension RequestHead {
    /// The most fields of a head.
    static let mostFields = 100

    /// Reads the first line: method, target and version, with one space between them.
    ///
    /// Throws `.unreadable` for another form, and for another version than 1.0 and 1.1.
    init(line: [UInt8]) throws(Refusal) {
        let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
        guard parts.count == 3, Self.isToken(parts[0]), !parts[1].isEmpty else { throw .unreadable }
        method = String(decoding: parts[0], as: UTF8.self)
        rawTarget = String(decoding: parts[1], as: UTF8.self)
        version = String(decoding: parts[2], as: UTF8.self)
        guard isHTTP11 || version == "HTTP/1.0" else { throw .unreadable }
    }

    /// Takes the line of one field; further values of a list go after the first.
    ///
    /// Throws `.largeHead` beyond the hundredth, and `.unreadable` for another form or a second value where there can
    /// be one.
    mutating func take(field line: [UInt8]) throws(Refusal) {
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

    /// What the guard, or the end of the request, depends on: proxies differ in which of two they take.
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

// MARK: - What it says

extension RequestHead {
    var isHTTP11: Bool { version == "HTTP/1.1" }

    /// A Boolean value that indicates whether it asks for no more than to read.
    var isRead: Bool { method == "GET" || method == "HEAD" }

    /// A Boolean value that indicates whether a body follows.
    var hasBody: Bool { self["content-length"] ?? "0" != "0" || self["transfer-encoding"] != nil }

    /// A Boolean value that indicates whether the body comes only once it is asked for.
    var awaitsInvitation: Bool { isHTTP11 && self["expect"]?.lowercased() == "100-continue" }

    /// A Boolean value that indicates whether the other end is this machine: `127.0.0.0/8`, `::1`, and the former
    /// written as IPv6.
    ///
    /// The socket says so, not a field: `X-Forwarded-For` has whatever its sender likes (S4).
    var isFromLoopback: Bool {
        peer.hasPrefix("127.") || peer == "::1" || peer.lowercased().hasPrefix("::ffff:127.")
    }

    /// A Boolean value that indicates whether a proxy has left its mark (S4).
    var wasForwarded: Bool {
        fields.keys.contains { $0.hasPrefix("x-forwarded-") || ["forwarded", "via", "x-real-ip"].contains($0) }
    }

    /// A Boolean value that indicates whether a person opens a page, rather than the page fetching itself again.
    ///
    /// Browsers say so in `Sec-Fetch-Dest`, and on plain HTTP beyond this machine, where they leave that out, by asking
    /// for an upgrade to TLS. What asks for anything else but HTML is no page of ours.
    var opensPage: Bool {
        if let destination = self["sec-fetch-dest"] { return destination == "document" }
        return self["upgrade-insecure-requests"] != nil || self["accept"]?.lowercased() != "text/html"
    }

    /// The tag of the page that is shown where this comes from: the answer may leave out what has not changed.
    var shownTag: String? {
        self["tabpreview-shown"].flatMap { (1...16).contains($0.utf8.count) && $0.allSatisfy(\.isHexDigit) ? $0 : nil }
    }

    /// A Boolean value that indicates whether the connection ends after the answer (RFC 9112 9.3).
    var wantsClose: Bool {
        guard let connection = self["connection"]?.lowercased() else { return !isHTTP11 }
        return isHTTP11 ? connection.contains("close") : !connection.contains("keep-alive")
    }
}

extension RequestHead {
    /// The token of `Authorization: Bearer TOKEN` (RFC 6750, 2.1); nil for another scheme.
    var bearerToken: String? {
        guard let field = self["authorization"] else { return nil }
        let parts = field.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return String(parts[1]).trimmingPrefix(" ").description
    }
}
