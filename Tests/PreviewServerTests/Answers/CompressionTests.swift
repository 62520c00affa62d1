import PreviewCore
import PreviewPages
import Testing

@testable import HTTPServing
@testable import PreviewServer

/// Compressed answers: to whom, what, and under which tags (RFC 9110 8.4, 8.8.3, 12.5.3).
struct CompressionTests {
    private let page = Array(String(repeating: "<li>Watch Now</li>", count: 500).utf8)

    private func handling() async throws -> Handling {
        let handling = try await Handling()
        handling.server.replaceTheme(
            renderer: nil,
            assets: AssetTable(files: [
                "app.css": page, "small.css": Array("body{}".utf8), "a.png": page, "message.css": page,
            ])
        )
        return handling
    }

    private func ask(
        _ handling: Handling,
        _ target: String,
        _ fields: [String: String] = [:],
        method: String = "GET",
        peer: String = "127.0.0.1"
    ) async -> HTTPResponse {
        var head = RequestHead()
        (head.method, head.rawTarget, head.peer) = (method, target, peer)
        head["host"] = "127.0.0.1:8080"
        for (name, value) in fields { head[name] = value }
        return await handling.handler.handleRequest(head, body: RequestBody(head) { nil })
    }

    private func bytes(_ answer: HTTPResponse) -> [UInt8] { bytes(answer.body) }

    private func bytes(_ body: HTTPResponse.Body) -> [UInt8] {
        if case .bytes(let bytes) = body { bytes } else { [] }
    }

    @Test(
        arguments: [
            (nil, ContentCoding.identity), ("", .identity), ("gzip", .gzip), ("GZIP", .gzip), ("x-gzip", .gzip),
            ("gzip, deflate, br, zstd", .gzip), ("br;q=1.0, gzip;q=0.8, *;q=0.1", .gzip), ("deflate, br", .identity),
            ("*", .gzip), ("*;q=0", .identity), ("gzip;q=0", .identity), ("gzip;q=0.000, *", .identity),
            ("gzip ; q=0.5", .gzip),
            ("identity", .identity), ("identity;q=0.5, gzip;q=0.4", .identity), ("identity;q=0.5, gzip;q=0.5", .gzip),
            ("gzip;q=0.5, *;q=1", .identity), ("identity;q=0", .identity), ("identity;q=0, gzip", .gzip),
            ("gzip;q=x", .identity),
            ("gzipped", .identity), (",,;q=1,gzip", .gzip),
        ] as [(String?, ContentCoding)]
    )
    func `reads what a client accepts`(field: String?, expected: ContentCoding) {
        #expect(ContentCoding(accepting: field) == expected)
    }

    @Test(arguments: [Gzip.Effort.quick, .thorough])
    func `compresses what gets shorter, and returns the same bytes`(effort: Gzip.Effort) throws {
        let short = try #require(Gzip.compressed(page, effort: effort))
        #expect(short.count < page.count / 10)
        #expect(gunzip(short) == page)
        #expect(Gzip.compressed(Array(page.prefix(Gzip.least - 1)), effort: effort) == nil)
        var generator = SystemRandomNumberGenerator()
        #expect(
            Gzip.compressed((0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) }, effort: effort) == nil
        )
        #expect(Gzip.compressed([], effort: effort) == nil)
    }

    @Test func `sends a file in either coding, each with its own tag`() async throws {
        let handling = try await handling()
        let path = "/assets/\(handling.server.theme.assets.hash)/app.css"
        let plain = await ask(handling, path), short = await ask(handling, path, ["accept-encoding": "gzip"])

        #expect(bytes(plain) == page)
        #expect(plain.fieldsAsSent["content-encoding"] == nil)
        #expect(gunzip(bytes(short)) == page)
        #expect(short.fieldsAsSent["content-encoding"] == "gzip")
        #expect(short.fieldsAsSent["content-length"] == String(bytes(short).count))
        #expect(short.fieldsAsSent["cache-control"] == plain.fieldsAsSent["cache-control"])
        #expect(short.fieldsAsSent["etag"] != plain.fieldsAsSent["etag"])
        for answer in [plain, short] { #expect(answer.fieldsAsSent["vary"] == "Accept-Encoding") }

        let head = await ask(handling, path, ["accept-encoding": "gzip"], method: "HEAD")
        #expect(head.fieldsAsSent == short.fieldsAsSent)
        #expect(head.isHeadOnly)
    }

    @Test(arguments: ["gzip", "identity"])
    func `answers 304 to either tag, whatever is accepted now`(coding: String) async throws {
        let handling = try await handling()
        let path = "/assets/\(handling.server.theme.assets.hash)/app.css"
        for known in ["gzip", "identity"] {
            let tag = try #require(await ask(handling, path, ["accept-encoding": known]).fieldsAsSent["etag"])
            // Anyone who accepts the plain body only can't use a compressed one, so may not be sent to it.
            let again = await ask(handling, path, ["accept-encoding": coding, "if-none-match": "\"x\", W/\(tag)"])
            let isUsable = coding == "gzip" || known == "identity"
            #expect(again.status == (isUsable ? 304 : 200), "\(known) then \(coding)")
            if isUsable { #expect(again.fieldsAsSent["etag"] == tag) }
            #expect(again.fieldsAsSent["vary"] == "Accept-Encoding")
        }
        #expect(await ask(handling, path, ["accept-encoding": coding, "if-none-match": "\"x\""]).status == 200)
    }

    @Test func `leaves small files and pictures as they are`() async throws {
        let handling = try await handling()
        for name in ["small.css", "a.png"] {
            let path = "/assets/\(handling.server.theme.assets.hash)/\(name)"
            let answer = await ask(handling, path, ["accept-encoding": "gzip"])
            #expect(answer.status == 200)
            #expect(answer.fieldsAsSent["content-encoding"] == nil)
        }
    }

    @Test func `compresses a page that is opened, and one that fetches itself again from elsewhere`() async throws {
        let handling = try await Handling(renderer: LongPages(text: String(decoding: page, as: UTF8.self)))
        let refresh = ["accept-encoding": "gzip", "accept": "text/html", "sec-fetch-dest": "empty"]
        let opened = await ask(handling, "/", ["accept-encoding": "gzip", "sec-fetch-dest": "document"])
        #expect(gunzip(bytes(opened)) == page)
        #expect(bytes(await ask(handling, "/", refresh)) == page)
        let link = "/s/\(Handling.token)/"
        #expect(gunzip(bytes(await ask(handling, link, refresh.merging(["via": "1.1 proxy"]) { $1 }))) == page)
        #expect(gunzip(bytes(await ask(handling, link, refresh, peer: "10.0.0.7"))) == page)
    }

    @Test(arguments: RouteSample.all)
    func `compresses files and cached answers only, none that tells a secret (S61)`(route: RouteSample) async throws {
        for row in route.match.routes {
            let isCached = if case .cached = row.handler { true } else { false }
            #expect(row.isCompressible == (isCached || route.path.hasPrefix("assets/")))
        }
        let handling = try await Handling(renderer: LongPages(text: String(decoding: page, as: UTF8.self)))
        let path = route.path.replacing("assets/0/", with: "assets/\(handling.server.theme.assets.hash)/")
        for base in ["/", "/s/\(Handling.token)/"] {
            let answer = await ask(handling, base + path, ["accept-encoding": "gzip"])
            guard route.match.routes.contains(where: \.isCompressible), answer.status == 200 else {
                #expect(answer.fieldsAsSent["content-encoding"] == nil)
                #expect(answer.fieldsAsSent["vary"] == nil)
                continue
            }
            let told = answer.fieldsAsSent["content-encoding"] == "gzip" ? gunzip(bytes(answer)) ?? [] : bytes(answer)
            #expect(!String(decoding: told, as: UTF8.self).contains(Handling.token))
        }
    }

    @Test func `compresses equal contents once`() {
        let compressed = CompressedResponses()
        let first = compressed.response(RouteResponse(page, "text/css"), accepting: "gzip")
        let second = compressed.response(RouteResponse(page, "text/css"), accepting: "gzip")
        #expect(first.tag == second.tag)
        #expect(
            bytes(first.body).withUnsafeBufferPointer(\.baseAddress)
                == bytes(second.body).withUnsafeBufferPointer(\.baseAddress)
        )
    }
}

/// Draws every page as one long string.
private struct LongPages: PageRendering {
    let text: String

    func page(_ subject: PageSubject, shown: String?) -> RenderedPage { RenderedPage(html: text) }
    func frame(_ subject: PageSubject) -> String { text }
    func interactivePage(
        _ subject: ExportSubject,
        theme: ExportTheme,
        limits: ExportLimits,
        progress: @escaping @Sendable (ExportProgress) async -> Void
    ) -> ExportedPage { ExportedPage(text: text) }
    func picturePage(_ subject: ExportSubject, theme: ExportTheme) -> String { text }
    func rules(assets: AssetPaths) -> String { text }
    func links(_ subject: LinksSubject, assets: AssetPaths) -> String { text }
    func comments(_ subject: CommentsSubject, assets: AssetPaths) -> String { text }
    func unlock(assets: AssetPaths) -> String { text }
    func message(title: String, text: String, way: MessageLink?, assets: AssetPaths) -> String { self.text }
    func list(_ subject: PreviewListSubject, assets: AssetPaths) -> String { text }
}
