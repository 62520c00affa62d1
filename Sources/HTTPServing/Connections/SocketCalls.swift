package import FlyingSocks
import CLibrary

/// The few system calls that FlyingFox does not offer.
package enum SocketCalls {
    /// The send buffer of a slow reader's response, in bytes; by default the system would keep megabytes.
    private static let mostBytesUnderWay: Int32 = 256 << 10
    /// The send buffer of a stream of events, of which there may be a thousand, in bytes.
    private static let mostBytesOfStream: Int32 = 64 << 10

    /// Binds a numeric host and a port, and listens there; accepted connections have no delay for small pieces.
    ///
    /// The system ends a connection on which nothing was acknowledged for the time of a response: a computer that has
    /// left the network sends no end.
    static func listening(at host: String, port: Int, responseWithin time: Duration) throws(ListeningError) -> Socket {
        let address = try address(of: host, port: port)
        do {
            let socket = try stream(to: address)
            do {
                try socket.setValue(true, for: .localAddressReuse)
                setNoDelay(socket)
                setAcknowledgement(within: time, on: socket)
                try socket.setValue(mostBytesUnderWay, for: .sendBufferSize)
                try socket.bind(to: address)
            } catch {
                try? socket.close()
                throw error
            }
            try socket.listen(maxPendingConnection: Int32(clamping: min(max(DescriptorLimit.current / 4, 4), 1024)))
            return socket
        } catch {
            throw ListeningError(error)
        }
    }

    /// Creates a socket for an address; writing after the other end has closed is an error, not a signal.
    static func stream(to address: any SocketAddress) throws -> Socket {
        let socket = try Socket(domain: Int32(address.family))
        #if canImport(Darwin)
            try? socket.setValue(true, for: .noSIGPIPE)
        #endif
        return socket
    }

    /// Returns the address of a numeric host, and a port.
    static func address(of host: String, port: Int) throws(ListeningError) -> any SocketAddress {
        guard let number = UInt16(exactly: port) else { throw .failed("\(port) is not a valid port") }
        let address: (any SocketAddress)? =
            host.contains(":") ? try? sockaddr_in6.inet6(ip6: host, port: number) : try? .inet(ip4: host, port: number)
        guard let address else { throw .unusableHost }
        return address
    }

    /// The part of a connection to end.
    enum Half {
        case reading, writing, both
    }

    /// Ends one half of a connection, or both.
    static func shutDown(_ descriptor: Int32, _ half: Half) {
        switch half {
        case .reading: _ = shutdown(descriptor, Int32(SHUT_RD))
        case .writing: _ = shutdown(descriptor, Int32(SHUT_WR))
        case .both: _ = shutdown(descriptor, Int32(SHUT_RDWR))
        }
    }

    /// Limits the data that the system keeps for a slow reader.
    static func limitUnsent(_ socket: Socket) {
        try? socket.setValue(mostBytesOfStream, for: .sendBufferSize)
    }

    private static func setAcknowledgement(within time: Duration, on socket: Socket) {
        #if canImport(Darwin)
            let (name, value) = (TCP_RXT_CONNDROPTIME, Int32(clamping: max(time.components.seconds, 1)))
        #else
            let (name, value) = (TCP_USER_TIMEOUT, Int32(clamping: Int(time / .milliseconds(1))))
        #endif
        try? socket.setValue(value, for: Int32SocketOption(level: Int32(IPPROTO_TCP), name: name))
    }

    /// Disables the delay with which the system sends small pieces.
    ///
    /// Events and large bodies come in pieces; without this one could wait 40 ms for an acknowledgement of the piece
    /// before.
    package static func setNoDelay(_ socket: Socket) {
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    }
}
