import FlyingFox
import FlyingSocks
public import Logging
public import PreviewCore
import Synchronization

/// Serves one preview over HTTP.
///
/// Made of a session, what draws its pages, and the files that pages need; ``run(onListening:)`` serves until
/// ``stop()`` or cancellation.
public actor PreviewServer {
    private let site: Site
    private let gate: Gate
    private let configuration: ServerConfiguration
    private let port: ListeningPort
    private let log: RequestLog
    private let logger: Logger
    private nonisolated let listening = Mutex<ListeningAddress?>(nil)
    private var server: HTTPServer?
    private var isStopping = false

    /// Makes a server; it listens once it runs.
    public init(
        session: PreviewSession,
        renderer: any PageRendering,
        assets: AssetTable,
        configuration: ServerConfiguration = ServerConfiguration(),
        logger: Logger = Logger(label: "tabpreview.server")
    ) {
        site = Site(
            session: session,
            renderer: renderer,
            assets: assets,
            images: configuration.imageFolder.map(ImageShelf.init)
        )
        gate = Gate(
            hosts: HostList(
                address: configuration.host,
                trusted: configuration.trustedHosts.compactMap { HostName($0) }
            ),
            ownerLink: OwnerLink(),
            requiresLink: configuration.requireLink
        )
        self.configuration = configuration
        self.logger = logger
        log = RequestLog(logger)
        port = ListeningPort(configuration.port ?? 0)
    }

    /// Where it listens; nil before it does.
    public nonisolated var address: ListeningAddress? { listening.withLock { $0 } }

    /// The owner's secret path, `/s/TOKEN/`: for the terminal, and nowhere else (S14).
    public nonisolated var ownerLink: String { gate.ownerLink.path }

    /// Draws pages with other templates, or other files of Public, from the next request on.
    ///
    /// Whoever calls this also tells the session that templates changed, so that pages fetch themselves again.
    public nonisolated func replaceLooks(renderer: (any PageRendering)? = nil, assets: AssetTable? = nil) {
        site.replaceLooks(renderer: renderer, assets: assets)
    }

    /// Serves until ``stop()`` or cancellation.
    ///
    /// `onListening` is called once, when connections are accepted and before the first request is answered. Throws
    /// ``ServerError`` if it can't listen.
    public func run(onListening: @escaping @Sendable (ListeningAddress) -> Void = { _ in }) async throws {
        DescriptorLimit.raise()
        var attempt = Attempt(wanted: configuration.port)
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

    /// Says goodbye to open pages and closes the port; done when it is free.
    public func stop() async {
        isStopping = true
        site.session.hub.finish()
        await server?.stop(timeout: 0.5)
        listening.withLock { $0 = nil }
    }
}

// MARK: - Running

extension PreviewServer {
    private func serve(
        on number: Int,
        onListening: @escaping @Sendable (ListeningAddress) -> Void
    ) async throws {
        let clock = ReceiveClock(
            ReceiveDeadlines(request: configuration.requestDeadline, idle: configuration.idleDeadline)
        )
        let pool = WatchedSocketPool(base: HTTPServer.defaultPool(), clock: clock) { [weak self] address in
            if let address = ListeningAddress(address) { self?.note(address, onListening) }
        }
        let server = try HTTPServer.serving(configuration.host, port: number, pool: pool, handler: handler(clock))
        self.server = server
        defer { self.server = nil }
        try await server.run()
    }

    private func handler(_ clock: ReceiveClock) -> PreviewHandler {
        let heartbeat = configuration.heartbeat
        site.session.hub.beforeTelling { [weak site] in
            if let site { PageAnswers(site: site, heartbeat: heartbeat).prepare() }
        }
        return PreviewHandler(
            site: site,
            gate: gate,
            port: port,
            clock: clock,
            log: log,
            heartbeat: heartbeat
        )
    }

    private nonisolated func note(_ address: ListeningAddress, _ tell: @Sendable (ListeningAddress) -> Void) {
        port.set(address.port)
        let isFirst = listening.withLock { known in
            defer { known = address }
            return known == nil
        }
        if isFirst { tell(address) }
    }

    /// Chooses what to do after the server has ended: the next port, the same again, or an error.
    private func recover(from error: any Error, _ attempt: inout Attempt) async throws {
        if let address {
            attempt.keep(address.port)
            logger.warning("The server ended and starts again: \(LogText.escaped("\(error)"))")
            try await Task.sleep(for: .milliseconds(1))
        } else {
            try attempt.next(after: error, host: configuration.host)
        }
    }
}
