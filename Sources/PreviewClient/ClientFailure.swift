/// A failure to get a response from a running preview.
public enum ClientFailure: Error, Hashable, Sendable {
    /// No process listens at the address, so the preview has ended.
    case nobodyThere
    /// The response, or a part of it, did not come in time.
    case tooSlow
    /// The received bytes are no HTTP response, or end too early; the reason is the end of a sentence.
    case broken(String)
    /// A system call failed; the reason is the system's message.
    case system(String)
}

extension ClientFailure: CustomStringConvertible {
    /// The failure, as a sentence about "it".
    public var description: String {
        switch self {
        case .nobodyThere: "Nothing is listening there."
        case .tooSlow: "It didn't respond in time."
        case .broken(let reason): "Its response is invalid: \(reason)."
        case .system(let reason): "The request failed: \(reason)."
        }
    }
}
