import PreviewServer

/// Says what listening beyond loopback means, and under which addresses others reach it.
enum Exposure {
    /// Sentences for the terminal; none for loopback.
    static func sentences(_ address: ListeningAddress) -> [String] {
        guard !NetworkAddresses.isLoopback(address.host) else { return [] }
        let all = NetworkAddresses.own.filter { !NetworkAddresses.isLoopback($0.address) }
        let reached = ["0.0.0.0", "::"].contains(address.host) ? all : all.filter { $0.address == address.host }
        let lines = reached.map { "  http://\($0.bracketed):\(address.port)/ (\($0.interface))" }
        return [
            "Others on the network can reach this server. Without a link they see only a page that says to ask for one."
        ] + lines
    }
}
