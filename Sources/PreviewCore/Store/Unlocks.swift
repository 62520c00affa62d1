/// The sessions that were opened with passwords of links, and the failed attempts.
public struct Unlocks: Hashable, Sendable {
    /// The sessions that have not ended.
    public var sessions: [UnlockSession]
    /// The wrong passwords of the last hour.
    public var wrong: [WrongPassword]

    /// Creates the unlocks of a preview.
    public init(sessions: [UnlockSession] = [], wrong: [WrongPassword] = []) {
        (self.sessions, self.wrong) = (sessions, wrong)
    }
}

/// A session of a visitor who has given the password of a link.
public struct UnlockSession: Hashable, Sendable {
    /// The SHA-256 of the session's token, 32 bytes.
    public var digest: [UInt8]
    /// The id of the link.
    public var link: ShareID
    /// The remaining time in seconds, by the store's clock.
    public var remaining: Double

    /// Creates a session.
    public init(digest: [UInt8], link: ShareID, remaining: Double) {
        (self.digest, self.link, self.remaining) = (digest, link, remaining)
    }
}

/// A wrong password for a link.
public struct WrongPassword: Hashable, Sendable {
    /// The id of the link.
    public var link: ShareID
    /// The network address of the request, without port.
    public var place: String
    /// A Boolean value that indicates whether that address never gave the correct password before.
    public var isStrange: Bool
    /// The age in seconds, by the store's clock; 0 for one that is to be recorded.
    public var age: Double

    /// Creates a wrong password.
    public init(link: ShareID, place: String, isStrange: Bool, age: Double = 0) {
        (self.link, self.place, self.isStrange, self.age) = (link, place, isStrange, age)
    }
}
