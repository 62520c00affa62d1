import PreviewCore

/// The sender of a request, as the gate has identified it.
enum Visitor: Hashable, Sendable {
    /// A stranger, who reaches only resources that are open to all, and the files of pages that refuse.
    case stranger
    /// A visitor at this machine, or the holder of an owner link.
    case owner
    /// The holder of a share link, with only that link's rights, even for the owner.
    case guest(ShareVisit)
    /// The holder of a link whose password is still to be given.
    case locked(ShareVisit)
    /// The holder of a token that publishes.
    case publisher(HostToken)

    /// The highest right of the visitor.
    var right: Right {
        switch self {
        case .stranger: .view
        case .owner: .owner
        case .guest(let visit): visit.role.right
        case .locked: .unlock
        case .publisher: .publish
        }
    }

    /// Returns a Boolean value that indicates whether the visitor has a right.
    ///
    /// A publisher has no link, so all comments and all profiles are those of others (S64).
    func has(_ right: Right) -> Bool {
        if case .publisher = self, right == .comment || right == .customize { return false }
        return self.right >= right
    }
}

extension Visitor {
    /// A Boolean value that indicates whether a password is missing.
    var isLocked: Bool {
        if case .locked = self { true } else { false }
    }

    /// A Boolean value that indicates whether the visitor holds a share link and may see the preview.
    var isGuest: Bool {
        if case .guest = self { true } else { false }
    }

    /// The visit by a share link; nil for other visitors.
    var visit: ShareVisit? {
        switch self {
        case .guest(let visit), .locked(let visit): visit
        case .owner, .stranger, .publisher: nil
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
            "This link lets you view the preview, customize its own profile and edit the tab view. "
                + "Only the owner can change links and other profiles."
        case .publish: "This token publishes previews. For anything else, use the owner link."
        case .owner: "This can't be done here."
        }
    }
}

/// The tokens of `/s/TOKEN`: the owner's links of this start, and the share links.
struct LinkTable: Sendable {
    /// The owner's link that is printed.
    var owner = OwnerLink()
    /// The owner's link that the command line finds in the store's folder.
    var command = OwnerLink()
    /// The tokens of a team's server.
    var tokens: (@Sendable (String) -> HostToken?)?
    /// The access by share links.
    var shares: @Sendable (String) -> ShareAccess = { _ in .unknown }

    /// Returns the visitor that a token makes of its holder.
    ///
    /// Nil for all that give no access, alike: unknown, expired and revoked ones (S17).
    func visitor(with token: String) -> Visitor? {
        let opensPrinted = owner.opens(with: token)
        let opensCommand = command.opens(with: token)
        if opensPrinted || opensCommand || tokens?(token)?.scope == .owner { return .owner }
        return switch shares(token) {
        case .open(let visit): .guest(visit)
        case .locked(let visit): .locked(visit)
        case .unknown: nil
        }
    }
}

extension Admission {
    /// The label of the server's token that identifies the visitor; nil if something else does.
    var tokenLabel: String? { (bearer ?? token).flatMap { links.tokens?($0)?.label } }

    /// A Boolean value that indicates whether the visitor is still admitted.
    var isStillAdmitted: Bool {
        if let token { return links.visitor(with: token) == visitor }
        if let bearer { return links.sender(of: bearer) == visitor }
        return true
    }

    /// A Boolean value that indicates whether the visitor can be refused later.
    ///
    /// That is so with a link or a token of the server, which can end while it runs.
    var canEnd: Bool {
        if let token { return !links.owner.opens(with: token) && !links.command.opens(with: token) }
        return bearer != nil
    }
}

extension LinkTable {
    /// Returns the visitor that `Authorization: Bearer TOKEN` makes of its sender; nil for an invalid token.
    func sender(of token: String) -> Visitor? {
        tokens?(token).map { $0.scope == .owner ? .owner : .publisher($0) }
    }
}

/// A link that makes its holder the owner: `/s/TOKEN`, new at each start.
///
/// Only the token's digest is compared, in constant time (S11, S12).
struct OwnerLink: Sendable {
    /// The token: 192 random bits in the alphabet of URLs; reported once.
    let token: String
    private let digest: ContentDigest

    /// Creates a link with a new token of the system's generator.
    init() { self.init(token: SecretToken.new()) }

    init(token: String) {
        self.token = token
        digest = ContentDigest(of: token)
    }

    /// The path of the link's page.
    var path: String { "/s/\(token)/" }

    /// Returns a Boolean value that indicates whether a path's token is this one.
    func opens(with candidate: String) -> Bool {
        ContentDigest(of: candidate).isEqualInConstantTime(to: digest)
    }
}
