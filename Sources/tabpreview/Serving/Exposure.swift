import PreviewPages
import PreviewServer

/// Who can reach the server besides this machine.
enum Exposure {
    /// The addresses that others on the network reach it at; none for loopback.
    static func addresses(_ address: ListeningAddress) -> [ReachableAddress] {
        guard !NetworkAddresses.isLoopback(address.host) else { return [] }
        let all = NetworkAddresses.own.filter { !NetworkAddresses.isLoopback($0.address) }
        let reached = ["0.0.0.0", "::"].contains(address.host) ? all : all.filter { $0.address == address.host }
        return reached.map {
            ReachableAddress(interface: $0.interface, url: "http://\($0.bracketed):\(address.port)/")
        }
    }

    /// The address that a link has for others: the first of IPv4, as not every network passes IPv6 on.
    static func preferred(_ address: ListeningAddress) -> ReachableAddress? {
        let all = addresses(address)
        return all.first { !$0.url.contains("[") } ?? all.first
    }

    /// Sentences for the terminal; none for loopback.
    static func sentences(_ address: ListeningAddress) -> [String] {
        guard !NetworkAddresses.isLoopback(address.host) else { return [] }
        return [
            "Others on the network can reach this server. Without a link they only see a page that asks for one."
        ] + addresses(address).map { "  \($0.url) (\($0.interface))" }
    }
}
