import CLibrary

/// A socket of this process.
public struct SocketInspection {
    let descriptor: Int32

    /// A Boolean value that indicates whether small pieces are sent at once.
    public var hasNoDelay: Bool {
        var value: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &value, &length) == 0 && value != 0
    }

    /// The sockets that are at a port of this machine on our side: the listening one, and accepted connections.
    public static func sockets(ofLocalPort port: Int) -> [Self] {
        descriptors.filter { localPort(of: $0) == port }.map { Self(descriptor: $0) }
    }

    /// All numbers that a descriptor of this process can have: other tests may hold a thousand of them.
    private static var descriptors: Range<Int32> { 0..<Int32(clamping: min(sysconf(Int32(_SC_OPEN_MAX)), 1 << 20)) }

    private static func localPort(of descriptor: Int32) -> Int? {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard result == 0, Int32(address.sin_family) == AF_INET else { return nil }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
