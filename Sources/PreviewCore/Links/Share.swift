/// A link in the owner's view, without its token and password.
public struct Share: Identifiable, Hashable, Sendable {
    /// The id by which the owner revokes the link: ten lower-case letters and digits.
    public let id: ShareID
    /// The rights of the link's holder.
    public let role: ShareRole
    /// The owner's name for the link.
    public let label: String?
    /// The label of the token that created the link; nil if it was created without one.
    public internal(set) var publisher: String?
    /// The time of creation, in seconds since 1970.
    public let created: Double
    /// The past or future end of the link, in seconds since 1970; nil if it lives until it is revoked.
    public let expires: Double?
    /// A Boolean value that indicates whether the link has ended by now.
    ///
    /// Ended links stay in the list for ``ShareService/keptAfterExpiry``.
    public let isExpired: Bool
    /// A Boolean value that indicates whether the stored record of the link could be understood.
    ///
    /// An unreadable link gives no access, and can only be revoked.
    public internal(set) var isReadable = true
    /// The revision that the link is pinned to, as text; nil if it shows the newest one.
    public let pinned: String?
    /// The name of the profile whose customization the link shows.
    public let profile: String
    /// A Boolean value that indicates whether the link requires a password.
    public let hasPassword: Bool
    /// The time when a page was last opened by the link, in seconds since 1970; nil if never.
    public let lastUsed: Double?
    /// The number of times that a page was opened by the link.
    public let views: Int
    /// The number of pages that are open by the link now.
    public let online: Int
    /// The number of comments on the link.
    public var comments = CommentCount()

    /// A Boolean value that indicates whether ``profile`` was made for this link.
    ///
    /// Other links have it only if they name it.
    public var hasOwnProfile: Bool { profile == Self.ownProfile(of: id) }

    /// Returns the name of the profile that is made for a link.
    public static func ownProfile(of id: ShareID) -> String { "link-\(id)" }
}

/// A link that was just created or rotated, with its token, which is reported only once.
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

    /// The description without the token, equal to ``description``.
    public var debugDescription: String { description }
}

extension NewShare: CustomReflectable {
    /// A mirror of the link alone, so that no dump contains the token (S14).
    public var customMirror: Mirror { Mirror(self, children: ["share": share]) }
}
