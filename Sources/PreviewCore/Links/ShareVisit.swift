/// A visit by a link, with its rights and its view.
public struct ShareVisit: Hashable, Sendable {
    /// The id of the link.
    public let id: ShareID
    /// The rights that the link gives.
    public let role: ShareRole
    /// The profile whose customization the visitor sees and, with ``ShareRole/customize``, changes.
    public let profile: String
    /// The pinned revision that the visitor sees; nil if the link shows the newest one.
    public let pin: PinnedPreview?

    /// The number of the issue of the link's token that the visitor came by; a rotated link has another.
    let grant: Int
    /// The number of the unlock session that the visitor came by, if any.
    let session: Int?
}

/// The access that a token opens.
public enum ShareAccess: Hashable, Sendable {
    /// No access: the token is unknown, or the link has expired, was revoked or rotated (S17).
    case unknown
    /// A link whose password is still to be given.
    case locked(ShareVisit)
    /// The link, with all its rights.
    case open(ShareVisit)
}
