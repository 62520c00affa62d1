/// Why a running preview gave no answer.
public enum ClientFailure: Error, Hashable, Sendable {
    /// Nobody listens at the address, so the preview has gone.
    case nobodyThere
    /// The answer, or a part of it, did not come in time.
    case tooSlow
    /// What came is no answer of HTTP, or ends too early; the reason is the end of a sentence.
    case broken(String)
    /// The system refuses; the reason is the system's words.
    case system(String)
}

extension ClientFailure: CustomStringConvertible {
    /// What happened, as a sentence about "it".
    public var description: String {
        switch self {
        case .nobodyThere: "Nothing is listening there."
        case .tooSlow: "It doesn't respond in time."
        case .broken(let reason): "Its response is invalid: \(reason)."
        case .system(let reason): "The request failed: \(reason)."
        }
    }
}
