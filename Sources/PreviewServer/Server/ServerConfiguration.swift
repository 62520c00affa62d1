import FlyingSocks
public import PreviewPages
import Synchronization

/// How a server listens and whom it answers.
public struct ServerConfiguration: Sendable {
    /// The numeric address to listen on, IPv4 or IPv6 (default 127.0.0.1: this machine only).
    public var host = "127.0.0.1"
    /// The port, taken strictly; 0 takes any; nil takes the first free one from 8080 on.
    public var port: Int?
    /// Further names in `Host`, each `name` or `name:port`.
    public var trustedHosts: [String] = []
    /// The address by which people reach the server, where a proxy is in front; its host is trusted.
    ///
    /// Then a visitor of this machine needs the owner link: whoever comes through the proxy looks like one.
    public var publicURL: PublicURL?
    /// The origins whose pages may show a link's preview in a frame; each without a path.
    public var embedOrigins: [PublicURL] = []
    /// Proxies that are believed about where visitors come from.
    public var trustedProxies = TrustedProxies()
    /// A Boolean value that indicates whether even a visitor of this machine needs the owner link.
    public var requireLink = false
    /// The folder that images named by the spec are read from; nil serves none.
    public var imageFolder: String?
    /// The addresses that others on the network reach the server at, from where it listens; asked for again each time.
    ///
    /// Links can have these in place of the name that the owner's page was opened with. Networks come and go.
    public var reachableAddresses: @Sendable (ListeningAddress) -> [ReachableAddress] = { _ in [] }
    /// The command that starts the server so that others can reach it, for pages that nobody else can open yet.
    public var restartCommand = "tabpreview serve --host 0.0.0.0"
    /// How often event streams give a sign of life.
    public var heartbeat = Duration.seconds(15)
    /// How long a request, or its body, may take to arrive.
    public var requestDeadline = Duration.seconds(10)
    /// How long a connection may rest between two requests.
    public var idleDeadline = Duration.seconds(60)
    /// How long nothing of an answer may be taken, until its connection ends.
    public var answerDeadline = Duration.seconds(30)
    /// How long stopping waits at most for answers under way, and for streams to hear that it is the end.
    public var stopDeadline = Duration.milliseconds(500)

    /// Makes the usual configuration.
    public init() {}

    /// Those of ``trustedHosts`` that are no host names, for a message before the start.
    public var unusableTrustedHosts: [String] { trustedHosts.filter { HostName($0) == nil } }
}

/// Where a server listens.
public struct ListeningAddress: Hashable, Sendable {
    /// The numeric address.
    public let host: String
    /// The port; never 0.
    public let port: Int
    /// The address by which people reach it, where a proxy is in front.
    public var publicURL: PublicURL?

    /// The address of the first page, for people: ``publicURL``, else ``localURL``.
    public var url: String { publicURL?.text ?? localURL }

    /// The first page as this machine reaches it: `http://127.0.0.1:8080/`.
    ///
    /// A server on every address is reached at this machine's own.
    public var localURL: String {
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

/// The port that the server listens on, known before the first request.
final class ListeningPort: Sendable {
    private let value: Atomic<Int>

    init(_ number: Int) {
        value = Atomic(number)
    }

    /// The port; 0 while the system has not chosen one.
    var number: Int { value.load(ordering: .acquiring) }

    func set(_ number: Int) {
        value.store(number, ordering: .releasing)
    }
}
