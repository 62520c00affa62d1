import FlyingFox

/// A request's head, free of any server's types: what the guard and the answers look at.
struct RequestHead: Sendable {
    /// As sent, upper case.
    var method = "GET"
    /// The target as it was in the request line.
    var rawTarget = "/"
    /// `HTTP/1.1` or `HTTP/1.0`.
    var version = "HTTP/1.1"
    /// Whether the other end of the connection is this machine.
    var isFromLoopback = true
    /// The network address of the other end, without port.
    var peer = "127.0.0.1"
    var host: String?
    var origin: String?
    var fetchSite: String?
    var fetchMode: String?
    var fetchDestination: String?
    var accept: String?
    var connection: String?
    var contentEncoding: String?
    var contentLength: String?
    var contentType: String?
    var ifMatch: String?
    var ifNoneMatch: String?
    var transferEncoding: String?
    var upgradeInsecureRequests: String?
    /// Whether a proxy has left its mark (`Forwarded`, `X-Forwarded-…`, `X-Real-IP`, `Via`) (S4).
    var wasForwarded = false
}

extension RequestHead {
    /// Reads the head of a request, its fields in one pass.
    ///
    /// FlyingFox compares names with Foundation, which costs a microsecond for each look-up: too much for the dozen that
    /// an answer from the cache would need. The target is judged as it was sent: `path` is decoded and tidied already.
    /// The peer is the socket's: `remoteIPAddress` believes whatever `X-Forwarded-For` says (S4).
    init(_ request: HTTPRequest) {
        method = request.method.rawValue
        rawTarget = request.target.rawValue
        version = request.version.rawValue
        isFromLoopback = request.remoteAddress?.isLoopback ?? false
        peer = request.remoteAddress?.host ?? ""
        for (header, value) in request.headers { take(header.rawValue.lowercased(), value) }
    }

    private mutating func take(_ name: String, _ value: String) {
        switch name {
        case "host": host = value
        case "origin": origin = value
        case "sec-fetch-site": fetchSite = value
        case "sec-fetch-mode": fetchMode = value
        case "sec-fetch-dest": fetchDestination = value
        case "accept": accept = value
        case "connection": connection = value
        case "content-encoding": contentEncoding = value
        case "content-length": contentLength = value
        case "content-type": contentType = value
        case "if-match": ifMatch = value
        case "if-none-match": ifNoneMatch = value
        case "transfer-encoding": transferEncoding = value
        case "upgrade-insecure-requests": upgradeInsecureRequests = value
        default: wasForwarded = wasForwarded || Self.isForwardingField(name)
        }
    }

    /// Whether a field of this name says that a proxy is in between.
    static func isForwardingField(_ name: String) -> Bool {
        let lower = name.lowercased()
        return lower.hasPrefix("x-forwarded-") || ["forwarded", "via", "x-real-ip"].contains(lower)
    }

    /// Whether a person opens a page, rather than the page fetching itself again.
    ///
    /// Browsers say so in `Sec-Fetch-Dest`, and on plain HTTP beyond this machine, where they leave that out, by asking
    /// for an upgrade to TLS. What asks for anything else but HTML is no page of ours.
    var opensPage: Bool {
        if let fetchDestination { return fetchDestination == "document" }
        return upgradeInsecureRequests != nil || accept?.lowercased() != "text/html"
    }

    /// Whether the connection ends after the answer (RFC 9112 9.3).
    var wantsClose: Bool {
        let isHTTP11 = version == "HTTP/1.1"
        guard let connection = connection?.lowercased() else { return !isHTTP11 }
        return isHTTP11 ? connection.contains("close") : !connection.contains("keep-alive")
    }
}

extension HTTPRequest.Address {
    /// The address without its port.
    fileprivate var host: String {
        switch self {
        case .ip4(let address, _), .ip6(let address, _): address
        case .unix(let path): path
        }
    }

    /// Whether the other end is this machine: `127.0.0.0/8`, `::1`, and the former written as IPv6.
    var isLoopback: Bool {
        switch self {
        case .ip4(let address, _): address.hasPrefix("127.")
        case .ip6(let address, _): address == "::1" || address.lowercased().hasPrefix("::ffff:127.")
        case .unix: false
        }
    }
}
