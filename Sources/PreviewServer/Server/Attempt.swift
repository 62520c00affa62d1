import HTTPServing

/// The port to try: the requested one, or the next free one from 8080 on.
struct Attempt: Sendable {
    /// The ports that are tried if none was requested.
    static let usual = 8080...8179

    private let requestedPort: Int?
    private(set) var port: Int

    init(requestedPort: Int?) {
        self.requestedPort = requestedPort
        port = requestedPort ?? Self.usual.lowerBound
    }

    /// Keeps the port that the server has had.
    mutating func keep(_ port: Int) {
        self.port = port
    }

    /// Chooses the next port to try after a failure to listen; throws if there is none.
    mutating func next(after error: any Error, host: String) throws(ServerError) {
        switch error as? ListeningError ?? .failed("\(error)") {
        case .portTaken where requestedPort == nil && port < Self.usual.upperBound: port += 1
        case .portTaken where requestedPort == nil:
            throw .noFreePort(from: Self.usual.lowerBound, to: Self.usual.upperBound)
        case .portTaken: throw .portTaken(port)
        case .unusableHost: throw .unusableHost(host)
        case .notAllowed: throw .notAllowed(port: port)
        case .failed(let message): throw .failed(message)
        }
    }
}

extension ServerConfiguration {
    /// Throws ``ServerError`` if a server can't listen, before anything is created for one that would not start.
    public func checkAddress() throws(ServerError) {
        var attempt = Attempt(requestedPort: port)
        while true {
            do {
                return try ConnectionListener.check(host, port: attempt.port)
            } catch {
                try attempt.next(after: error, host: host)
            }
        }
    }
}

/// An error of listening.
public enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The requested port is taken.
    case portTaken(Int)
    /// Every port of the range that was tried is taken.
    case noFreePort(from: Int, to: Int)
    /// The address is not a numeric one, or not of this machine.
    case unusableHost(String)
    /// Only an administrator may listen on this port.
    case notAllowed(port: Int)
    /// The system refused for another reason.
    case failed(String)

    /// A message of one or two sentences: the failure and its remedy.
    public var description: String {
        switch self {
        case .portTaken(let port):
            "Port \(port) is in use. Stop the program that uses it, or choose another port with --port."
        case .noFreePort(let first, let last):
            "Ports \(first) to \(last) are all in use. Choose a port with --port, or any free port with --port 0."
        case .unusableHost(let host):
            "Can't listen on \"\(host)\": it is not an address of this machine. "
                + "Set --host to a numeric address, such as 127.0.0.1 or 0.0.0.0."
        case .notAllowed(let port):
            "Port \(port) requires root privileges. Choose a port above 1023 with --port."
        case .failed(let reason):
            "Can't listen: \(reason)."
        }
    }
}
