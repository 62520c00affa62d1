import FlyingFox

extension RequestHead {
    /// Reads what the guard needs out of a request.
    ///
    /// The target is judged as it was sent: `path` is decoded and tidied already. The peer is the socket's:
    /// `remoteIPAddress` believes whatever `X-Forwarded-For` says (S4).
    init(_ request: HTTPRequest) {
        method = request.method.rawValue
        rawTarget = request.target.rawValue
        version = request.version.rawValue
        isFromLoopback = request.remoteAddress?.isLoopback ?? false
        let headers = request.headers
        host = headers[.host]
        origin = headers[.origin]
        fetchSite = headers[.fetchSite]
        if fetchSite != nil {
            fetchMode = headers[.fetchMode]
            fetchDestination = headers[.fetchDestination]
        }
        wasForwarded = headers.keys.contains { Self.isForwardingField($0.rawValue) }
    }
}

extension HTTPRequest.Address {
    /// Whether the other end is this machine: `127.0.0.0/8`, `::1`, and the former written as IPv6.
    var isLoopback: Bool {
        switch self {
        case .ip4(let address, _): address.hasPrefix("127.")
        case .ip6(let address, _): address == "::1" || address.lowercased().hasPrefix("::ffff:127.")
        case .unix: false
        }
    }
}

extension HTTPHeader {
    static let origin = HTTPHeader("Origin")
    static let fetchSite = HTTPHeader("Sec-Fetch-Site")
    static let fetchMode = HTTPHeader("Sec-Fetch-Mode")
    static let fetchDestination = HTTPHeader("Sec-Fetch-Dest")
    static let accept = HTTPHeader("Accept")
    static let ifMatch = HTTPHeader("If-Match")
}
