import HTTPServing
import PreviewCore
import PreviewPages

/// A request that is allowed.
struct Admission: Sendable {
    /// The visitor who sends the request.
    let visitor: Visitor
    /// The address by which the visitor reached the server.
    let address: VisitedAddress
    /// The route of the request.
    let route: Route
    /// The values of the parameters of its path.
    let values: [String]
    /// The method: the route's, or `HEAD` in place of `GET`.
    let method: RequestMethod
    /// The target with its parameters.
    let target: RequestTarget
    /// The path of the preview, without a token: `/`, or `/p/NAME/`.
    let folder: String
    /// The token in the URL; nil without one.
    let token: String?
    /// The token of the field `Authorization` that identifies the visitor; nil if something else does.
    let bearer: String?
    /// The table in which the token was found.
    let links: LinkTable
    /// The network address of the visitor, without port.
    let peer: String
    /// A Boolean value that indicates whether a page of another site shows the preview in a frame.
    ///
    /// Such a page is as limited as a link can be.
    let isEmbedded: Bool
}

/// The gate's decision about a request that it does not refuse.
enum GateDecision: Sendable {
    /// The request is allowed.
    case admitted(Admission)
    /// The resource is at this address, relative to the requested one (S21).
    case redirected(String)
}

/// The one check that every request passes before it is routed (S2), of its sender and its target.
///
/// A value without I/O, which turns a request's head into an admission or a refusal. The order reveals as little as
/// possible to strangers: first the form of the request, then the host, then the sender, then the origin, and only then
/// the target.
struct Gate: Sendable {
    /// The names of this server.
    let hosts: HostList
    /// The visitor that each link makes of its holder.
    let links: LinkTable
    /// A Boolean value that indicates whether a loopback visitor needs the link too.
    let requiresLink: Bool
    /// The present hash in the URLs of assets; nil opens none of ``PageAssets/forEverybody``.
    var openHash: @Sendable () -> String? = { nil }
    var routes = RouteTable.all
    /// A Boolean value that indicates whether the server has several previews, and their list at its root.
    var hasList = false
    /// The public address of the server, if it is another than the one it listens at.
    var publicURL: PublicURL?
    /// The prefix of every path.
    var prefix = PathPrefix.none
    /// A Boolean value that indicates whether pages of other sites may show a link's preview in a frame.
    var allowsEmbedding = false
    /// The program that serves the previews, for advice to its owner.
    var program = ServingProgram.tabpreview

    /// The links of the preview that an address names.
    enum Links: Sendable {
        /// The address names no preview: the gate's own links count.
        case own
        /// The links of the named preview, besides the owner's rights.
        case site(@Sendable (String) -> ShareAccess)
        /// An unknown name: no preview has it.
        case unknown
    }

    /// The destination of a target, and its visitor.
    private struct Place {
        enum Destination {
            case found(RouteTable.Match)
            case redirect(String)
            case nowhere(HTTPError)
        }
        var visitor: Visitor
        var bearer: String?
        var destination: Destination
    }

    /// Admits a request or refuses it.
    ///
    /// `port` is the one the server listens on, if it is known; `site` is the preview that the address names.
    func admit(
        _ head: RequestHead,
        at address: SiteAddress,
        port: Int?,
        to site: Links = .own
    ) throws(HTTPError) -> GateDecision {
        let target = address.target
        let open = openFile(address, head)
        let host = try checkHost(head, target: target, port: port, isOpen: open != nil)
        if let location = prefix.completion(of: target.segments) {
            try checkOrigin(head, host: host, mayBeOpened: true)
            return .redirected(location + target.querySuffix)
        }
        // A token after a name is one of that preview's; any other is the server's.
        let links = address.isTokenOfSite ? links(of: site) : self.links
        let place =
            if let open {
                Place(visitor: .stranger, destination: .found(open))
            } else {
                try place(of: address, links, isUnknown: site.isUnknown, head: head, host: host, port: port)
            }
        guard case .found(let match) = place.destination else {
            try checkOrigin(head, host: host, mayBeOpened: true)
            switch place.destination {
            case .redirect(let location): return .redirected(location + target.querySuffix)
            case .nowhere(let refusal): throw place.visitor.isLocked ? .locked : refusal
            case .found: throw .notFound
            }
        }
        let isEmbedded = allowsEmbedding && place.visitor.isGuest && target.isEmbedded
        try checkOrigin(
            head,
            host: host,
            mayBeOpened: match.isPage,
            mayBeFramed: isEmbedded && match[.get]?.kind == .preview
        )
        let (route, method) = try route(head, match: match, visitor: place.visitor)
        return .admitted(
            Admission(
                visitor: place.visitor,
                address: publicURL.map(VisitedAddress.init)
                    ?? VisitedAddress(host: host, origin: head["origin"], prefix: prefix),
                route: route,
                values: match.values,
                method: method,
                target: target,
                folder: address.folder,
                token: open == nil ? address.token : nil,
                bearer: place.bearer,
                links: links,
                peer: head.visitor,
                isEmbedded: isEmbedded
            )
        )
    }

    private func checkHost(
        _ head: RequestHead,
        target: RequestTarget,
        port: Int?,
        isOpen: Bool
    ) throws(HTTPError) -> HostName {
        guard let host = head["host"].flatMap({ HostName($0) }) else { throw .hostMissing(in: program) }
        if let authority = target.authority, HostName(authority) != host { throw .hostMissing(in: program) }
        guard isOpen || hosts.contains(host, port: port) else { throw .unknownHost(host, in: program) }
        return host
    }

    /// Returns the route of the method, if there is one and the visitor may use it.
    ///
    /// The responses of a locked link reveal only that it is locked, whatever the request is.
    private func route(
        _ head: RequestHead,
        match: RouteTable.Match,
        visitor: Visitor
    ) throws(HTTPError) -> (Route, RequestMethod) {
        let method = RequestMethod(rawValue: head.method)
        let route = method.flatMap { match[$0] }
        if visitor.isLocked, route?.right != .unlock { throw .locked }
        guard let method, let route else {
            throw RegisteredMethods.contains(head.method) ? .method(allow: match.allow) : .unknownMethod
        }
        guard visitor.has(route.right) else { throw .role(visitor.right) }
        return (route, method)
    }
}

// MARK: - Visitors

extension Gate {
    /// Returns the match of one of the two files that are open to all, for pages about a missing preview.
    ///
    /// They are at the root, and alike under any token or name, known or not; only for reading, and only under the
    /// present hash, which every such page names. Their content is in every copy of tabpreview.
    private func openFile(_ address: SiteAddress, _ head: RequestHead) -> RouteTable.Match? {
        // The files of the list need no preview.
        let table = hasList ? .list : routes
        guard head.isRead, let match = table.match(address.path), match[.get]?.path == .asset else { return nil }
        let (hash, name) = (match.values[0], match.values[1])
        return PageAssets.forEverybody.contains(name) && hash == openHash() ? match : nil
    }

    /// Returns the routes of the list, or of a preview.
    private func table(for address: SiteAddress) -> RouteTable {
        hasList && address.name == nil ? .list : routes
    }

    /// Returns the table of tokens: after a name those of its preview, and the command line's.
    private func links(of site: Links) -> LinkTable {
        switch site {
        case .own: links
        case .site(let shares):
            LinkTable(owner: links.command, command: links.command, tokens: links.tokens, shares: shares)
        case .unknown: LinkTable(owner: links.command, command: links.command, tokens: links.tokens)
        }
    }

    /// Identifies the visitor: the owner, the holder of a link, or a stranger.
    ///
    /// A target under a link is judged by the link alone, even for a visitor of this machine. Only the owner learns
    /// which names exist.
    private func place(
        of address: SiteAddress,
        _ tokenLinks: LinkTable,
        isUnknown: Bool,
        head: RequestHead,
        host: HostName,
        port: Int?
    ) throws(HTTPError) -> Place {
        let match = isUnknown ? nil : table(for: address).match(address.path)
        let visitor: Visitor
        var bearer: String?
        if let token = address.token {
            guard let holder = tokenLinks.visitor(with: token) else { throw .unknownLink }
            visitor = holder
        } else if let match, match.isOpen, address.name == nil {
            visitor = .stranger
        } else if links.tokens != nil, let token = head.bearerToken {
            guard let sender = links.sender(of: token) else { throw .unknownToken }
            (visitor, bearer) = (sender, token)
        } else {
            try checkOwner(head, host: host, port: port)
            visitor = .owner
        }
        let destination: Place.Destination =
            if isUnknown {
                .nowhere(.unknownPreview)
            } else if address.path.isEmpty {
                .redirect(address.lastPart + "/")
            } else {
                match.map { .found($0) } ?? .nowhere(.notFound)
            }
        return Place(visitor: visitor, bearer: bearer, destination: destination)
    }

    /// Checks that the owner is at this machine and comes without a proxy, which makes all visitors look local (S4).
    private func checkOwner(_ head: RequestHead, host: HostName, port: Int?) throws(HTTPError) {
        let isOurs = HostList.isLoopback(host) && (port == nil || (host.port ?? 80) == port)
        guard head.isFromLoopback, isOurs, !head.wasForwarded else { throw .notOwner(in: program) }
        guard !requiresLink else { throw .linkRequired(in: program) }
    }
}

// MARK: - Origins

extension Gate {
    /// Refuses requests of another site's page (S5).
    ///
    /// An `Origin` must be that of this server. If a browser reports the source of a request, it must be a page of this
    /// server, or the user; whole pages may be opened from anywhere by a link, and a preview may be framed if that is
    /// allowed. Its policy names the sites that may frame it. Neither field means no browser: nothing to refuse.
    private func checkOrigin(
        _ head: RequestHead,
        host: HostName,
        mayBeOpened: Bool,
        mayBeFramed: Bool = false
    ) throws(HTTPError) {
        if let text = head["origin"], publicURL?.isOrigin(text) != true {
            guard let origin = HostName(origin: text), host.isSamePlace(asOrigin: origin) else { throw .crossSite }
        }
        guard let site = head["sec-fetch-site"], site != "same-origin", site != "none" else { return }
        guard head.isRead, head["sec-fetch-mode"] == "navigate" else { throw .crossSite }
        switch head["sec-fetch-dest"] {
        case "document" where mayBeOpened: return
        case "iframe" where mayBeFramed: return
        default: throw .crossSite
        }
    }
}

extension Gate.Links {
    fileprivate var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }
}
