import HTTPServing
import PreviewCore

/// The cached responses of a preview.
struct PageResponses: Sendable {
    let site: Site
    let server: ServerResources

    /// Returns the response of a cached route at the newest revision: cached, being made, or made now, in its turn.
    ///
    /// Parts that a reader of the page with the tag `shown` already has are left out.
    func response(
        _ page: PageAddress,
        shown: String? = nil,
        for client: Client = .owner,
        timeout: Duration?
    ) async throws -> RouteResponse {
        guard case .cached(let sharing, let make) = page.route.handler else { throw HTTPError.notFound }
        let request = ViewRequest(page.target, site: site, server: server, viewpoint: page.viewpoint, shown: shown)
        @Sendable func key(_ revision: Revision) -> ResponseCacheKey {
            ResponseCacheKey(request, path: page.route.path, for: sharing, revision: revision)
        }
        let snapshot = site.session.snapshot(pin: page.viewpoint.pin)
        return try await site.pageCache.value(for: key(snapshot.revision), timeout: timeout) {
            let bytes = snapshot.text?.count ?? 0
            let response = try await server.work.run(page.route.cost, of: bytes, for: client) { pause in
                var request = request
                request.pause = pause
                return try await make(request)
            }
            site.pageCache.insert(response.response, for: key(response.revision))
            return response.response
        }
    }
}

/// The address of a page and its viewer: its route, its original query, and the viewpoint that it is rendered for.
struct PageAddress: Sendable {
    let route: Route
    let target: RequestTarget
    var viewpoint = Viewpoint.owner
}
