import CLibrary
import PreviewPages
import PreviewServer

/// The exposure of the server to other machines.
enum Exposure {
    /// Returns the addresses for others on the network; none for loopback.
    static func addresses(_ address: ListeningAddress) -> [ReachableAddress] {
        guard !NetworkAddresses.isLoopback(address.host) else { return [] }
        let all = NetworkAddresses.own.filter { !NetworkAddresses.isLoopback($0.address) }
        return all.filter { isReached($0.address, by: address.host) }.map {
            ReachableAddress(interface: $0.interface, url: "http://\($0.bracketed):\(address.port)/")
        }
    }

    /// Returns a Boolean value that indicates whether a server that listens on a host is reached at an address.
    ///
    /// A server on `0.0.0.0` is reached only over IPv4.
    static func isReached(_ own: String, by host: String) -> Bool {
        switch host {
        case "::": true
        case "0.0.0.0": !own.contains(":")
        default: own == host
        }
    }

    /// Returns the address for links that others open: the first of IPv4, because not every network forwards IPv6.
    static func preferred(_ address: ListeningAddress) -> ReachableAddress? {
        let all = addresses(address)
        return all.first { !$0.url.contains("[") } ?? all.first
    }

    /// Returns sentences for the terminal; none for loopback.
    static func sentences(_ address: ListeningAddress) -> [String] {
        guard !NetworkAddresses.isLoopback(address.host) else { return [] }
        return [
            "Others on the network can reach this server. "
                + "Without a link, they only see a page that tells them to ask for one."
        ] + addresses(address).map { "  \($0.url) (\($0.interface))" }
    }
}

/// The risks to others when this process runs as root (S55).
enum RootProcess {
    /// Returns the reason why a server must not listen; nil if it may.
    ///
    /// With root's rights, a bug in this program would give everyone who reaches it the whole machine.
    static func refusal(host: String, isRoot: Bool = geteuid() == 0, isAllowed: Bool) -> String? {
        guard isRoot, !isAllowed, !NetworkAddresses.isLoopback(host) else { return nil }
        return """
            You are running as root, and others could reach the server on \(TerminalText.escaped(host)). A bug in this \
            program could give them control of the machine. Run it as another user, or listen on 127.0.0.1. If there \
            is no other user, as in a container, use --allow-root.
            """
    }

    /// Makes all files that this process creates unreadable for others, including those of libraries.
    static func keepFilesPrivate() {
        umask(0o077)
    }
}

/// The numeric addresses of this machine, by interface.
enum NetworkAddresses {
    /// An interface's address.
    struct Address: Hashable, Sendable {
        let interface: String
        let address: String

        /// The address in the form for URLs.
        var bracketed: String { address.contains(":") ? "[\(address)]" : address }
    }

    /// The addresses of all active interfaces, in the system's order; link-local IPv6 addresses are left out.
    static var own: [Address] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        return sequence(first: list, next: { $0?.pointee.ifa_next }).prefix { $0 != nil }.compactMap { entry in
            entry.flatMap { address(of: $0.pointee) }
        }
    }

    /// Returns the numeric address of `localhost`, or any other host unchanged.
    ///
    /// The name always means loopback (RFC 6761, 6.3), so no name server is queried.
    static func numeric(_ host: String, among own: @autoclosure () -> [Address] = NetworkAddresses.own) -> String {
        guard host.lowercased() == "localhost" else { return host }
        let own = own()
        let hasOnlyIPv6 = own.contains { $0.address == "::1" } && !own.contains { $0.address == "127.0.0.1" }
        return hasOnlyIPv6 ? "::1" : "127.0.0.1"
    }

    /// Returns a Boolean value that indicates whether a host is a numeric address, IPv4 or IPv6.
    static func isNumeric(_ host: String) -> Bool {
        var bytes = [UInt8](repeating: 0, count: MemoryLayout<in6_addr>.size)
        return inet_pton(host.contains(":") ? AF_INET6 : AF_INET, host, &bytes) == 1
    }

    /// Returns a Boolean value that indicates whether an address is a loopback address.
    static func isLoopback(_ address: String) -> Bool {
        address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127.")
    }

    /// Returns a Boolean value that indicates whether an address is one of this machine.
    static func isOwn(_ address: String) -> Bool {
        isLoopback(address) || own.contains { $0.address == address }
    }

    private static func address(of entry: ifaddrs) -> Address? {
        guard let socket = entry.ifa_addr, Int(entry.ifa_flags) & Int(IFF_UP) != 0 else { return nil }
        let family = Int32(socket.pointee.sa_family)
        let length = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
        guard family == AF_INET || family == AF_INET6 else { return nil }
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let size = socklen_t(host.count)
        guard getnameinfo(socket, socklen_t(length), &host, size, nil, 0, NI_NUMERICHOST) == 0 else { return nil }
        let text = String(decoding: host.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard !text.hasPrefix("fe80:") else { return nil }
        return Address(interface: String(cString: entry.ifa_name), address: text)
    }
}
