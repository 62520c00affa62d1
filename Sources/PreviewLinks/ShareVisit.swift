public import PreviewCore

/// Someone who came by a link: what they may do, and what they see.
public struct ShareVisit: Hashable, Sendable {
    /// Which link.
    public let id: ShareID
    /// What it lets them do.
    public let role: ShareRole
    /// Whose customization they see and, with ``ShareRole/customize``, change.
    public let profile: String
    /// The moment they see instead of the newest; nil if the link shows what is newest.
    public let pin: PinnedPreview?

    /// Which telling of the link's token they came by; a rotated link has another.
    let grant: Int
    /// Which unlock session they came by, if any.
    let session: Int?
}

/// What a token opens.
public enum ShareAccess: Hashable, Sendable {
    /// Nothing: nobody knows it, or the link has expired, was revoked or rotated (S17).
    case unknown
    /// A link whose password has not been given.
    case locked(ShareVisit)
    /// The link, with all its rights.
    case open(ShareVisit)
}
