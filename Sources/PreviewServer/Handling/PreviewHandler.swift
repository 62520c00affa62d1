import Concurrency
import HTTPServing
import PreviewCore
import PreviewPages

/// The handler of all requests: gate, then route, then the common parts of all responses.
struct PreviewHandler: HTTPHandler {
    let sites: Sites
    let server: ServerResources
    let gate: Gate
    /// The port that the server listens on; nil if another program does, which has not told it.
    let port: ListeningPort?
    /// The proxies that are trusted for the addresses of visitors.
    var proxies = TrustedProxies()
    let log: RequestLog
    /// The interval of the heartbeats of event streams.
    let heartbeat: Duration

    /// Responds to a request.
    func handleRequest(_ received: RequestHead, body: RequestBody) async -> HTTPResponse {
        let start = ContinuousClock.now
        let head = normalized(received)
        var (routed, admission) = await routed(head, body)
        await body.discard()
        // Search engines are told not to index a link's pages (S22).
        if SecretRedactor.isUnderLink(head.rawTarget) { routed.fields.append(("X-Robots-Tag", "noindex")) }
        var response = HTTPResponse(routed)
        response.isHeadOnly = head.method == "HEAD" || response.status == 304
        response.isChunked = head.isHTTP11
        response.isRequestUnread = body.mustEndConnection
        let endsWithBody = response.length == nil && !response.isChunked
        response.isLast = head.wantsClose || response.isRequestUnread || endsWithBody
        note(head, response.status, admission, after: .now - start)
        return response
    }

    /// Logs a request with the status of its response, and counts it.
    private func note(_ head: RequestHead, _ status: Int, _ admission: Admission?, after duration: Duration) {
        log.note(head, status: status, by: admission, after: duration)
        server.metrics?.responded(
            route: admission?.route.shownPath,
            method: admission?.method.rawValue,
            status: status,
            after: duration
        )
    }

    /// Returns a request from the server's view: without the prefix of every path, and with the visitor's address.
    private func normalized(_ received: RequestHead) -> RequestHead {
        var head = received
        head.rawTarget = gate.prefix.removed(from: head.rawTarget)
        head.visitor = proxies.visitor(of: head)
        return head
    }

    /// The path of the server's root in browsers.
    private var root: String { "\(gate.prefix.path)/" }

    /// Sends heartbeats to all event streams, until cancelled: one timer, whatever their number.
    func sendHeartbeats() async throws {
        while true {
            try await Task.sleep(for: heartbeat)
            sites.ping()
        }
    }

    /// Responds to a request that can't be read; the response is the last one of its connection.
    func handleError(_ error: RequestError) -> HTTPResponse {
        let refusal = HTTPError(error)
        log.note(refusal)
        var response = HTTPResponse(refusal.response(accept: nil, at: nil, root: root, theme: server.theme))
        (response.isLast, response.isRequestUnread) = (true, true)
        return response
    }

    /// Returns the response, and the admission if there was one.
    private func routed(_ head: RequestHead, _ body: RequestBody) async -> (RouteResponse, Admission?) {
        let address: SiteAddress
        do throws(RequestError) {
            address = SiteAddress(try RequestTarget(head.rawTarget), hasList: sites.hasList)
        } catch {
            return (response(to: head, at: nil, refusing: HTTPError(error)), nil)
        }
        var admitted: Admission?
        do {
            let (decision, site) = try await decision(on: head, at: address)
            switch decision {
            case .redirected(let location):
                return (RouteResponse(status: 308, caching: .never).with("Location", location), nil)
            case .admitted(let admission):
                admitted = admission
                let response = try await response(admission, head, body, by: site)
                // A link or token that has ended by now gets a refusal instead of the data; an action is already done.
                if admission.canEnd, case .bytes = response.body, admission.route.method == .get {
                    _ = try stillAdmitted(admission)
                }
                var judged = unlessKnown(try await encoded(response, head, admission), head, admission)
                if let font = font(for: head, admission.route, of: site) { judged.fields.append(("Link", font)) }
                judged.isStillAdmitted = check(of: admission)
                if admission.isEmbedded, admission.route.kind == .preview {
                    judged.policy = SecurityFields.embedding(in: server.embedOrigins)
                }
                return (judged, admission)
            }
        } catch {
            return (response(to: head, at: address, refusing: error), admitted)
        }
    }

    private func response(
        to head: RequestHead,
        at address: SiteAddress?,
        refusing error: any Error
    ) -> RouteResponse {
        log.explain(error)
        var refusal = HTTPError(error)
        if refusal.isOfStore { server.metrics?.storeFailed() }
        if refusal.id == HTTPError.storeAway.id, ["GET", "HEAD"].contains(head.method) {
            refusal.title = HTTPError.storeAway.title
        }
        return refusal.response(
            accept: head["accept"],
            at: address,
            hasList: sites.hasList,
            root: root,
            theme: server.theme
        )
    }

    private func response(
        _ admission: Admission,
        _ head: RequestHead,
        _ body: RequestBody,
        by site: Site?
    ) async throws -> RouteResponse {
        if admission.route.isOfList, case .several(let table) = sites {
            return try await response(ListRequest(admission, head, to: table, of: server), body)
        }
        guard let site else { throw HTTPError.notFound }
        let request = RouteRequest(admission, head, to: site, of: server)
        do {
            return try await response(request, body)
        } catch SessionError.noSpec {
            throw SessionError.noSpec(site.snapshot(as: request.viewpoint).diagnostics)
        }
    }

    private func response(_ request: RouteRequest, _ body: RequestBody) async throws -> RouteResponse {
        var request = request
        let (admission, site) = (request.admission, request.site)
        let bytes = site.session.snapshot(pin: request.viewpoint.pin).text?.count ?? 0
        let client = Client(admission.visitor)
        switch admission.route.handler {
        case .list, .changeList: throw HTTPError.notFound
        case .cached: return try await cached(request)
        case .read(let read):
            return try await server.work.run(admission.route.cost, of: bytes, for: client) { _ in
                try await read(request)
            }
        case .picture(let make):
            let document = try await server.work.run(admission.route.cost, of: bytes, for: client) { _ in
                try await make(request.view)
            }
            var response = document.download
            let picture = try await server.pictures.picture(of: document.html, scale: document.scale, for: client)
            (response.body, response.tag) = (.bytes(picture), EntityTag(of: picture))
            return response
        case .write(let rule, let write):
            if case .guest(let visit) = admission.visitor, let wait = server.linkWrites.take(visit.id) {
                throw HTTPError.tooOften(wait)
            }
            request.body = try await content(of: body, request.head, by: rule, for: site.session.previewed)
            return try await server.work.run(
                admission.route.cost,
                sending: request.body.count,
                of: bytes,
                for: client
            ) {
                request.author = author(of: try stillAdmitted(admission), at: site)
                return try await write(request)
            }
        }
    }

    private func response(_ request: ListRequest, _ body: RequestBody) async throws -> RouteResponse {
        var request = request
        let (admission, cost) = (request.admission, request.admission.route.cost)
        let client = Client(admission.visitor)
        switch admission.route.handler {
        case .list(let make):
            return try await server.work.run(cost, of: 0, for: client) { _ in try await make(request) }
        case .changeList(let limit, let change):
            if case .publisher(let token) = admission.visitor, let wait = server.publications.take(token.id) {
                throw HTTPError.tooOften(wait)
            }
            request.body = try await content(of: body, request.head, types: ["application/json"], limit: limit)
            return try await server.work.run(cost, sending: request.body.count, of: 0, for: client) {
                try await change(request)
            }
        case .cached, .read, .picture, .write: throw HTTPError.notFound
        }
    }

    /// Returns the `Link` field that preloads the font of a page that a user opens; nil if Apple's font is installed.
    ///
    /// So the font is there for the first words.
    private func font(for head: RequestHead, _ route: Route, of site: Site?) -> String? {
        let assets = (site?.theme(of: server) ?? server.theme).assets
        let isApples = head["user-agent"]?.contains("Mac OS X") ?? true
        guard route.kind == .preview, head.opensPage, !isApples, assets.names.contains(PageAssets.font) else {
            return nil
        }
        return "<\(assets.paths.path(PageAssets.font))>; rel=preload; as=font; type=\"font/woff2\"; crossorigin"
    }

    /// Returns the response, compressed if that is allowed and requested.
    ///
    /// A page that fetches itself again on this machine gets it uncompressed: compressing takes longer than it saves
    /// there.
    private func encoded(_ response: RouteResponse, _ head: RequestHead, _ admission: Admission) async throws
        -> RouteResponse
    {
        guard admission.route.isCompressible else { return response }
        let isNear = head.isFromLoopback && !head.wasForwarded
        let isRefresh = admission.route.kind == .preview && !head.opensPage
        let field = isNear && isRefresh ? nil : head["accept-encoding"]
        if let cached = server.compressed.cached(response, accepting: field) { return cached }
        return try await server.work.run(.operation, of: response.size, for: Client(admission.visitor)) { _ in
            server.compressed.response(response, accepting: field)
        }
    }

    /// Returns the response; 304 for a reader that already has it, compressed or not.
    private func unlessKnown(_ response: RouteResponse, _ head: RequestHead, _ admission: Admission) -> RouteResponse {
        guard admission.route.method == .get, let held = head["if-none-match"].map(EntityTagList.init),
            let tag = held.match(
                in: [response.tag, response.plainTag].compactMap(\.self),
                isCoded: ContentCoding(accepting: head["accept-encoding"]) == .gzip
            )
        else { return response }
        var unchanged = response
        unchanged.status = 304
        unchanged.tag = tag
        return unchanged
    }
}

// MARK: - Reading

extension PreviewHandler {
    private func cached(_ request: RouteRequest) async throws -> RouteResponse {
        let (admission, head, site) = (request.admission, request.head, request.site)
        let page = PageAddress(
            route: admission.route,
            target: admission.target,
            viewpoint: request.viewpoint
        )
        let isPreview = page.route.kind == .preview
        if isPreview, head.opensPage, admission.method == .get, case .guest(let visit) = admission.visitor {
            site.service.noteView(visit)
        }
        let response = try await PageResponses(site: site, server: server)
            .response(
                page,
                shown: isPreview ? head.shownTag : nil,
                for: Client(admission.visitor),
                timeout: server.timeout
            )
        if let stream = head["tabpreview-stream"], let tag = response.drawn {
            site.followed.note(StreamPage.Shown(address: page, tag: tag), on: stream)
        }
        return response
    }
}

// MARK: - Writing

extension PreviewHandler {
    private func content(
        of body: RequestBody,
        _ head: RequestHead,
        by rule: BodyRule,
        for spec: PreviewedSpec
    ) async throws(HTTPError) -> [UInt8] {
        try await content(of: body, head, types: rule.types(for: spec), limit: rule.limit(for: spec))
    }

    private func content(
        of body: RequestBody,
        _ head: RequestHead,
        types: [String],
        limit: Int
    ) async throws(HTTPError) -> [UInt8] {
        let encoding = head["content-encoding"]?.lowercased() ?? "identity"
        let hasContent = head.method != "DELETE" || head.hasBody
        let isExpected = MediaRange.type(of: head["content-type"]).map(types.contains) ?? false
        guard encoding == "identity", isExpected || !hasContent else {
            throw .contentType(expected: types.joined(separator: " or "))
        }
        do throws(RequestError) { return try await body.read(limit: limit) } catch { throw HTTPError(error) }
    }

    /// Returns the author of a request's change: the command line has a separate link, and a guest's link is named as
    /// in the list.
    private func author(of admission: Admission, at site: Site) -> ChangeAuthor {
        if let token = admission.token, gate.links.command.opens(with: token) { return .command }
        if case .publisher(let token) = admission.visitor { return .browser(link: token.label) }
        guard let visit = admission.visitor.visit else { return .browser(link: nil) }
        return .browser(link: site.service.label(of: visit.id) ?? visit.id)
    }

    /// Returns the admission, if it still holds.
    ///
    /// A body may come slowly or wait for its turn, and its link or token may have ended meanwhile (S18).
    private func stillAdmitted(_ admission: Admission) throws(HTTPError) -> Admission {
        guard isCurrent(admission) else { throw .storeAway }
        guard admission.isStillAdmitted else { throw admission.bearer == nil ? .unknownLink : .unknownToken }
        return admission
    }

    /// Returns the check of whether a link or a token still works; nil for all other visitors, whose admission can't
    /// end.
    private func check(of admission: Admission) -> (@Sendable () -> Bool)? {
        guard admission.canEnd else { return nil }
        return { isCurrent(admission) && admission.isStillAdmitted }
    }
}
