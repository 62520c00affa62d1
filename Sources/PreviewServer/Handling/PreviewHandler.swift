import PreviewCore
import PreviewLinks

/// Answers every request: guard, then route, then whatever all answers need.
struct PreviewHandler: Sendable {
    let site: Site
    let gate: Gate
    let port: ListeningPort
    let log: RequestLog
    /// How often a quiet event stream gives a sign of life.
    let heartbeat: Duration

    func answer(_ head: RequestHead, body: RequestBody) async -> Answer {
        let start = log.start()
        var answer = await judged(head, body)
        await body.clear()
        // Search engines hear that a link's pages are nobody's to find (S22).
        if SecretText.isUnderLink(head.rawTarget) { answer.fields.append(("X-Robots-Tag", "noindex")) }
        answer.isHeadOnly = head.method == "HEAD" || answer.status == 304
        answer.isLast = head.wantsClose || body.mustEndConnection
        log.note(head, status: answer.status, since: start)
        return answer
    }

    /// The answer to what is no request that one could judge; the last of its connection.
    func answer(refusing refusal: Refusal) -> Answer {
        log.note(refusal)
        var answer = refusal.answer(accept: nil, target: "/", theme: site.theme)
        answer.isLast = true
        return answer
    }

    private func judged(_ head: RequestHead, _ body: RequestBody) async -> Answer {
        do {
            switch try gate.admit(head, port: port.number) {
            case .redirected(let location):
                return Answer(status: 308, caching: .never).with("Location", location)
            case .admitted(let admission):
                return unlessKnown(try await answer(admission, head, body), head, admission)
            }
        } catch {
            log.explain(error)
            return Refusal(error).answer(accept: head["accept"], target: head.rawTarget, theme: site.theme)
        }
    }

    private func answer(_ admission: Admission, _ head: RequestHead, _ body: RequestBody) async throws -> Answer {
        var request = RouteRequest(site: site, theme: site.theme, admission: admission, head: head)
        switch admission.route.handler {
        case .kept:
            return try await kept(admission, head)
        case .read(let read):
            return try await read(request)
        case .write(let rule, _, let write):
            request.body = try await content(of: body, head, by: rule)
            return try await site.guestWork.run(for: admission) {
                request.author = author(of: try stillAdmitted(admission))
                return try await write(request)
            }
        }
    }

    /// The answer; 304 to a reader who has it.
    private func unlessKnown(_ answer: Answer, _ head: RequestHead, _ admission: Admission) -> Answer {
        guard admission.route.method == .get, let known = head["if-none-match"], let tag = answer.tag,
            EntityTagList(known).isKnown(tag)
        else { return answer }
        var unchanged = answer
        unchanged.status = 304
        return unchanged
    }
}

// MARK: - Reading

extension PreviewHandler {
    private func kept(_ admission: Admission, _ head: RequestHead) async throws -> Answer {
        let page = PageAddress(
            route: admission.route,
            target: admission.target,
            viewpoint: Viewpoint(admission.visitor)
        )
        if page.route.kind == .preview {
            if head.opensPage, admission.method == .get { noteView(by: admission.visitor) }
            site.recentPages.note(page)
        }
        return try await PageAnswers(site: site).answer(page, for: Client(admission.visitor))
    }

    /// Counts an opened page of a link.
    private func noteView(by visitor: Visitor) {
        if case .guest(let visit) = visitor { site.service.noteView(visit) }
    }
}

// MARK: - Writing

extension PreviewHandler {
    private func content(of body: RequestBody, _ head: RequestHead, by rule: BodyRule) async throws(Refusal) -> [UInt8]
    {
        let spec = site.session.previewed
        let types = rule.types(for: spec)
        let encoding = head["content-encoding"]?.lowercased() ?? "identity"
        let hasContent = head.method != "DELETE" || head.hasBody
        let isExpected = MediaRange.type(of: head["content-type"]).map(types.contains) ?? false
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
