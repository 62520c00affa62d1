import PreviewCore

/// Who asks, as the gate has found out.
enum Visitor: Hashable, Sendable {
    /// Anybody, who gets no further than to what is open to all, and to the files of pages that refuse.
    case stranger
    /// Somebody at this machine, or the holder of an owner link.
    case owner
    /// The holder of a share link, with that link's rights only, whoever it is.
    case guest(ShareVisit)
    /// The holder of a link who has not said its password yet.
    case locked(ShareVisit)

    /// What they may do at most.
    var right: Right {
        switch self {
        case .stranger: .view
        case .owner: .owner
        case .guest(let visit): Right(visit.role)
        case .locked: .unlock
        }
    }
}

extension Visitor {
    /// Whether a password is missing.
    var isLocked: Bool {
        if case .locked = self { true } else { false }
    }

    /// The visit of whoever came by a share link.
    var visit: ShareVisit? {
        switch self {
        case .guest(let visit), .locked(let visit): visit
        case .owner, .stranger: nil
        }
    }
}
