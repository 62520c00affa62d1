#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import FlyingSocks

/// The few system calls that FlyingFox has no word for.
enum SocketCalls {
    /// Ends the reading half of a connection.
    static func shutReading(_ descriptor: Int32) {
        _ = shutdown(descriptor, Int32(SHUT_RD))
    }

    /// Whether a socket listens.
    static func isListening(_ socket: Socket) -> Bool {
        (try? socket.getValue(for: BoolSocketOption(name: SO_ACCEPTCONN))) ?? false
    }

    /// Sends small pieces at once.
    ///
    /// FlyingFox writes head and body apart; without this each answer of a kept connection waits 40 ms for an
    /// acknowledgement.
    static func setNoDelay(_ socket: Socket) {
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    }

    /// How many connections may wait to be accepted.
    static func setBacklog(_ socket: Socket, _ count: Int32) {
        _ = listen(socket.file.rawValue, count)
    }
}
