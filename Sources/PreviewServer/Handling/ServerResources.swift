import PreviewMetrics
public import PreviewPages
import Synchronization

/// What all previews of a server share: the theme, what draws, what is measured out to visitors, and where it is reached.
final class ServerResources: Sendable {
    /// What pages are made with; replaced as a whole when templates or Public change.
    struct Theme: Sendable {
        var renderer: any PageRendering
        var assets: AssetTable
        /// Counts replacements, so that no page made with an older theme is found in the cache.
        var generation = 0
    }

    /// The addresses that others on the network reach the server at now.
    let addresses: @Sendable () -> [ReachableAddress]
    /// The address by which people reach the server, where that is another than the one it listens at.
    let publicURL: PublicURL?
    /// The origins whose pages may show a link's preview in a frame.
    let embedOrigins: [PublicURL]
    /// The command that starts the server so that others can reach it.
    let restartCommand: String
    /// A Boolean value that indicates whether the server has several previews, and their list.
    let hasList: Bool
    /// The previews that belong with one, for its owner to switch to; see ``SiteTable/siblings(of:)``.
    let siblings: @Sendable (Site) -> [PreviewSibling]
    let compressed = CompressedAnswers()
    let pictures: PictureQueue
    let work: WorkQueues
    let streams = StreamPlaces()
    /// How often the holder of a link may change something, and a token publish.
    let linkWrites = RateLimit(burst: 600, perSecond: 20)
    let publications = RateLimit(burst: 60, perSecond: 1)
    /// What a team's server counts of itself; nil for any other.
    let metrics: ServerMetrics?
    /// How long someone waits for an answer that is kept.
    let timeout: Duration
    private let present: Mutex<Theme>

    init(
        addresses: @escaping @Sendable () -> [ReachableAddress] = { [] },
        restartCommand: String = ServerConfiguration().restartCommand,
        renderer: any PageRendering,
        assets: AssetTable,
        pictures: PictureQueue,
        hasList: Bool = false,
        siblings: @escaping @Sendable (Site) -> [PreviewSibling] = { _ in [] },
        publicURL: PublicURL? = nil,
        embedOrigins: [PublicURL] = [],
        metrics: ServerMetrics? = nil,
        timeout: Duration = Timeout.usual
    ) {
        (self.hasList, self.siblings) = (hasList, siblings)
        (self.publicURL, self.embedOrigins) = (publicURL, embedOrigins)
        self.metrics = metrics
        self.addresses = addresses
        self.restartCommand = restartCommand
        self.pictures = pictures
        self.timeout = timeout
        work = WorkQueues(timeout: timeout)
        present = Mutex(Theme(renderer: renderer, assets: assets))
    }

    /// The present theme.
    var theme: Theme { present.withLock { $0 } }

    /// Takes other templates or other files from now on.
    func replaceTheme(renderer: (any PageRendering)?, assets: AssetTable?) {
        present.withLock { theme in
            theme.renderer = renderer ?? theme.renderer
            theme.assets = assets ?? theme.assets
            theme.generation += 1
        }
    }
}

/// What turns snapshots into HTML: ``PageRenderer``, or a test's own.
public protocol PageRendering: Sendable {
    /// The preview page, without the pieces that the page with the tag `shown` has.
    func page(_ subject: PageSubject, shown: String?) throws -> DrawnPage
    /// The first frame of a subject, as a fragment.
    func frame(_ subject: PageSubject) throws -> String
    /// One file that stays interactive without a server.
    func interactivePage(
        _ subject: ExportSubject,
        theme: ExportTheme,
        limits: ExportLimits,
        progress: @escaping @Sendable (ExportProgress) async -> Void
    ) async throws -> ExportedPage
    /// The document that a picture is taken of.
    func picturePage(_ subject: ExportSubject, theme: ExportTheme) throws -> String
    /// The page that lists every rule.
    func rules(assets: AssetPaths) throws -> String
    /// The page of links: one to make them, and the list of those there are.
    func links(_ subject: LinksSubject, assets: AssetPaths) throws -> String
    /// The page of comments.
    func comments(_ subject: CommentsSubject, assets: AssetPaths) throws -> String
    /// The page that asks for a link's password.
    func unlock(assets: AssetPaths) throws -> String
    /// A page that says one thing: a refusal or an error.
    func message(title: String, text: String, way: MessageWay?, assets: AssetPaths) throws -> String
    /// The page that lists the previews of a server.
    func list(_ subject: PreviewListSubject, assets: AssetPaths) throws -> String
}

extension PageRenderer: PageRendering {}
