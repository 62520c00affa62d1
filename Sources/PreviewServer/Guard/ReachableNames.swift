import Synchronization

/// The server's own addresses on the network, as `Host` names them, while it listens on all of them (S3).
///
/// Networks come and go, so the system is asked again, but not for every request.
final class ReachableNames: Sendable {
    /// For how long an answer of the system holds.
    private static let patience = Duration.seconds(2)

    private let read: @Sendable () -> [HostName]
    private let known = Mutex<(names: [HostName], read: ContinuousClock.Instant)?>(nil)

    /// Takes what asks the system; nothing by default.
    init(read: @escaping @Sendable () -> [HostName] = { [] }) {
        self.read = read
    }

    /// Whether a host with its port is one of them; without a port it means the usual one.
    func contains(_ host: HostName) -> Bool {
        let host = HostName(name: host.name, port: host.port ?? 80)
        return names.contains(host)
    }

    private var names: [HostName] {
        known.withLock { known in
            if let known, .now - known.read < Self.patience { return known.names }
            let names = read()
            known = (names, .now)
            return names
        }
    }
}
