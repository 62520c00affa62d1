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
        var response = await respond(to: request)
        if request.wantsClose { response.headers[.connection] = "close" }
        log.note(request, status: response.statusCode.code, since: start)
        return response
    }

    private func respond(to request: HTTPRequest) async -> HTTPResponse {
        let body = RequestBody(request, clock: clock)
        let isHead = request.method.rawValue == "HEAD"
        let answer: Answer
        do {
            switch try await outcome(of: request, body: body) {
            case .kept(let response): return response
            case .made(let made): answer = made
            }
        } catch {
            log.explain(error)
            answer = ErrorAnswer(error).answer(accept: request.headers[.accept], looks: site.looks)
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

    private func outcome(of request: HTTPRequest, body: RequestBody) async throws -> Outcome {
        let admission = try gate.admit(RequestHead(request), port: port.number)
        if let location = admission.redirect {
            return .made(Answer(status: 308, caching: .never).with("Location", location))
        }
        guard let route = admission.route else { throw Refusal.notFound }
        return admission.method.isWrite
            ? .made(try await write(request, admission, route, body: body))
            : try await read(request, admission.target, route, body: body)
    }
}

// MARK: - Reading

extension PreviewHandler {
    private func read(
        _ request: HTTPRequest,
        _ target: RequestTarget,
        _ route: Route,
        body: RequestBody
    ) async throws -> Outcome {
        let looks = site.looks
        let key = AnswerKey(
            revision: site.session.snapshot.revision.number,
            looks: looks.generation,
            route: route,
            rawQuery: target.rawQuery
        )
        let known = request.headers[.ifNoneMatch]
        let kept = route.isKeepable ? site.kept.answer(for: key) : nil
        if let kept, known == nil, !body.isPresent, request.method.rawValue == "GET" { return .kept(kept.response) }

        var answer: Answer
        if let kept { answer = kept.answer } else { answer = try await make(route, target, key: key, looks: looks) }
        if let known, let tag = answer.tag, EntityTagList(known).isKnown(tag) { answer.status = 304 }
        return .made(answer)
    }

    private func make(
        _ route: Route,
        _ target: RequestTarget,
        key: AnswerKey,
        looks: Site.Looks
    ) async throws -> Answer {
        let router = Router(site: site)
        guard let made = try await router.makeKeepable(route, target, looks: looks) else {
            return try await router.make(route, target, looks: looks)
        }
        var key = key
        key.revision = made.revision
        site.kept.keep(KeptAnswer(answer: made.answer, response: made.answer.response(heartbeat: heartbeat)), for: key)
        return made.answer
    }
}

// MARK: - Writing

extension PreviewHandler {
    /// How many bytes a body of operations, or a customization, may have (S40).
    static let bodyLimit = 64 << 10

    private func write(
        _ request: HTTPRequest,
        _ admission: Admission,
        _ route: Route,
        body: RequestBody
    ) async throws -> Answer {
        let encoding = request.headers[.contentEncoding]?.lowercased() ?? "identity"
        let hasContent = admission.method != .delete || body.isPresent
        let isJSON = MediaRange.type(of: request.headers[.contentType]) == "application/json"
        guard encoding == "identity", isJSON || !hasContent else {
            throw Refusal.contentType(expected: "application/json")
        }
        let bytes = try await body.read(limit: Self.bodyLimit)
        let ifMatch = request.headers[.ifMatch]
        return try await Router(site: site).write(admission, route, body: bytes, ifMatch: ifMatch)
    }
}
