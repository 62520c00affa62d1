import CLibrary
import FlyingSocks

/// A failure to get a response from a running preview.
package enum ClientFailure: Error, Hashable, Sendable {
    /// No process listens at the address, so the preview has ended.
    case connectionRefused
    /// The response, or a part of it, did not come in time.
    case tooSlow
    /// The received bytes are no HTTP response, or end too early; the reason is the end of a sentence.
    case broken(String)
    /// A system call failed; the reason is the system's message.
    case system(String)
}

extension ClientFailure: CustomStringConvertible {
    /// The failure, as a sentence about "it".
    package var description: String {
        switch self {
        case .connectionRefused: "Nothing is listening there."
        case .tooSlow: "It didn't respond in time."
        case .broken(let reason): "Its response is invalid: \(reason)."
        case .system(let reason): "The request failed: \(reason)."
        }
    }
}

extension ClientFailure {
    init(_ error: any Error) {
        self =
            switch error {
            case let failure as ClientFailure: failure
            case SocketError.failed(_, ECONNREFUSED, _): .connectionRefused
            case SocketError.failed(_, ETIMEDOUT, _), SocketError.timeout: .tooSlow
            case SocketError.failed(_, _, let reason): .system(reason)
            case SocketError.disconnected: .broken("the connection was closed")
            default: .system("\(error)")
            }
    }
}
