public import Logging
public import PreviewCore
import HTTPServing
import PreviewPages
import Synchronization

/// A server of one preview over HTTP, or of several with their list.
///
/// It is created from previews, the renderer of their pages, and the files that pages need; ``run(onListening:)``
/// serves until ``stop()`` or cancellation.
public actor PreviewServer {
    private let sites: Sites
    private let server: ServerResources
    private let gate: Gate
    private let configuration: ServerConfiguration
    private let port: ListeningPort
    private let log: RequestLog
    private let logger: Logger
    private nonisolated let listening = Mutex<ListeningAddress?>(nil)
    private var listener: ConnectionListener?
    private var isStopping = false

    /// Creates a server of the one preview that a service gives out links to; it listens once it runs.
    ///
    /// Without `pictures` it draws none.
    public init(
        service: ShareService,
        renderer: any PageRendering,
        assets: AssetTable,
        configuration: ServerConfiguration = ServerConfiguration(),
        pictures: (any PictureDrawing)? = nil,
        logger: Logger = Logger(label: "tabpreview.server")
    ) {
        let site = Site(service: service, files: configuration.imageFolder.map(FileSource.folder))
        self.init(.only({ site }), renderer, assets, configuration, pictures, logger)
    }

    /// Creates a server of one preview; it listens once it runs.
    ///
    /// Without `pictures` it draws none. The site has its own image folder. Another site may take its place.
    public init(
        only site: @autoclosure @escaping @Sendable () -> Site,
        renderer: any PageRendering,
        assets: AssetTable,
        configuration: ServerConfiguration = ServerConfiguration(),
        pictures: (any PictureDrawing)? = nil,
        logger: Logger = Logger(label: "tabpreview.server")
    ) {
        self.init(.only(site), renderer, assets, configuration, pictures, logger)
    }

    /// Creates a server of several previews, with their list; it listens once it runs.
    ///
    /// Without `pictures` it draws none. Each site has its own image folder, so that of `configuration` is not used.
    public init(
        sites table: any SiteTable,
        renderer: any PageRendering,
        assets: AssetTable,
        configuration: ServerConfiguration = ServerConfiguration(),
        pictures: (any PictureDrawing)? = nil,
        logger: Logger = Logger(label: "tabpreview.server")
    ) {
        self.init(.several(table), renderer, assets, configuration, pictures, logger)
    }

    private init(
        _ sites: Sites,
        _ renderer: any PageRendering,
        _ assets: AssetTable,
        _ configuration: ServerConfiguration,
        _ pictures: (any PictureDrawing)?,
        _ logger: Logger
    ) {
        let port = ListeningPort(configuration.port ?? 0)
        let addresses = Self.reachableAddresses(configuration, port)
        let publicURL = configuration.publicURL
        let server = ServerResources(
            addresses: publicURL.map(Self.onlyAddress) ?? addresses,
            restartCommand: configuration.restartCommand,
            renderer: renderer,
            assets: assets,
            pictures: PictureQueue(pictures, logger: logger),
            hasList: sites.hasList,
            siblings: sites.siblings,
            publicURL: publicURL,
            embedOrigins: configuration.embedOrigins,
            metrics: sites.isHosting ? ServerMetrics() : nil
        )
        (self.sites, self.server) = (sites, server)
        gate = Gate(
            hosts: HostList(
                address: configuration.host,
                trusted: configuration.trustedHosts.compactMap { HostName($0) } + (publicURL?.hosts ?? []),
                reachable: ReachableNames { addresses().compactMap { HostName(origin: String($0.url.dropLast())) } }
            ),
            links: LinkTable(tokens: sites.tokens, shares: sites.ownLinks),
            requiresLink: configuration.requireLink || publicURL != nil,
            openHash: { [server] in server.theme.assets.hash },
            hasList: sites.hasList,
            publicURL: publicURL,
            prefix: configuration.mountPath ?? publicURL?.prefix ?? .none,
            allowsEmbedding: !configuration.embedOrigins.isEmpty,
            program: configuration.program
        )
        self.configuration = configuration
        self.logger = logger
        self.port = port
        log = RequestLog(logger)
    }

    /// The address at which it listens; nil before it does.
    public nonisolated var address: ListeningAddress? { listening.withLock { $0 } }

    /// The owner's secret path, `/s/TOKEN/`: for the terminal, and nowhere else (S14).
    public nonisolated var ownerLink: String { gate.links.owner.path }

    /// A second token that makes its holder the owner, as `/s/KEY/`.
    ///
    /// It is for the store's `server.json`, which the command line reads, and nowhere else (S14).
    public nonisolated var commandKey: String { gate.links.command.token }

    /// Joins and packs the files of Public now, unless that is done; the first request for one would wait for it.
    public nonisolated func finishAssets() throws { try server.theme.assets.finish() }

    /// Replaces the templates of pages, or the files of Public, from the next request on.
    ///
    /// The caller also reports to the session that templates changed, so that pages fetch themselves again.
    public nonisolated func replaceTheme(renderer: (any PageRendering)? = nil, assets: AssetTable? = nil) {
        server.replaceTheme(renderer: renderer, assets: assets)
    }

    /// Serves until ``stop()`` or cancellation.
    ///
    /// `onListening` is called once, when connections are accepted and before the response to the first request. Throws
    /// ``ServerError`` if it can't listen.
    public func run(onListening: @escaping @Sendable (ListeningAddress) -> Void = { _ in }) async throws {
        DescriptorLimit.raise()
        var attempt = Attempt(requestedPort: configuration.port)
        while !isStopping, !Task.isCancelled {
            port.set(attempt.port)
            do {
                try await serve(on: attempt.port, onListening: onListening)
            } catch {
                guard !isStopping, !Task.isCancelled else { break }
                try await recover(from: error, &attempt)
            }
        }
    }

    /// Sends open pages the last event and closes the port; returns when it is free.
    public func stop() async {
        isStopping = true
        sites.finishStreams()
        await listener?.stop(within: configuration.stopDeadline)
        for site in sites.open { site.close() }
        await server.pictures.close()
        listening.withLock { $0 = nil }
    }
}

// MARK: - Responses without a listener

extension PreviewServer {
    /// Responds to a request of the command line in this process, as if it had come under ``commandKey``.
    ///
    /// It is for a server with one preview. `path` is relative to the preview, `body` is JSON, and `condition` names
    /// the field whose value is `*`.
    public nonisolated func respondToCommand(
        _ method: String,
        _ path: String,
        body: String? = nil,
        condition: String? = nil
    ) async -> (status: Int, body: [UInt8]) {
        var head = RequestHead()
        (head.method, head.rawTarget) = (method, "/s/\(commandKey)/\(path)")
        head["host"] = "127.0.0.1:\(port.number)"
        head["accept"] = "application/json"
        if let condition { head[condition.lowercased()] = "*" }
        var content = body.map { Array($0.utf8) }
        if let content {
            head["content-type"] = "application/json"
            head["content-length"] = String(content.count)
        }
        let received = RequestBody(head) {
            defer { content = nil }
            return content
        }
        let response = await handler.handleRequest(head, body: received)
        guard case .bytes(let bytes) = response.body else { return (response.status, []) }
        return (response.status, bytes)
    }
}

// MARK: - Running

extension PreviewServer {
    /// Returns a function of the server's addresses on the network, from the one at which it listens.
    private static func reachableAddresses(
        _ configuration: ServerConfiguration,
        _ port: ListeningPort
    ) -> @Sendable () -> [ReachableAddress] {
        { configuration.reachableAddresses(ListeningAddress(host: configuration.host, port: port.number)) }
    }

    /// Returns only the public address, as with a proxy in front no visitor is to come by another one.
    private static func onlyAddress(_ url: PublicURL) -> @Sendable () -> [ReachableAddress] {
        { [ReachableAddress(interface: "public", url: url.text)] }
    }

    private func serve(
        on number: Int,
        onListening: @escaping @Sendable (ListeningAddress) -> Void
    ) async throws {
        var deadlines = Deadlines()
        deadlines.request = configuration.requestDeadline
        deadlines.idle = configuration.idleDeadline
        deadlines.response = configuration.responseDeadline
        let listener = try ConnectionListener(
            configuration.host,
            port: number,
            clock: DeadlineClock(deadlines),
            handler: handler
        )
        self.listener = listener
        defer { self.listener = nil }
        if let (host, port) = listener.address { note(ListeningAddress(host: host, port: port), onListening) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.sendHeartbeats() }
            group.addTask { try await listener.run() }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    nonisolated var handler: PreviewHandler {
        PreviewHandler(
            sites: sites,
            server: server,
            gate: gate,
            port: configuration.mountPath == nil ? port : nil,
            proxies: configuration.trustedProxies,
            log: log,
            heartbeat: configuration.heartbeat
        )
    }

    private nonisolated func note(_ address: ListeningAddress, _ report: @Sendable (ListeningAddress) -> Void) {
        var address = address
        address.publicURL = configuration.publicURL
        port.set(address.port)
        let isFirst = listening.withLock { known in
            defer { known = address }
            return known == nil
        }
        if isFirst { report(address) }
    }

    /// Chooses the next step after the server has ended: the next port, the same again, or an error.
    private func recover(from error: any Error, _ attempt: inout Attempt) async throws {
        if let address {
            attempt.keep(address.port)
            logger.warning("The server stopped and is restarting: \(LogText.escaped("\(error)"))")
            try await Task.sleep(for: .milliseconds(1))
        } else {
            try attempt.next(after: error, host: configuration.host)
        }
    }
}
