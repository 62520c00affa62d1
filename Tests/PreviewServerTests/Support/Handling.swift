import PreviewCore
import Foundation
import Logging
import PreviewFakes
import PreviewPages
import TabModel

@testable import HTTPServing
@testable import PreviewServer

/// The handler of a server, called without a socket.
struct Handling {
    let session: PreviewSession
    let store: FakeStore
    let log = CapturedLog()
    let pages = FakePages()
    let assets = AssetTable(files: [
        "app.css": Array("body{}".utf8), "page.css": Array("body{}".utf8), "other-devices.css": [],
        "message.css": Array("main{}".utf8), "favicon.svg": Array("<svg/>".utf8),
        "export/export.css": [], "export/picture.css": [], "export/export.js": [],
    ])
    let service: ShareService
    let site: Site
    let server: ServerResources
    let handler: PreviewHandler

    static let token = "0123456789abcdefghijklmnopqrstuv"
    static let commandToken = "vutsrqponmlkjihgfedcba9876543210"

    init(
        reading text: [UInt8]? = Specs.customizable,
        file: String = "tabs.json",
        writer: (any SpecWriter)? = nil,
        imageFolder: String? = nil,
        source: (any SourceFiles)? = nil,
        renderer: (any PageRendering)? = nil,
        pictures: (any PictureDrawing)? = nil,
        addresses: [ReachableAddress] = [],
        clock: ShareClock? = nil,
        store: FakeStore = FakeStore(),
        routes: RouteTable = .all,
        publicURL: PublicURL? = nil,
        proxies: TrustedProxies = TrustedProxies(),
        timeout: Duration = .seconds(600)
    ) async throws {
        self.store = store
        let tabView = source.map { _ in "AppView.body" }
        session = try await makeSession(store, file: file, tabView: tabView, writer: writer, reading: text)
        service = try await makeService(session, clock: clock)
        site = Site(service: service, files: imageFolder.map(FileSource.folder), source: source)
        let server = ServerResources(
            addresses: { addresses },
            renderer: renderer ?? pages,
            assets: assets,
            pictures: PictureQueue(pictures, logger: Logger(label: "test"), timeout: .seconds(60)),
            publicURL: publicURL,
            timeout: timeout
        )
        self.server = server
        handler = PreviewHandler(
            sites: .only({ [site] in site }),
            server: server,
            gate: Gate(
                hosts: HostList(address: "127.0.0.1", trusted: publicURL?.hosts ?? []),
                links: LinkTable(
                    owner: OwnerLink(token: Self.token),
                    command: OwnerLink(token: Self.commandToken),
                    shares: { [service] in service.access(with: $0) }
                ),
                requiresLink: publicURL != nil,
                openHash: { [server] in server.theme.assets.hash },
                routes: routes,
                publicURL: publicURL,
                prefix: publicURL?.prefix ?? .none
            ),
            port: ListeningPort(8080),
            proxies: proxies,
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
        peer: String = "127.0.0.1"
    ) async throws -> Reply {
        var head = RequestHead()
        (head.method, head.rawTarget, head.peer) = (method, target, peer)
        head["host"] = "127.0.0.1:8080"
        if !body.isEmpty { head["content-length"] = String(body.utf8.count) }
        for (name, value) in fields { head[name.lowercased()] = value }
        var rest = body.isEmpty ? nil : Array(body.utf8)
        let received = RequestBody(head) {
            defer { rest = nil }
            return rest
        }
        let answer = await handler.handleRequest(head, body: received)
        return Reply(status: answer.status, fields: answer.fieldsAsSent, body: await answer.bodyAsSent())
    }

    /// Posts operations as the page does.
    func operate(_ operations: String, query: String = "", _ fields: [String: String] = [:]) async throws -> Reply {
        let fields = fields.merging(["Content-Type": "application/json"]) { mine, _ in mine }
        return try await ask("POST", "/customization\(query)", fields, body: operations)
    }
}

extension HTTPResponse {
    /// The fields as they are on the wire, by their names in lower case.
    var fieldsAsSent: [String: String] {
        let lines = head.split(separator: "\r\n").dropFirst().map {
            $0.split(separator: ":", maxSplits: 1).map(\.trimmed)
        }
        return Dictionary(lines.map { ($0[0].lowercased(), String($0[1])) }) { $1 }
    }

    /// The body as it stands on the wire; of events those until the end.
    func bodyAsSent() async -> String {
        var bytes: [UInt8] = []
        do {
            for try await piece in pieces(areFramed: false) { bytes += piece }
        } catch {
            bytes += "\(error)".utf8
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Gate {
    /// Admits a request, at the address that its head names.
    func admit(_ head: RequestHead, port: Int?) throws(HTTPError) -> GateDecision {
        let target: RequestTarget
        do throws(RequestError) { target = try RequestTarget(head.rawTarget) } catch { throw HTTPError(error) }
        return try admit(head, at: SiteAddress(target, hasList: hasList), port: port)
    }
}
