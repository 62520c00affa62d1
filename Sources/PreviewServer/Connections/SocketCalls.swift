import FlyingSocks
import CLibrary

/// The few system calls that FlyingFox has no word for.
enum SocketCalls {
    /// How much of an answer the system keeps for anyone who takes it slowly; it would else keep megabytes.
    private static let mostBytesUnderWay: Int32 = 256 << 10

    /// Takes an address and listens there; what it accepts has no delay for small pieces.
    static func listening(at address: any SocketAddress) throws -> Socket {
        let socket = try Socket(domain: Int32(address.family))
        do {
            try socket.setValue(true, for: .localAddressReuse)
            #if canImport(Darwin)
                try socket.setValue(true, for: .noSIGPIPE)
            #endif
            setNoDelay(socket)
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

    /// Sends small pieces at once.
    ///
    /// Head and body are written apart; without this each answer of a kept connection waits 40 ms for an
    /// acknowledgement.
    static func setNoDelay(_ socket: Socket) {
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    }
}
