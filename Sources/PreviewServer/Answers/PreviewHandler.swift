import FlyingFox
import PreviewCore

/// Answers every request: guard, then route, then whatever all answers need.
struct PreviewHandler: HTTPHandler {
    let site: Site
    let gate: Gate
    let port: ListeningPort
    let log: RequestLog
    let heartbeat: Duration

    func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
        let start = log.start()
        let fields = RequestFields(request.headers)
        var response = await respond(to: request, fields)
        if SecretText.isUnderLink(request.target.rawValue) { response.headers[.robots] = "noindex" }
        if fields.wantsClose(request.version) { response.headers[.connection] = "close" }
        log.note(request, status: response.statusCode.code, since: start)
        return response
    }

    /// The answer to what is no request that one could judge; the last of its connection.
    func response(refusing refusal: Refusal) -> HTTPResponse {
        log.note(refusal)
        let answer = ErrorAnswer(refusal).answer(accept: nil, target: "/", looks: site.looks)
        return answer.endingConnection.response(heartbeat: heartbeat)
    }

    private func respond(to request: HTTPRequest, _ fields: RequestFields) async -> HTTPResponse {
        let body = RequestBody(request, fields)
        let isHead = request.method.rawValue == "HEAD"
        let answer: Answer
        do {
            switch try await outcome(of: request, fields, body: body) {
            case .kept(let response): return response
            case .made(let made): answer = made
            }
        } catch {
            log.explain(error)
            let target = request.target.rawValue
            answer = ErrorAnswer(error).answer(accept: fields.accept, target: target, looks: site.looks)
        }
        await body.clear()
        let last = body.mustEndConnection ? answer.endingConnection : answer
        return last.response(heartbeat: heartbeat, withoutBody: isHead || answer.status == 304)
    }

    /// An answer that stands ready, or one that was made.
    private enum Outcome {
        case kept(HTTPResponse)
        case made(Answer)
    }

    private func outcome(
        of request: HTTPRequest,
        _ fields: RequestFields,
        body: RequestBody
    ) async throws -> Outcome {
        switch try gate.admit(RequestHead(request, fields), port: port.number) {
        case .redirected(let location):
            return .made(Answer(status: 308, caching: .never).with("Location", location))
        case .admitted(let admission):
            return admission.method.isWrite
                ? .made(try await write(fields, admission, body: body))
                : try await read(fields, admission, body: body)
        }
    }
}

// MARK: - Reading

extension PreviewHandler {
    /// Keepable answers, and what makes them.
    var pages: PageAnswers { PageAnswers(site: site, heartbeat: heartbeat) }

    private func read(_ fields: RequestFields, _ admission: Admission, body: RequestBody) async throws -> Outcome {
        if fields.opensPage, admission.method == .get { site.noteView(by: admission) }
        let viewpoint = Viewpoint(admission.visitor)
        var answer: Answer
        if let kept = try await kept(admission, viewpoint) {
            if fields.ifNoneMatch == nil, !body.isPresent, admission.method == .get { return .kept(kept.response) }
            answer = kept.answer
        } else {
            let router = Router(site: site, viewpoint: viewpoint)
            answer = try await router.make(admission, accept: fields.accept, looks: site.looks)
        }
        if let known = fields.ifNoneMatch, let tag = answer.tag, EntityTagList(known).isKnown(tag) {
            answer.status = 304
        }
        return .made(answer)
    }

    /// The answer of a route whose answers are kept; nil for other routes.
    private func kept(_ admission: Admission, _ viewpoint: Viewpoint) async throws -> KeptAnswer? {
        if admission.route == .rules { return try pages.rules() }
        guard admission.route.isKeepable else { return nil }
        let page = PageAddress(route: admission.route, target: admission.target, viewpoint: viewpoint)
        if page.route.isPage { site.recentPages.note(page) }
        return try await pages.answer(page, for: Asker(admission.visitor))
    }
}

// MARK: - Writing

extension PreviewHandler {
    private func write(
        _ fields: RequestFields,
        _ admission: Admission,
        body: RequestBody
    ) async throws -> Answer {
        let encoding = fields.contentEncoding?.lowercased() ?? "identity"
        let hasContent = admission.method != .delete || body.isPresent
        let previewed = site.session.previewed
        let rule = admission.route.bodyRule(spec: previewed.format, limits: previewed.limits)
        let isExpected = MediaRange.type(of: fields.contentType).map(rule.types.contains) ?? false
        guard encoding == "identity", isExpected || !hasContent else {
            throw Refusal.contentType(expected: rule.types.joined(separator: " or "))
        }
        let bytes = try await body.read(limit: rule.limit)
        return try await site.guestWork.run(for: admission) {
            let admission = try stillAdmitted(admission)
            let router = Router(site: site, viewpoint: Viewpoint(admission.visitor))
            return try await router.write(admission, SentContent(bytes, fields, by: author(of: admission)))
        }
    }

    /// Whose change a request makes: the command line has a link of its own, and a guest's is called as in the list.
    private func author(of admission: Admission) -> ChangeAuthor {
        if let token = admission.token, gate.links.command.opens(with: token) { return .command }
        guard let visit = admission.visitor.visit else { return .browser(link: nil) }
        return .browser(link: site.desk.label(of: visit.id) ?? visit.id)
    }

    /// A body may come slowly or wait for its turn, and its link may have ended meanwhile (S18).
    private func stillAdmitted(_ admission: Admission) throws(Refusal) -> Admission {
        guard let token = admission.token else { return admission }
        guard gate.links.visitor(with: token) == admission.visitor else { throw .unknownLink }
        return admission
    }
}
