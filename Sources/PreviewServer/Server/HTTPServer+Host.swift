#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import FlyingFox
import FlyingSocks

extension HTTPServer {
    /// A server for one numeric address, IPv4 or IPv6, without FlyingFox's own log: that one prints paths.
    ///
    /// It keeps no body for a second reading, which nobody wants, and which would go on reading in a cancelled task.
    static func serving(
        _ host: String,
        port: Int,
        pool: some AsyncSocketPool,
        handler: some HTTPHandler
    ) throws(ServerError) -> HTTPServer {
        guard let number = UInt16(exactly: port) else { throw .failed("\(port) is no port") }
        if host.contains(":") {
            guard let address = try? sockaddr_in6.inet6(ip6: host, port: number) else { throw .unusableHost(host) }
            return HTTPServer(config: configuration(address, pool), handler: handler)
        }
        guard let address = try? sockaddr_in.inet(ip4: host, port: number) else { throw .unusableHost(host) }
        return HTTPServer(config: configuration(address, pool), handler: handler)
    }

    /// After how many seconds FlyingFox gives up on an answer, with an empty 500 while the work goes on.
    ///
    /// Every wait of ours has a time of its own and a refusal that says so, far below this.
    private static var handlerTimeout: Double { 600 }

    private static func configuration(_ address: some SocketAddress, _ pool: some AsyncSocketPool) -> Configuration {
        let timeout = Self.handlerTimeout
        var configuration = Configuration(address: address, timeout: timeout, pool: pool, logger: UnhandledRequestLog())
        configuration.sharedRequestReplaySize = configuration.sharedRequestBufferSize
        return configuration
    }
}
