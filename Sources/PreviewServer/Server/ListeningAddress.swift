import FlyingSocks

/// Where a server listens.
public struct ListeningAddress: Hashable, Sendable {
    /// The numeric address.
    public let host: String
    /// The port; never 0.
    public let port: Int
    /// The owner's page there: `http://127.0.0.1:8080/`.
    ///
    /// A server on every address is reached at this machine's own.
    public var url: String {
        switch host {
        case "0.0.0.0": "http://127.0.0.1:\(port)/"
        case "::": "http://[::1]:\(port)/"
        default: host.contains(":") ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/"
        }
    }

    /// Makes an address.
    public init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    init?(_ address: Socket.Address) {
        switch address {
        case .ip4(let host, let port), .ip6(let host, let port): self.init(host: host, port: Int(port))
        case .unix: return nil
        }
    }
}
