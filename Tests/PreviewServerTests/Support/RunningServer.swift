import PreviewCore
import Logging
import PreviewFakes
import PreviewServer

/// A server on a port of its own, for the time of a closure.
struct RunningServer: Sendable {
    let server: PreviewServer
    let session: PreviewSession
    let service: ShareService
    let pages: FakePages
    let port: Int
    let ownerPath: String

    /// Lets a new connection talk to the server.
    func talk<Result: Sendable>(_ talk: @escaping @Sendable (Talker) throws -> Result) async throws -> Result {
        let port = port
        return try await onThread { try talk(Talker(client: RawClient(port: port), port: port)) }
    }
}

/// A connection, and what a request over it must name.
struct Talker: Sendable {
    let client: RawClient
    let port: Int

    func ask(_ method: String, _ target: String, _ fields: [String] = [], body: String = "") throws
        -> RawClient.Response
    {
        try client.ask(method, target, port: port, fields, body: body)
    }
}

func withServer(
    reading text: [UInt8]? = Specs.customizable,
    store: FakeStore = FakeStore(),
    writer: (any SpecWriter)? = nil,
    configure: (inout ServerConfiguration) -> Void = { _ in },
    _ body: (RunningServer) async throws -> Void
) async throws {
    var configuration = ServerConfiguration()
    configuration.port = 0
    configure(&configuration)
    let session = try await makeSession(store, writer: writer, reading: text)
    let pages = FakePages()
    let assets = AssetTable(files: ["app.css": Array("body{}".utf8), "app.js": Array("export {}".utf8)])
    let service = try await makeService(session)
    let server = PreviewServer(service: service, renderer: pages, assets: assets, configuration: configuration)
    let (addresses, listening) = AsyncStream<ListeningAddress>.makeStream(bufferingPolicy: .bufferingNewest(1))
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
            defer { listening.finish() }
            try await server.run { listening.yield($0) }
        }
        guard let address = await addresses.first(where: { _ in true }) else { return try await group.waitForAll() }
        let running = RunningServer(
            server: server,
            session: session,
            service: service,
            pages: pages,
            port: address.port,
            ownerPath: server.ownerLink
        )
        do {
            try await body(running)
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
        try await group.waitForAll()
    }
}
