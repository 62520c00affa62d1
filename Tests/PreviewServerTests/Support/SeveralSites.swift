import Logging
import PreviewCore
import PreviewFakes
import PreviewPages
import Synchronization
import TabModel
import TabResolver

@testable import HTTPServing
@testable import PreviewServer

/// A table of sites in memory.
final class MemorySites: SiteTable {
    let sites: [String: Site]
    let events = SiteListEvents()
    let hosting: HostService?
    /// The names that were asked for, whether or not there is such a preview.
    let asked = Mutex<[String]>([])
    /// The tokens that were looked up, with the names that they were looked up for.
    let lookedUp = Mutex<[String]>([])
    /// A closure that runs while the list is made.
    let whileListing = Mutex<@Sendable () async -> Void>({})
    private let isLazy: Bool

    /// Creates a table; with `isLazy`, a preview is open once it was asked for.
    init(_ sites: [String: Site], hosting: HostService? = nil, isLazy: Bool = false) {
        (self.sites, self.hosting, self.isLazy) = (sites, hosting, isLazy)
    }

    func site(named name: String) async throws -> Site? {
        asked.withLock { $0.append(name) }
        return sites[name]
    }

    func openSite(named name: String) -> Site? {
        isLazy && !asked.withLock({ $0.contains(name) }) ? nil : sites[name]
    }

    func site(named name: String, openedBy token: String) async throws -> Site? {
        lookedUp.withLock { $0.append("\(token) \(name)") }
        guard let site = sites[name], site.service.access(with: token) != .unknown else { return nil }
        return try await self.site(named: name)
    }

    func list(_ query: PreviewListQuery) async throws -> PreviewList {
        await whileListing.withLock(\.self)()
        let names = sites.keys.sorted()
        return query.page(of: names.compactMap { sites[$0]?.summary(named: $0, file: "\($0).json", changed: 5) })
    }

    var open: [Site] { Array(sites.values) }
}

/// The handler of a server with two previews, `shop` and `bank`, called without a socket.
struct SeveralSites {
    let table: MemorySites
    let pages = FakePages()
    let server: ServerResources
    let handler: PreviewHandler
    let shop: Site
    let bank: Site

    /// With a store, it is a team's server, whose tokens and publications are there.
    init(requiresLink: Bool = false, hostedIn store: (any HostStore)? = nil, isLazy: Bool = false) async throws {
        shop = try await Self.site(Specs.customizable)
        bank = try await Self.site(Specs.plain)
        table = MemorySites(["shop": shop, "bank": bank], hosting: try await Self.hosting(store), isLazy: isLazy)
        let server = ServerResources(
            renderer: pages,
            assets: AssetTable(files: ["app.css": [], "message.css": Array("main{}".utf8), "favicon.svg": []]),
            pictures: PictureQueue(nil, logger: Logger(label: "test")),
            hasList: true
        )
        self.server = server
        handler = PreviewHandler(
            sites: .several(table),
            server: server,
            gate: Gate(
                hosts: HostList(address: "127.0.0.1", trusted: []),
                links: LinkTable(
                    owner: OwnerLink(token: Handling.token),
                    command: OwnerLink(token: Handling.commandToken),
                    tokens: Sites.several(table).tokens
                ),
                requiresLink: requiresLink,
                openHash: { [server] in server.theme.assets.hash },
                hasList: true
            ),
            port: ListeningPort(8080),
            log: RequestLog(CapturedLog().logger),
            heartbeat: .seconds(15)
        )
    }

    private static func hosting(_ store: (any HostStore)?) async throws -> HostService? {
        guard let store else { return nil }
        return HostService(store: store, tokens: try await HostTokens(in: store), lint: SpecLint()) {
            FolderImages(.published(PublishedFiles($0)))
        }
    }

    private static func site(_ text: [UInt8]) async throws -> Site {
        let session = try await makeSession(writer: HeldSpec(text), reading: text)
        return Site(service: try await makeService(session), files: nil)
    }

    func ask(
        _ method: String,
        _ target: String,
        _ fields: [String: String] = [:],
        body: String = "",
        peer: String = "127.0.0.1"
    ) async -> Handling.Reply {
        var head = RequestHead()
        (head.method, head.rawTarget, head.peer) = (method, target, peer)
        head["host"] = "127.0.0.1:8080"
        if !body.isEmpty {
            head["content-length"] = String(body.utf8.count)
            head["content-type"] = "application/json"
        }
        for (name, value) in fields { head[name.lowercased()] = value }
        var rest = body.isEmpty ? nil : Array(body.utf8)
        let answer = await handler.handleRequest(
            head,
            body: RequestBody(head) {
                defer { rest = nil }
                return rest
            }
        )
        return Handling.Reply(status: answer.status, fields: answer.fieldsAsSent, body: await answer.bodyAsSent())
    }
}
