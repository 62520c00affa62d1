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

/// What a link lets its holder do (the format, 7, *Links*; S16).
///
/// Each role can do what the one before it can.
public enum ShareRole: String, CaseIterable, Comparable, Sendable {
    /// Look, and listen to what changes.
    case view
    /// Also comment, and say that it looks right.
    case comment
    /// Also change the customization of the link's profile.
    case customize
    /// Also change the spec.
    case edit

    /// Whether the first lets one do less.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .view: 0
        case .comment: 1
        case .customize: 2
        case .edit: 3
        }
    }
}
