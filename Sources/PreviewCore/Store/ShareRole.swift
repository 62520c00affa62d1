/// Names a link among the others of its spec; short, random, and no secret: it opens nothing.
public typealias ShareID = String

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

    /// Returns a Boolean value that indicates whether the first lets one do less.
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
