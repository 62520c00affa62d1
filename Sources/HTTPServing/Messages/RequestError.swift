/// An error in the form of a request, or in its way here.
package enum RequestError: Error, Hashable, Sendable {
    /// It isn't HTTP/1.1, or two readers could understand it differently.
    case unreadable
    /// It has more header fields, or longer ones, than are read.
    case largeHead
    /// Its target is longer than ``RequestTarget/maximumLength``.
    case longTarget
    /// Its target has characters or sequences that no link has.
    case malformedTarget
    /// Its body is larger than a limit, in bytes.
    case largeBody(limit: Int)
    /// Its body did not arrive in time, or not as announced.
    case slowBody
}
