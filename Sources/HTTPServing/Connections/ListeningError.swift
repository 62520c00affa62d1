import CLibrary
import FlyingSocks

/// An error of listening at an address.
package enum ListeningError: Error, Hashable, Sendable {
    /// The host is no numeric address, or not one of this machine.
    case unusableHost
    /// Another program, or another listener, has the port.
    case portTaken
    /// Only an administrator may listen on the port.
    case notAllowed
    /// The system refused for another reason.
    case failed(String)

    /// Creates an error from that of a call.
    init(_ error: any Error) {
        guard case .failed(_, let code, let message) = error as? SocketError else {
            self = error as? Self ?? .failed("\(error)")
            return
        }
        self =
            switch code {
            case EADDRINUSE: .portTaken
            case EADDRNOTAVAIL: .unusableHost
            case EACCES: .notAllowed
            default: .failed(message)
            }
    }
}
