import PreviewCore

/// Makes the answers that are kept.
struct PageAnswers: Sendable {
    let site: Site
    let server: ServerResources

    /// The answer of a kept route at the newest revision: kept, under way, or made now, in its turn.
    ///
    /// What a reader has who shows the page with the tag `shown` is left out.
    func answer(
        _ page: PageAddress,
        shown: String? = nil,
        for client: Client = .owner,
        timeout: Duration?
    ) async throws -> Answer {
        guard case .kept(let sharing, let make) = page.route.handler else { throw Refusal.notFound }
        let request = ViewRequest(page.target, site: site, server: server, viewpoint: page.viewpoint, shown: shown)
        @Sendable func key(_ revision: Revision) -> AnswerKey {
            AnswerKey(request, path: page.route.path, for: sharing, revision: revision)
        }
        let snapshot = site.session.snapshot(pin: page.viewpoint.pin)
        return try await site.kept.value(for: key(snapshot.revision), timeout: timeout) {
            let bytes = snapshot.text?.count ?? 0
            let made = try await server.work.run(page.route.cost, of: bytes, for: client) { pause in
                var request = request
                request.pause = pause
                return try await make(request)
            }
            site.kept.keep(made.answer, for: key(made.revision))
            return made.answer
        }
    }
}

/// Where a page is found, and by whom: its route and its query as written, and the viewpoint that it is drawn for.
struct PageAddress: Sendable {
    let route: Route
    let target: RequestTarget
    var viewpoint = Viewpoint.owner
}
