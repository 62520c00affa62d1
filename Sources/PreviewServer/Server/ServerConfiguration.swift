public import PreviewPages
import Synchronization

/// The configuration of a server's listening and of its visitors.
public struct ServerConfiguration: Sendable {
    /// The numeric address to listen on, IPv4 or IPv6 (default 127.0.0.1: this machine only).
    public var host = "127.0.0.1"
    /// The port, which is used strictly; 0 takes any; nil takes the first free one from 8080 on.
    public var port: Int?
    /// Further names in `Host`, each `name` or `name:port`.
    public var trustedHosts: [String] = []
    /// The public address of the server, if a proxy is in front; its host is trusted.
    ///
    /// Then a visitor of this machine needs the owner link: visitors through the proxy look the same.
    public var publicURL: PublicURL?
    /// The path at which another program mounts the server in its own; nil for a server that listens itself.
    public var mountPath: PathPrefix?
    /// The origins whose pages may show a link's preview in a frame; each without a path.
    public var embedOrigins: [PublicURL] = []
    /// The proxies that are trusted for the addresses of visitors.
    public var trustedProxies = TrustedProxies()
    /// A Boolean value that indicates whether even a visitor of this machine needs the owner link.
    public var requireLink = false
    /// The folder that images named by the spec are read from; nil serves none.
    var imageFolder: String?
    /// A function that returns the server's addresses on the network for the address that it listens on.
    ///
    /// It is called for each request. Links can use these instead of the name that the owner opened the page with.
    public var reachableAddresses: @Sendable (ListeningAddress) -> [ReachableAddress] = { _ in [] }
    /// The command that starts the server so that others can reach it, for pages that can't be opened from elsewhere
    /// yet; nil if another program has mounted the preview, so that no advice names options or commands.
    public var restartCommand: String? = "tabpreview serve --host 0.0.0.0"
    /// The program that serves the previews.
    var program: ServingProgram { restartCommand == nil ? .other : .tabpreview }
    /// The interval of the heartbeats of event streams.
    public var heartbeat = Duration.seconds(15)
    /// The maximum time in which a request, or its body, has to arrive.
    var requestDeadline = Duration.seconds(10)
    /// The maximum pause of a connection between two requests.
    var idleDeadline = Duration.seconds(60)
    /// The maximum time in which a client reads nothing of a response, until its connection ends.
    var responseDeadline = Duration.seconds(30)
    /// The maximum wait of stopping for running responses, and for streams to send their last event.
    var stopDeadline = Duration.milliseconds(500)

    /// Creates the default configuration.
    public init() {}

    /// The names in ``trustedHosts`` that aren't host names, for a message before the start.
    public var unusableTrustedHosts: [String] { trustedHosts.filter { HostName($0) == nil } }
}

/// The address at which a server listens.
public struct ListeningAddress: Hashable, Sendable {
    /// The numeric address.
    public let host: String
    /// The port; never 0.
    public let port: Int
    /// The public address, if a proxy is in front.
    public var publicURL: PublicURL?

    /// The address of the first page, for users: ``publicURL``, otherwise ``localURL``.
    public var url: String { publicURL?.text ?? localURL }

    /// The address of the first page on this machine: `http://127.0.0.1:8080/`.
    ///
    /// A server on every address is reached at this machine's own.
    public var localURL: String {
        switch host {
        case "0.0.0.0": "http://127.0.0.1:\(port)/"
        case "::": "http://[::1]:\(port)/"
        default: host.contains(":") ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/"
        }
    }

    /// Creates an address.
    init(host: String, port: Int) {
        self.host = host
        self.port = port
    }
}

/// The port that the server listens on, known before the first request.
final class ListeningPort: Sendable {
    private let value: Atomic<Int>

    init(_ number: Int) {
        value = Atomic(number)
    }

    /// The port; 0 until the system has chosen one.
    var number: Int { value.load(ordering: .acquiring) }

    func set(_ number: Int) {
        value.store(number, ordering: .releasing)
    }
}
