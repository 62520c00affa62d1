/// The id of a link among the others of its spec: short, random, and not a secret, because it gives no access.
public typealias ShareID = String

/// The rights of a link (S16).
///
/// Each role has the rights of the one before it.
public enum ShareRole: String, CaseIterable, Comparable, Sendable {
    /// Views the preview, and receives its changes.
    case view
    /// Also comments, and approves the preview.
    case comment
    /// Also changes the customization of the link's profile.
    case customize
    /// Also changes the spec.
    case edit

    /// Returns a Boolean value that indicates whether the first role has fewer rights.
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
