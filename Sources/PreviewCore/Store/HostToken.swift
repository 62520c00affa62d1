/// The record of a token of a team's server: its label and scope, but never the token itself (S13).
public struct HostToken: Hashable, Sendable {
    /// The scope of a token.
    public enum Scope: String, CaseIterable, Sendable {
        /// The right to publish previews, to fetch them, and to remove those that it has published.
        case publish
        /// All rights of the owner of the server, in the browser too.
        case owner
    }

    /// The id in the list: ten lower-case letters and digits.
    public var id: String
    /// The SHA-256 of the token, 32 bytes.
    public var digest: [UInt8]
    /// The label, which lists use as the name of the publisher.
    public var label: String
    /// The scope of the token.
    public var scope: Scope
    /// The time of its creation, in seconds since 1970.
    public var created: Double
    /// The time of its expiration, in seconds since 1970; nil if it does not expire.
    public var expires: Double?

    /// Creates a token's record.
    public init(id: String, digest: [UInt8], label: String, scope: Scope, created: Double, expires: Double? = nil) {
        (self.id, self.digest, self.label) = (id, digest, label)
        (self.scope, self.created, self.expires) = (scope, created, expires)
    }
}

/// A change of a server, as a store accepts it.
public enum HostAct: Hashable, Sendable {
    /// The addition of a token.
    case addToken(HostToken)
    /// The removal of a token.
    case removeToken(String)
    /// The removal of a preview with everything that belongs to it.
    case removePreview(String)
}
