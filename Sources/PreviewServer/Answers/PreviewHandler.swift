import FlyingFox
import PreviewCore

/// Answers every request: guard, then route, then whatever all answers need.
struct PreviewHandler: HTTPHandler {
    let site: Site
    let gate: Gate
    let port: ListeningPort
    let clock: ReceiveClock
    let log: RequestLog
    let heartbeat: Duration

    func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
        clock.endReceiving(from: request.remoteAddress)
        let start = log.start()
        let fields = RequestFields(request.headers)
        var response = await respond(to: request, fields)
        if fields.wantsClose(request.version) { response.headers[.connection] = "close" }
        log.note(request, status: response.statusCode.code, since: start)
        return response
    }

    private func respond(to request: HTTPRequest, _ fields: RequestFields) async -> HTTPResponse {
        let body = RequestBody(request, fields, clock: clock)
        let isHead = request.method.rawValue == "HEAD"
        let answer: Answer
        do {
            switch try await outcome(of: request, fields, body: body) {
            case .kept(let response): return response
            case .made(let made): answer = made
            }
        } catch {
            log.explain(error)
            answer = ErrorAnswer(error).answer(accept: fields.accept, looks: site.looks)
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
        let admission = try gate.admit(RequestHead(request, fields), port: port.number)
        if let location = admission.redirect {
            return .made(Answer(status: 308, caching: .never).with("Location", location))
        }
        guard let route = admission.route else { throw Refusal.notFound }
        return admission.method.isWrite
            ? .made(try await write(fields, admission, route, body: body))
            : try await read(fields, admission, route, body: body)
    }
}

// MARK: - Reading

extension PreviewHandler {
    /// Keepable answers, and what makes them.
    var pages: PageAnswers { PageAnswers(site: site, heartbeat: heartbeat) }

    private func read(
        _ fields: RequestFields,
        _ admission: Admission,
        _ route: Route,
        body: RequestBody
    ) async throws -> Outcome {
        let (target, known) = (admission.target, fields.ifNoneMatch)
        var answer: Answer
        if let kept = try await kept(route, target) {
            if known == nil, !body.isPresent, admission.method == .get { return .kept(kept.response) }
            answer = kept.answer
        } else {
            answer = try await Router(site: site).make(route, target, looks: site.looks)
        }
        if let known, let tag = answer.tag, EntityTagList(known).isKnown(tag) { answer.status = 304 }
        return .made(answer)
    }

    /// The answer of a route whose answers are kept; nil for other routes.
    private func kept(_ route: Route, _ target: RequestTarget) async throws -> KeptAnswer? {
        if route == .rules { return try pages.rules() }
        guard route.isKeepable else { return nil }
        if route.isPage { site.recentPages.note(PageAddress(route: route, target: target)) }
        return try await pages.answer(route, target)
    }
}

// MARK: - Writing

extension PreviewHandler {
    /// How many bytes a body of operations, or a customization, may have (S40).
    static let bodyLimit = 64 << 10

    private func write(
        _ fields: RequestFields,
        _ admission: Admission,
        _ route: Route,
        body: RequestBody
    ) async throws -> Answer {
        let encoding = fields.contentEncoding?.lowercased() ?? "identity"
        let hasContent = admission.method != .delete || body.isPresent
        let isJSON = MediaRange.type(of: fields.contentType) == "application/json"
        guard encoding == "identity", isJSON || !hasContent else {
            throw Refusal.contentType(expected: "application/json")
        }
        let bytes = try await body.read(limit: Self.bodyLimit)
        return try await Router(site: site).write(admission, route, body: bytes, ifMatch: fields.ifMatch)
    }
}
