public import PreviewCore

/// What the page of links is drawn of.
public struct LinksSubject: Sendable {
    /// The links, in the order they are shown.
    public var shares: [Share]
    /// The profiles that a link can be given.
    public var profiles: [String]
    /// The number of the revision that a link would be pinned to now.
    public var revision: Int
    /// Under which addresses others on the network reach the server; none where it listens to this machine only.
    public var addresses: [ReachableAddress]
    /// The command that starts the server so that others can reach it.
    public var restart: String
    /// The moment that times are told from, in seconds since 1970.
    public var now: Double

    /// Makes a subject.
    public init(
        shares: [Share],
        profiles: [String] = [],
        revision: Int,
        addresses: [ReachableAddress] = [],
        restart: String,
        now: Double
    ) {
        self.shares = shares
        self.profiles = profiles
        self.revision = revision
        self.addresses = addresses
        self.restart = restart
        self.now = now
    }
}

/// An address that others on the network reach the server at.
public struct ReachableAddress: Hashable, Sendable {
    /// The network interface's name, such as `en0`.
    public let interface: String
    /// Scheme, host and port with a slash: `http://192.168.1.5:8080/`.
    public let url: String

    /// Makes an address.
    public init(interface: String, url: String) {
        self.interface = interface
        self.url = url
    }
}
