#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import FlyingSocks

/// Which port to try: the one that was asked for, or the next free one from 8080 on.
struct Attempt: Sendable {
    /// The ports that are tried while none was asked for.
    static let usual = 8080...8179

    private let wanted: Int?
    private(set) var port: Int

    init(wanted: Int?) {
        self.wanted = wanted
        port = wanted ?? Self.usual.lowerBound
    }

    /// Goes on with the port that the server has had.
    mutating func keep(_ port: Int) {
        self.port = port
    }

    /// The next port to try after a failure to listen; throws where there is none.
    mutating func next(after error: any Error, host: String) throws(ServerError) {
        if let known = error as? ServerError { throw known }
        guard case .failed(_, let code, let message) = error as? SocketError else {
            throw .failed("\(error)")
        }
        switch code {
        case EADDRINUSE where wanted == nil && port < Self.usual.upperBound: port += 1
        case EADDRINUSE where wanted == nil:
            throw .noFreePort(from: Self.usual.lowerBound, to: Self.usual.upperBound)
        case EADDRINUSE: throw .portTaken(port)
        case EADDRNOTAVAIL: throw .unusableHost(host)
        case EACCES: throw .notAllowed(port: port)
        default: throw .failed(message)
        }
    }
}
