import FlyingSocks
import CLibrary

/// The few system calls that FlyingFox has no word for.
enum SocketCalls {
    /// How much of an answer the system keeps for anyone who takes it slowly; it would else keep megabytes.
    private static let mostBytesUnderWay: Int32 = 256 << 10
    /// The same for a stream of events, of which there may be a thousand.
    private static let mostBytesOfStream: Int32 = 64 << 10

    /// The address of a numeric host and a port.
    static func address(of host: String, port: Int) throws(ServerError) -> any SocketAddress {
        guard let number = UInt16(exactly: port) else { throw .failed("\(port) is not a port") }
        let address: (any SocketAddress)? =
            host.contains(":") ? try? sockaddr_in6.inet6(ip6: host, port: number) : try? .inet(ip4: host, port: number)
        guard let address else { throw .unusableHost(host) }
        return address
    }

    /// Takes an address and listens there; what it accepts has no delay for small pieces.
    ///
    /// The system ends a connection on which nothing was acknowledged for the time of an answer: a computer that has
    /// left the network says nothing.
    static func listening(at address: any SocketAddress, answerWithin time: Duration) throws -> Socket {
        let socket = try Socket(domain: Int32(address.family))
        do {
            try socket.setValue(true, for: .localAddressReuse)
            #if canImport(Darwin)
                try socket.setValue(true, for: .noSIGPIPE)
            #endif
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
    }

    /// What of a connection can be ended.
    enum Half {
        case reading, writing, both
    }

    /// Ends one half of a connection, or both.
    static func shut(_ descriptor: Int32, _ half: Half) {
        switch half {
        case .reading: _ = shutdown(descriptor, Int32(SHUT_RD))
        case .writing: _ = shutdown(descriptor, Int32(SHUT_WR))
        case .both: _ = shutdown(descriptor, Int32(SHUT_RDWR))
        }
    }

    /// Has the system keep less of what a slow reader has not taken.
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

    /// Sends small pieces at once.
    ///
    /// Events and large bodies come in pieces; without this one could wait 40 ms for an acknowledgement of the piece
    /// before.
    static func setNoDelay(_ socket: Socket) {
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    }
}
