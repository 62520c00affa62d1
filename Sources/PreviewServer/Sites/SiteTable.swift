import PreviewCore
public import PreviewHosting
import PreviewLinks
public import PreviewPages

/// The previews of a server, by their names.
///
/// A server that has a table shows its list at `/`, and each preview at `/p/NAME/`. A table may open previews when they
/// are asked for, and let go of those that nobody has asked for lately.
public protocol SiteTable: Sendable {
    /// The preview of a name, opened if it is not; nil where there is none.
    ///
    /// Asked for those only who may know which previews there are, with names of ``SiteName/isValid(_:)``.
    func site(named name: String) async throws -> Site?
    /// The preview of a name if it is open, from memory; nil where it is not, or there is none.
    ///
    /// Asked before anyone knows who asks.
    func openSite(named name: String) -> Site?
    /// The preview of a name, opened if it is not, with the links that it has now; nil unless this token opens it.
    ///
    /// Asked for tokens that no open preview knows. Takes as long for a name that there is as for one that there is not,
    /// and opens nothing for a token that is none. Throws where the store can't be read.
    func site(named name: String, openedBy token: String) async throws -> Site?
    /// The previews that one can switch to from a preview, itself included; empty where there is no choice.
    ///
    /// Asked for each page that its owner opens.
    func siblings(of site: Site) -> [PreviewSibling]
    /// A part of the list.
    func list(_ query: PreviewListQuery) async throws -> PreviewList
    /// What open pages of the list are told by.
    var events: SiteListEvents { get }
    /// What takes publications; nil where the previews are files.
    var hosting: HostService? { get }
    /// Takes in the server's tokens as the store has them now: called when one is unknown.
    ///
    /// Does nothing where that was done a moment ago, so that whoever guesses costs little. Throws where the store can't
    /// be read.
    func lookUpTokens() async throws
    /// A Boolean value that indicates whether what is known of links and tokens may still be trusted: not once the
    /// store was away for a minute.
    var areLinksCurrent: Bool { get }
    /// Called after a preview was published or removed, before that is answered.
    func wasPublished(_ name: String) async
    /// The previews that are open now: their pages get signs of life, and hear when the server stops.
    var open: [Site] { get }
}

extension SiteTable {
    /// None: a team's server may have thousands.
    public func siblings(of site: Site) -> [PreviewSibling] { [] }

    /// Nothing: the previews are files.
    public var hosting: HostService? { nil }

    /// Nothing: nobody else makes tokens.
    public func lookUpTokens() async throws {}

    /// Nil: all are open, and nobody else makes links.
    public func site(named name: String, openedBy token: String) async throws -> Site? { nil }

    /// Always: nobody else ends links.
    public var areLinksCurrent: Bool { true }

    /// Does nothing.
    public func wasPublished(_ name: String) async {}
}

/// The previews of a server: the only one, or several by name.
enum Sites: Sendable {
    case only(@Sendable () -> Site)
    case several(any SiteTable)

    /// Which preview a request is about.
    struct Found: Sendable {
        /// The preview; nil for the list, and for a name that there is none of, or none that is open.
        var site: Site?
        /// What the gate is told.
        var links = Gate.Links.own
        /// The name in the address that a preview can have; nil where there is none.
        var name: String?
        /// The token in the address that only a preview's link can have; nil where there is none.
        var linkToken: String?
    }

    /// A Boolean value that indicates whether there is a list.
    var hasList: Bool {
        if case .several = self { true } else { false }
    }

    /// Finds what one can switch to from a preview.
    var siblings: @Sendable (Site) -> [PreviewSibling] {
        switch self {
        case .only: { _ in [] }
        case .several(let table): { table.siblings(of: $0) }
        }
    }

    /// What tokens open behind no name.
    var ownLinks: @Sendable (String) -> ShareAccess {
        switch self {
        case .only(let site): { site().service.access(with: $0) }
        case .several: { _ in .unknown }
        }
    }

    /// Those that are open now.
    var open: [Site] {
        switch self {
        case .only(let site): [site()]
        case .several(let table): table.open
        }
    }

    /// A Boolean value that indicates whether it is a team's server.
    var isHosting: Bool { tokens != nil }

    /// The tokens of a team's server.
    var tokens: (@Sendable (String) -> HostToken?)? {
        guard case .several(let table) = self, let hosting = table.hosting else { return nil }
        return { hosting.tokens.token($0) }
    }

    /// Finds the preview that a request names among those that are open: nothing is opened before it is judged.
    func find(_ head: RequestHead) -> Found {
        switch self {
        case .only(let site): return Found(site: site())
        case .several(let table):
            guard let target = try? RequestTarget(head.rawTarget) else { return Found() }
            let address = SiteAddress(target, hasList: true)
            guard let name = address.name else { return Found() }
            guard SiteName.isValid(name) else { return Found(links: .unknown) }
            let found = Found(
                links: .unknown,
                name: name,
                linkToken: address.isTokenOfSite ? address.token : nil
            )
            return found.with(table.openSite(named: name))
        }
    }

    /// Finds more by what the gate refused with; nil where there is no more.
    ///
    /// That is the preview, for those who may know that there is one, or a link or a token that was made elsewhere.
    func find(_ found: Found, refused refusal: Refusal) async throws -> Found? {
        guard case .several(let table) = self else { return nil }
        switch refusal {
        case .unknownPreview:
            guard found.site == nil, let name = found.name, let site = try await table.site(named: name) else {
                return nil
            }
            return found.with(site)
        case .unknownLink, .unknownToken:
            guard table.areLinksCurrent else { throw Refusal.storeAway }
            guard let token = found.linkToken, let name = found.name else {
                try await table.lookUpTokens()
                return found
            }
            return try await table.site(named: name, openedBy: token).map { found.with($0) }
        default: return nil
        }
    }

    /// Gives all open pages a sign of life.
    func ping() {
        for site in open { site.session.hub.ping() }
        if case .several(let table) = self { table.events.ping() }
    }

    /// Says goodbye to all open pages.
    func sayGoodbye() {
        for site in open { site.session.hub.finish() }
        if case .several(let table) = self { table.events.finish() }
    }
}

extension Sites.Found {
    /// The same with a preview, whose links count from now on; as it is without one.
    fileprivate func with(_ site: Site?) -> Self {
        guard let site else { return self }
        var found = self
        found.site = site
        found.links = .site { [service = site.service] in service.access(with: $0) }
        return found
    }
}
