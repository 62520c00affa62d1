public import PreviewCore

/// A link as its owner sees it, without its token and password (the format, 7, `GET /shares`).
public struct Share: Identifiable, Hashable, Sendable {
    /// What the owner revokes it by: ten lower-case letters and digits.
    public let id: ShareID
    /// What its holder may do.
    public let role: ShareRole
    /// What the owner calls it.
    public let label: String?
    /// The label of the token by which it was made; nil where it was made without one.
    public internal(set) var publisher: String?
    /// When it was made, in seconds since 1970.
    public let created: Double
    /// When it ends or ended, in seconds since 1970; nil if it lives until it is revoked.
    public let expires: Double?
    /// A Boolean value that indicates whether it has ended by now; ended links stay in the list for
    /// ``ShareService/keptAfterExpiry``.
    public let isExpired: Bool
    /// A Boolean value that indicates whether what is stored of it could be understood; a link that is not opens
    /// nothing, and can only be revoked.
    public internal(set) var isReadable = true
    /// The revision that it is pinned to, as text; nil if it shows what is newest.
    public let pinned: String?
    /// Whose customization it shows.
    public let profile: String
    /// A Boolean value that indicates whether one must know a password.
    public let hasPassword: Bool
    /// When a page was last opened by it, in seconds since 1970; nil if never.
    public let lastUsed: Double?
    /// How often a page was opened by it.
    public let views: Int
    /// How many pages are open by it now.
    public let online: Int
    /// How many comments were written on it.
    public var comments = CommentCount()

    /// A Boolean value that indicates whether ``profile`` was made for this link, and nobody else has it unless by
    /// name.
    public var hasOwnProfile: Bool { profile == Self.ownProfile(of: id) }

    /// The name of the profile that is made for a link.
    public static func ownProfile(of id: ShareID) -> String { "link-\(id)" }
}

/// A link that was just made or rotated, with the one telling of its token.
public struct NewShare: Sendable {
    /// The link.
    public let share: Share
    /// The token that is in its URL, `/s/TOKEN/`.
    ///
    /// It is only shown here: the service keeps its digest.
    public let token: String
}

extension NewShare: CustomStringConvertible, CustomDebugStringConvertible {
    /// The link's id without the token, so that no log has it (S14).
    public var description: String { "NewShare(\(share.id))" }

    /// The same as ``description``.
    public var debugDescription: String { description }
}

extension NewShare: CustomReflectable {
    /// The link alone, so that no dump has the token (S14).
    public var customMirror: Mirror { Mirror(self, children: ["share": share]) }
}
