import PreviewLinks
import PreviewCore

/// What someone may do, from least to most; each right holds those before it, but for what is said in
/// ``Visitor/has(_:)``.
enum Right: Int, Comparable, CaseIterable, Sendable {
    /// None: what everyone may ask for who reaches the host, but no page of another site.
    case nothing
    /// To get the script and styles of the page that asks for a link's password, and to send it.
    case unlock
    /// To read everything that is shown.
    case view
    /// To comment on what is shown.
    case comment
    /// To change the customization of the link's own profile.
    case customize
    /// To change the spec.
    case edit
    /// To publish previews on a team's server, and to give out links to them.
    case publish
    /// To give out links, and to touch everyone's profile.
    case owner

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// What the holder of a link may do.
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
    /// What a link with this right lets one do.
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
        case .owner: "This can't be done here."
        }
    }
}
