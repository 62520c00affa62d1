/// The rights of a visitor, from least to most.
///
/// Each right includes those before it. A publisher has no link, so it has neither comments nor a profile.
public enum Right: String, Comparable, CaseIterable, Sendable {
    /// No right, for requests that are open to all visitors who reach the host, but to no page of another site.
    case nothing
    /// The right to get the script and styles of the page for a link's password, and to send it.
    case unlock
    /// The right to read everything that is shown: every device, every choice and every export.
    case view
    /// The right to comment on the preview.
    case comment
    /// The right to change the customization of the link's own profile.
    case customize
    /// The right to change the spec.
    case edit
    /// The right to publish previews on a team's server, and to give out links to them.
    case publish
    /// The right to give out links, and to change all profiles.
    case owner

    /// Returns a Boolean value that indicates whether the first right is less than the second.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The id of a link among the others of its spec: short, random, and not a secret, because it gives no access.
public typealias ShareID = String

/// The rights that a link can give (S16).
public enum ShareRole: String, CaseIterable, Sendable {
    case view, comment, customize, edit

    /// The highest right of the link's holder.
    public var right: Right {
        switch self {
        case .view: .view
        case .comment: .comment
        case .customize: .customize
        case .edit: .edit
        }
    }
}
