/// A token of a team's server: what it is called, and what it is for; never the token itself (S13).
public struct HostToken: Hashable, Sendable {
    /// What a token is for.
    public enum Scope: String, CaseIterable, Sendable {
        /// To publish previews, fetch them, and remove those that it has published.
        case publish
        /// To do all that the owner of the server may, in the browser too.
        case owner
    }

    /// Names it in the list: ten lower-case letters and digits.
    public var id: String
    /// The SHA-256 of the token, 32 bytes.
    public var digest: [UInt8]
    /// What it is called; lists name it as the publisher.
    public var label: String
    /// What it is for.
    public var scope: Scope
    /// When it was made, in seconds since 1970.
    public var created: Double
    /// When it ends, in seconds since 1970; nil if it does not.
    public var expires: Double?

    /// Makes a token's record.
    public init(id: String, digest: [UInt8], label: String, scope: Scope, created: Double, expires: Double? = nil) {
        (self.id, self.digest, self.label) = (id, digest, label)
        (self.scope, self.created, self.expires) = (scope, created, expires)
    }
}

/// One change of a server, as a store takes it.
public enum HostAct: Hashable, Sendable {
    /// Stores a token.
    case addToken(HostToken)
    /// Removes a token.
    case removeToken(String)
    /// Removes a preview with everything that belongs to it.
    case removePreview(String)
}
