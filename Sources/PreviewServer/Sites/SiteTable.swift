public import PreviewCore
public import PreviewPages

/// The previews of a server, by their names.
///
/// A server that has a table shows its list at `/`, and each preview at `/p/NAME/`. A table may open previews on
/// request, and release those that have not been requested lately.
public protocol SiteTable: Sendable {
    /// Returns the preview of a name, opened if it is not; nil if there is none.
    ///
    /// Called only for visitors who may know which previews there are, with names of ``SiteName/isValid(_:)``.
    func site(named name: String) async throws -> Site?
    /// Returns the preview of a name if it is open, from memory; nil if it is not, or there is none.
    ///
    /// Called before the visitor is identified.
    func openSite(named name: String) -> Site?
    /// Returns the preview of a name, opened if it is not, with its present links; nil unless this token opens it.
    ///
    /// Called for tokens that no open preview knows. Takes as long for an existing name as for a missing one, and opens
    /// nothing for an invalid token. Throws if the store can't be read.
    func site(named name: String, openedBy token: String) async throws -> Site?
    /// Returns the previews that a visitor can switch to from a preview, itself included; empty if there is no choice.
    ///
    /// Called for each page that its owner opens.
    func siblings(of site: Site) -> [PreviewSibling]
    /// Returns a part of the list.
    func list(_ query: PreviewListQuery) async throws -> PreviewList
    /// The events for open pages of the list.
    var events: SiteListEvents { get }
    /// The service of publications; nil if the previews are files.
    var hosting: HostService? { get }
    /// Applies the stored tokens of the server: called when one is unknown.
    ///
    /// Does nothing if that was done a moment ago, so that guessing costs little. Throws if the store can't be read.
    func lookUpTokens() async throws
    /// A Boolean value that indicates whether the known links and tokens may still be trusted.
    ///
    /// They may not once the store was away for a minute.
    var areLinksCurrent: Bool { get }
    /// Notifies the table that a preview was published or removed, before the response.
    func wasPublished(_ name: String) async
    /// The previews that are open now: their pages get heartbeats, and the last event when the server stops.
    var open: [Site] { get }
}

extension SiteTable {
    /// Returns no previews: a team's server may have thousands.
    public func siblings(of site: Site) -> [PreviewSibling] { [] }

    /// The service of publications; nil, as the previews are files.
    public var hosting: HostService? { nil }

    /// Does nothing, as no other machine creates tokens.
    public func lookUpTokens() async throws {}

    /// Returns nil, as all previews are open, and no other machine creates links.
    public func site(named name: String, openedBy token: String) async throws -> Site? { nil }

    /// A Boolean value that is always true, as no other machine ends links.
    public var areLinksCurrent: Bool { true }

    /// Does nothing.
    public func wasPublished(_ name: String) async {}
}

/// The previews of a server: the only one, or several by name.
enum Sites: Sendable {
    case only(@Sendable () -> Site)
    case several(any SiteTable)

    /// The preview that a request is about.
    struct Found: Sendable {
        /// The preview; nil for the list, and for a name without a preview, or without an open one.
        var site: Site?
        /// The links for the gate.
        var links = Gate.Links.own
        /// The valid name in the address; nil if there is none.
        var name: String?
        /// The token in the address that only a preview's link can have; nil if there is none.
        var linkToken: String?
    }

    /// A Boolean value that indicates whether there is a list.
    var hasList: Bool {
        if case .several = self { true } else { false }
    }

    /// A function that returns the previews that a visitor can switch to from a preview.
    var siblings: @Sendable (Site) -> [PreviewSibling] {
        switch self {
        case .only: { _ in [] }
        case .several(let table): { table.siblings(of: $0) }
        }
    }

    /// The access by tokens without a name.
    var ownLinks: @Sendable (String) -> ShareAccess {
        switch self {
        case .only(let site): { site().service.access(with: $0) }
        case .several: { _ in .unknown }
        }
    }

    /// The previews that are open now.
    var open: [Site] {
        switch self {
        case .only(let site): [site()]
        case .several(let table): table.open
        }
    }

    /// A Boolean value that indicates whether the server is that of a team.
    var isHosting: Bool { tokens != nil }

    /// The tokens of a team's server.
    var tokens: (@Sendable (String) -> HostToken?)? {
        guard case .several(let table) = self, let hosting = table.hosting else { return nil }
        return { hosting.tokens.token($0) }
    }

    /// Finds the preview that a request names among the open ones: none is opened before the request is judged.
    func find(_ address: SiteAddress) -> Found {
        switch self {
        case .only(let site): return Found(site: site())
        case .several(let table):
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

    /// Finds more after a refusal of the gate; nil if there is no more.
    ///
    /// That is the preview, for visitors who may know that it exists, or a link or a token that was created elsewhere.
    func find(_ found: Found, refused refusal: HTTPError) async throws -> Found? {
        guard case .several(let table) = self else { return nil }
        switch refusal {
        case .unknownPreview:
            guard found.site == nil, let name = found.name, let site = try await table.site(named: name) else {
                return nil
            }
            return found.with(site)
        case .unknownLink, .unknownToken:
            guard table.areLinksCurrent else { throw HTTPError.storeAway }
            guard let token = found.linkToken, let name = found.name else {
                try await table.lookUpTokens()
                return found
            }
            return try await table.site(named: name, openedBy: token).map { found.with($0) }
        default: return nil
        }
    }

    /// Sends all open pages a heartbeat.
    func ping() {
        for site in open { site.session.hub.ping() }
        if case .several(let table) = self { table.events.ping() }
    }

    /// Sends all open pages the last event.
    func finishStreams() {
        for site in open { site.session.hub.finish() }
        if case .several(let table) = self { table.events.finish() }
    }
}

extension Sites.Found {
    /// Returns a copy with a preview, whose links count from now on; unchanged without one.
    fileprivate func with(_ site: Site?) -> Self {
        guard let site else { return self }
        var found = self
        found.site = site
        found.links = .site { [service = site.service] in service.access(with: $0) }
        return found
    }
}
