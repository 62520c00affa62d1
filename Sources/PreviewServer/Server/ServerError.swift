/// Why a server can't listen.
public enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The port that was asked for is taken.
    case portTaken(Int)
    /// Every port of the range that was tried is taken.
    case noFreePort(from: Int, to: Int)
    /// The address is not a numeric one, or not of this machine.
    case unusableHost(String)
    /// Only an administrator may listen on this port.
    case notAllowed(port: Int)
    /// The system refused for another reason.
    case failed(String)

    /// One or two sentences: what happened, and what to do.
    public var description: String {
        switch self {
        case .portTaken(let port):
            "Port \(port) is taken by another program. Stop it, or choose a port with --port."
        case .noFreePort(let first, let last):
            "Ports \(first) to \(last) are all taken. Choose a port with --port, or let the system choose with --port 0."
        case .unusableHost(let host):
            "Can't listen on \"\(host)\": it is not an address of this machine. "
                + "Give --host a numeric address, such as 127.0.0.1 or 0.0.0.0."
        case .notAllowed(let port):
            "Port \(port) needs an administrator's rights. Choose one above 1023 with --port."
        case .failed(let reason):
            "Can't listen: \(reason)."
        }
    }
}
