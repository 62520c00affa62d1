/// A request that may be answered.
struct Admission: Sendable {
    /// Who asks.
    let visitor: Visitor
    /// Under which name the visitor reached us.
    let address: VisitedAddress
    /// What is asked for.
    let route: Route
    /// How.
    let method: RequestMethod
    /// With which parameters.
    let target: RequestTarget
    /// The token that the address stands under; nil at the root.
    let token: String?
    /// The network address that it comes from, without port.
    let peer: String
}

/// What the gate says to a request that it does not refuse.
enum Verdict: Sendable {
    /// It may be answered.
    case admitted(Admission)
    /// The same stands at this address, relative to the one asked for (S21).
    case redirected(String)
}
