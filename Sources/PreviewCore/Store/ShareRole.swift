/// The id of a link among the others of its spec: short, random, and not a secret, because it gives no access.
public typealias ShareID = String

/// The rights of a link (S16).
///
/// Each role has the rights of the one before it.
public enum ShareRole: String, CaseIterable, Comparable, Sendable {
    /// The right to view the preview, and to receive its changes.
    case view
    /// The right to comment too, and to approve the preview.
    case comment
    /// The right to change the customization of the link's profile too.
    case customize
    /// The right to change the spec too.
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
