/// Who has given passwords of links, and who has tried and failed.
public struct Unlocks: Hashable, Sendable {
    /// The sessions that are not over.
    public var sessions: [UnlockSession]
    /// The wrong passwords of the last hour.
    public var wrong: [WrongPassword]

    /// Makes the unlocks of a preview.
    public init(sessions: [UnlockSession] = [], wrong: [WrongPassword] = []) {
        (self.sessions, self.wrong) = (sessions, wrong)
    }
}

/// Someone who has given the password of a link.
public struct UnlockSession: Hashable, Sendable {
    /// The SHA-256 of the session's token, 32 bytes.
    public var digest: [UInt8]
    /// Which link.
    public var link: ShareID
    /// For how many seconds it still holds, by the store's clock.
    public var remaining: Double

    /// Makes a session.
    public init(digest: [UInt8], link: ShareID, remaining: Double) {
        (self.digest, self.link, self.remaining) = (digest, link, remaining)
    }
}

/// A wrong password at a link.
public struct WrongPassword: Hashable, Sendable {
    /// Which link.
    public var link: ShareID
    /// The network address that it came from, without port.
    public var place: String
    /// A Boolean value that indicates whether that address never had the password right before.
    public var isStrange: Bool
    /// How many seconds ago, by the store's clock; 0 for one that is to be noted.
    public var age: Double

    /// Makes a wrong password.
    public init(link: ShareID, place: String, isStrange: Bool, age: Double = 0) {
        (self.link, self.place, self.isStrange, self.age) = (link, place, isStrange, age)
    }
}
