import PreviewCore

/// The rights of a visitor, from least to most.
///
/// Each right includes those before it, except for those in ``Visitor/has(_:)``.
enum Right: Int, Comparable, CaseIterable, Sendable {
    /// No right, for requests that are open to all visitors who reach the host, but to no page of another site.
    case nothing
    /// The right to get the script and styles of the page for a link's password, and to send it.
    case unlock
    /// The right to read everything that is shown.
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

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Creates the right of a link's role.
    init(_ role: ShareRole) {
        switch role {
        case .view: self = .view
        case .comment: self = .comment
        case .customize: self = .customize
        case .edit: self = .edit
        }
    }
}

extension Right {
    /// A sentence with the permissions of a link with this right.
    var sentence: String {
        switch self {
        case .nothing, .unlock, .view:
            "This link lets you view the preview. To change something, ask for another link."
        case .comment:
            "This link lets you view the preview and comment on it. To change something, ask for another link."
        case .customize:
            "This link lets you view the preview and customize its own profile. "
                + "For anything else, ask for another link."
        case .edit:
            "This link lets you view the preview, customize its own profile and edit the spec. "
                + "Only the owner can change links and other profiles."
        case .publish: "This token publishes previews. For anything else, use the owner link."
        case .owner: "This action is not available here."
        }
    }
}
