import FlyingFox

extension RequestHead {
    /// Reads what the guard needs out of a request.
    ///
    /// The target is judged as it was sent: `path` is decoded and tidied already. The peer is the socket's:
    /// `remoteIPAddress` believes whatever `X-Forwarded-For` says (S4).
    init(_ request: HTTPRequest, _ fields: RequestFields) {
        method = request.method.rawValue
        rawTarget = request.target.rawValue
        version = request.version.rawValue
        isFromLoopback = request.remoteAddress?.isLoopback ?? false
        peer = request.remoteAddress?.host ?? ""
        host = fields.host
        origin = fields.origin
        fetchSite = fields.fetchSite
        fetchMode = fields.fetchMode
        fetchDestination = fields.fetchDestination
        wasForwarded = fields.wasForwarded
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
