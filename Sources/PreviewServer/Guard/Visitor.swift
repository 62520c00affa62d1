import PreviewLinks
import PreviewCore

/// Who asks, as the gate has found out.
enum Visitor: Hashable, Sendable {
    /// Anybody, who gets no further than to what is open to all, and to the files of pages that refuse.
    case stranger
    /// Someone at this machine, or the holder of an owner link.
    case owner
    /// The holder of a share link, with that link's rights only, no matter who it is.
    case guest(ShareVisit)
    /// The holder of a link who has not said its password yet.
    case locked(ShareVisit)
    /// The holder of a token that publishes.
    case publisher(HostToken)

    /// What they may do at most.
    var right: Right {
        switch self {
        case .stranger: .view
        case .owner: .owner
        case .guest(let visit): Right(visit.role)
        case .locked: .unlock
        case .publisher: .publish
        }
    }

    /// Returns a Boolean value that indicates whether they have a right.
    ///
    /// Who publishes has no link, so all comments and all profiles are other people's (S64).
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

    /// A Boolean value that indicates whether it is the holder of a share link who may see the preview.
    var isGuest: Bool {
        if case .guest = self { true } else { false }
    }

    /// The visit of anyone who came by a share link.
    var visit: ShareVisit? {
        switch self {
        case .guest(let visit), .locked(let visit): visit
        case .owner, .stranger, .publisher: nil
        }
    }
}

/// What is behind the tokens of `/s/TOKEN`: the owner's links of this start, and the links that were given out.
struct LinkTable: Sendable {
    /// The one that is printed.
    var owner = OwnerLink()
    /// The one that the command line finds in the store's folder.
    var command = OwnerLink()
    /// The tokens of a team's server.
    var tokens: (@Sendable (String) -> HostToken?)?
    /// The links that were given out.
    var shares: @Sendable (String) -> ShareAccess = { _ in .unknown }

    /// Who a token makes its holder.
    ///
    /// Nil for all that open nothing, alike: unknown, expired and revoked ones (S17).
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
    /// The label of the server's token by which someone asks; nil where they ask by something else.
    var tokenLabel: String? { (bearer ?? token).flatMap { links.tokens?($0)?.label } }

    /// A Boolean value that indicates whether who asks is still let in.
    var isStillAdmitted: Bool {
        if let token { return links.visitor(with: token) == visitor }
        if let bearer { return links.sender(of: bearer) == visitor }
        return true
    }

    /// A Boolean value that indicates whether who asks can be refused later: by a link or a token of the server, which
    /// end while it runs.
    var canEnd: Bool {
        if let token { return !links.owner.opens(with: token) && !links.command.opens(with: token) }
        return bearer != nil
    }
}

extension LinkTable {
    /// Whom `Authorization: Bearer TOKEN` makes its sender; nil for a token that is none.
    func sender(of token: String) -> Visitor? {
        tokens?(token).map { $0.scope == .owner ? .owner : .publisher($0) }
    }
}

/// A link that makes its holder the owner: `/s/TOKEN`, new at each start.
///
/// Only the token's digest is compared, in constant time (S11, S12).
struct OwnerLink: Sendable {
    /// 192 random bits in the alphabet of URLs; reported once.
    let token: String
    private let digest: ContentDigest

    /// Makes a link with a new token of the system's generator.
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
