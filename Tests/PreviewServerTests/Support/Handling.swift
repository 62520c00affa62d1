import PreviewLinks
import FlyingFox
import FlyingSocks
import Foundation
import Logging
import PreviewCore
import PreviewFakes
import PreviewPages
import TabModel

@testable import PreviewServer

/// The handler of a server, called without a socket.
struct Handling {
    let session: PreviewSession
    let store: FakeStore
    let log = CapturedLog()
    let pages = FakePages()
    let assets = AssetTable(files: [
        "app.css": Array("body{}".utf8), "page.css": Array("body{}".utf8), "rooms.css": [],
        "message.css": Array("main{}".utf8), "favicon.svg": Array("<svg/>".utf8),
        "export/export.css": [], "export/picture.css": [], "export/export.js": [],
    ])
    let service: ShareService
    let site: Site
    let handler: PreviewHandler

    static let token = "0123456789abcdefghijklmnopqrstuv"
    static let commandToken = "vutsrqponmlkjihgfedcba9876543210"

    init(
        reading text: [UInt8]? = Specs.customizable,
        file: String = "tabs.json",
        writer: (any SpecWriter)? = nil,
        imageFolder: String? = nil,
        renderer: (any PageRendering)? = nil,
        pictures: (any PictureDrawing)? = nil,
        addresses: [ReachableAddress] = [],
        clock: ShareClock = .system,
        shares: any ShareStore = MemoryShareStore(),
        routes: RouteTable = .all
    ) async throws {
        store = FakeStore()
        session = try await makeSession(store, file: file, writer: writer, reading: text)
        service = try await makeService(session, clock: clock, shares: shares)
        let site = Site(
            service: service,
            addresses: { addresses },
            renderer: renderer ?? pages,
            assets: assets,
            imageFolder: imageFolder,
            pictures: PictureQueue(pictures, logger: Logger(label: "test"), timeout: .seconds(60))
        )
        self.site = site
        handler = PreviewHandler(
            site: site,
            gate: Gate(
                hosts: HostList(address: "127.0.0.1", trusted: []),
                links: LinkTable(
                    owner: OwnerLink(token: Self.token),
                    command: OwnerLink(token: Self.commandToken),
                    shares: { [service] in service.access(with: $0) }
                ),
                requiresLink: false,
                openHash: { [site] in site.theme.assets.hash },
                routes: routes
            ),
            port: ListeningPort(8080),
            log: RequestLog(log.logger),
            heartbeat: .seconds(15)
        )
    }

    /// An answer with its body.
    struct Reply {
        var status: Int
        var fields: [String: String]
        var body: String

        subscript(name: String) -> String? { fields[name.lowercased()] }
    }

    func ask(
        _ method: String,
        _ target: String,
        _ fields: [String: String] = [:],
        body: String = "",
        peer: HTTPRequest.Address = .ip4("127.0.0.1", port: 5000)
    ) async throws -> Reply {
        var headers = HTTPHeaders()
        headers[.host] = "127.0.0.1:8080"
        if !body.isEmpty { headers[.contentLength] = String(body.utf8.count) }
        for (name, value) in fields { headers[HTTPHeader(name)] = value }
        let parts = target.split(separator: "?", maxSplits: 1)
        let request = HTTPRequest(
            method: HTTPMethod(method),
            version: .http11,
            target: .init(path: String(parts.first ?? ""), query: parts.count > 1 ? String(parts[1]) : ""),
            headers: headers,
            body: HTTPBodySequence(data: Data(body.utf8)),
            remoteAddress: peer
        )
        let response = await handler.handleRequest(request)
        let bytes = try await response.bodyData
        return Reply(
            status: response.statusCode.code,
            fields: response.fieldsAsSent,
            body: String(decoding: bytes, as: UTF8.self)
        )
    }

    /// Posts operations as the page does.
    func operate(_ operations: String, query: String = "", _ fields: [String: String] = [:]) async throws -> Reply {
        let fields = fields.merging(["Content-Type": "application/json"]) { mine, _ in mine }
        return try await ask("POST", "/customization\(query)", fields, body: operations)
    }
}

extension HTTPResponse {
    /// The fields as they stand on the wire, by their names in lower case.
    var fieldsAsSent: [String: String] {
        let lines = headers.map { "\($0.key.rawValue): \($0.value)" }.joined(separator: "\r\n").split(separator: "\r\n")
        let pairs = lines.map { $0.split(separator: ":", maxSplits: 1).map(\.trimmed) }
        return Dictionary(pairs.map { ($0[0].lowercased(), String($0[1])) }) { $1 }
    }
}
