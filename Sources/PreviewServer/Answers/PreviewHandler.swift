import PreviewLinks
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
        let head = RequestHead(request)
        var response = await respond(to: request, head)
        if SecretText.isUnderLink(head.rawTarget) { response.headers[.robots] = "noindex" }
        if head.wantsClose { response.headers[.connection] = "close" }
        log.note(request, status: response.statusCode.code, since: start)
        return response
    }

    /// The answer to what is no request that one could judge; the last of its connection.
    func response(refusing refusal: Refusal) -> HTTPResponse {
        log.note(refusal)
        let answer = ErrorAnswer(refusal).answer(accept: nil, target: "/", theme: site.theme)
        return answer.endingConnection.response(heartbeat: heartbeat)
    }

    private func respond(to request: HTTPRequest, _ head: RequestHead) async -> HTTPResponse {
        let body = RequestBody(request, head)
        let isHead = head.method == "HEAD"
        let answer: Answer
        do {
            switch try await outcome(of: head, body: body) {
            case .kept(let response): return response
            case .made(let made): answer = made
            }
        } catch {
            log.explain(error)
            let target = head.rawTarget
            answer = ErrorAnswer(error).answer(accept: head.accept, target: target, theme: site.theme)
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
        of head: RequestHead,
        body: RequestBody
    ) async throws -> Outcome {
        switch try gate.admit(head, port: port.number) {
        case .redirected(let location):
            return .made(Answer(status: 308, caching: .never).with("Location", location))
        case .admitted(let admission):
            return try await outcome(of: admission, head, body: body)
        }
    }

    private func outcome(
        of admission: Admission,
        _ head: RequestHead,
        body: RequestBody
    ) async throws -> Outcome {
        switch admission.route.handler {
        case .kept:
            let kept = try await kept(admission, head)
            let isWhole = head.ifNoneMatch == nil && !body.isPresent && admission.method == .get
            return isWhole ? .kept(kept.response) : .made(unlessKnown(kept.answer, head))
        case .read(let read):
            let request = ReadRequest(site: site, theme: site.theme, admission: admission, accept: head.accept)
            return .made(unlessKnown(try await read(request, admission.values), head))
        case .write(let rule, _, let write):
            let bytes = try await content(of: body, head, admission.method, by: rule)
            let answer = try await site.guestWork.run(for: admission) {
                let admission = try stillAdmitted(admission)
                let sent = SentContent(bytes, head, by: author(of: admission))
                return try await write(WriteRequest(site: site, admission: admission, sent: sent), admission.values)
            }
            return .made(answer)
        }
    }
}

// MARK: - Reading

extension PreviewHandler {
    /// Kept answers, and what makes them.
    var pages: PageAnswers { PageAnswers(site: site, heartbeat: heartbeat) }

    private func kept(_ admission: Admission, _ head: RequestHead) async throws -> KeptAnswer {
        let page = PageAddress(
            route: admission.route,
            target: admission.target,
            viewpoint: Viewpoint(admission.visitor)
        )
        if page.route.kind == .preview {
            if head.opensPage, admission.method == .get { noteView(by: admission.visitor) }
            site.recentPages.note(page)
        }
        return try await pages.answer(page, for: Client(admission.visitor))
    }

    /// Counts an opened page of a link.
    private func noteView(by visitor: Visitor) {
        if case .guest(let visit) = visitor { site.service.noteView(visit) }
    }

    /// The answer, or 304 where it is known.
    private func unlessKnown(_ answer: Answer, _ head: RequestHead) -> Answer {
        guard let known = head.ifNoneMatch, let tag = answer.tag, EntityTagList(known).isKnown(tag) else {
            return answer
        }
        var unchanged = answer
        unchanged.status = 304
        return unchanged
    }
}

// MARK: - Writing

extension PreviewHandler {
    private func content(
        of body: RequestBody,
        _ head: RequestHead,
        _ method: RequestMethod,
        by rule: BodyRule
    ) async throws(Refusal) -> [UInt8] {
        let spec = site.session.previewed
        let types = rule.types(for: spec)
        let encoding = head.contentEncoding?.lowercased() ?? "identity"
        let hasContent = method != .delete || body.isPresent
        let isExpected = MediaRange.type(of: head.contentType).map(types.contains) ?? false
        guard encoding == "identity", isExpected || !hasContent else {
            throw .contentType(expected: types.joined(separator: " or "))
        }
        return try await body.read(limit: rule.limit(for: spec))
    }

    /// Whose change a request makes: the command line has a link of its own, and a guest's is called as in the list.
    private func author(of admission: Admission) -> ChangeAuthor {
        if let token = admission.token, gate.links.command.opens(with: token) { return .command }
        guard let visit = admission.visitor.visit else { return .browser(link: nil) }
        return .browser(link: site.service.label(of: visit.id) ?? visit.id)
    }

    /// A body may come slowly or wait for its turn, and its link may have ended meanwhile (S18).
    private func stillAdmitted(_ admission: Admission) throws(Refusal) -> Admission {
        guard let token = admission.token else { return admission }
        guard gate.links.visitor(with: token) == admission.visitor else { throw .unknownLink }
        return admission
    }
}
