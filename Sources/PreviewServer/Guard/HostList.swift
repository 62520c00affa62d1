import Synchronization

/// The names of this server (S3): loopback, the address it listens on, and those that were added.
struct HostList: Sendable {
    /// The names of `localhost`.
    static let loopback: Set<String> = ["localhost", "127.0.0.1", "::1"]

    /// The loopback names, and the bound address.
    private let own: Set<String>
    /// The names from `--trusted-host`, some with a port.
    private let trusted: Set<HostName>
    /// The addresses of this machine, if it listens on all of them.
    private let reachable: ReachableNames?

    /// Creates the list of a server that listens on `address`.
    init(address: String, trusted: [HostName], reachable: ReachableNames = ReachableNames()) {
        let isAnyAddress = address == "0.0.0.0" || address == "::"
        own = isAnyAddress ? Self.loopback : Self.loopback.union([address.lowercased()])
        self.trusted = Set(trusted)
        self.reachable = isAnyAddress ? reachable : nil
    }

    /// Returns a Boolean value that indicates whether `host` names this server while it listens on `port`.
    ///
    /// If the port is not known, loopback names and trusted ones can have any. A trusted name can be without a port or
    /// with the usual ones, since a proxy in front listens there.
    func contains(_ host: HostName, port: Int?) -> Bool {
        guard let port else {
            return own.contains(host.name) || !trusted.isDisjoint(with: [host, HostName(name: host.name)])
        }
        if trusted.contains(host) { return true }
        if own.contains(host.name) { return (host.port ?? 80) == port }
        guard trusted.contains(where: { $0.name == host.name }) else { return reachable?.contains(host) ?? false }
        if host.port == port { return true }
        let allowsUsualPorts = trusted.contains(HostName(name: host.name))
        return allowsUsualPorts && [nil, 80, 443].contains(host.port)
    }

    /// Returns a Boolean value that indicates whether a host is loopback's, as the owner's must be.
    static func isLoopback(_ host: HostName) -> Bool { loopback.contains(host.name) }
}

/// The server's addresses on the network, in the form of `Host`, while it listens on all of them (S3).
///
/// Networks change, so the system is queried again, but not for every request: a query takes 0.2 ms, as long as a
/// cached response.
final class ReachableNames: Sendable {
    /// The time for which the result of a query holds.
    private static let timeout = Duration.seconds(2)

    private let read: @Sendable () -> [HostName]
    private let cache = Mutex<(names: [HostName], read: ContinuousClock.Instant)?>(nil)

    /// Creates the names with a query of the system; nothing by default.
    init(read: @escaping @Sendable () -> [HostName] = { [] }) {
        self.read = read
    }

    /// Returns a Boolean value that indicates whether a host with its port is one of them; without a port it has the
    /// usual one.
    func contains(_ host: HostName) -> Bool {
        let host = HostName(name: host.name, port: host.port ?? 80)
        return names.contains(host)
    }

    private var names: [HostName] {
        cache.withLock { cache in
            if let cache, .now - cache.read < Self.timeout { return cache.names }
            let names = read()
            cache = (names, .now)
            return names
        }
    }
}
