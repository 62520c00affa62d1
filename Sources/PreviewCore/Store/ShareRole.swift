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
