/// What the guard looks at: a request's head, free of any server's types.
struct RequestHead: Sendable {
    /// As sent, upper case.
    var method = "GET"
    /// The target as it stood in the request line.
    var rawTarget = "/"
    /// `HTTP/1.1` or `HTTP/1.0`.
    var version = "HTTP/1.1"
    /// Whether the other end of the connection is this machine.
    var isFromLoopback = true
    /// The network address of the other end, without port.
    var peer = "127.0.0.1"
    /// `Host`.
    var host: String?
    /// `Origin`.
    var origin: String?
    /// `Sec-Fetch-Site`.
    var fetchSite: String?
    /// `Sec-Fetch-Mode`.
    var fetchMode: String?
    /// `Sec-Fetch-Dest`.
    var fetchDestination: String?
    /// Whether a proxy has left its mark (`Forwarded`, `X-Forwarded-…`, `X-Real-IP`, `Via`).
    var wasForwarded = false

    /// Whether a field of this name says that a proxy stands in between.
    static func isForwardingField(_ name: String) -> Bool {
        let lower = name.lowercased()
        return lower.hasPrefix("x-forwarded-") || ["forwarded", "via", "x-real-ip"].contains(lower)
    }
}
