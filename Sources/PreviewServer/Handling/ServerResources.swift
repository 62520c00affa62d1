import Concurrency
public import PreviewPages
import Synchronization

/// The shared resources of all previews of a server: the theme, the renderer, the limits of visitors, and its
/// addresses.
final class ServerResources: Sendable {
    /// The theme of pages; replaced as a whole when templates or Public change.
    struct Theme: Sendable {
        var renderer: any PageRendering
        var assets: AssetTable
        /// The number of theme replacements, which keeps pages of an older theme from being found in the cache.
        var generation = 0
    }

    /// A function that returns the present addresses of the server on the network.
    let addresses: @Sendable () -> [ReachableAddress]
    /// The public address of the server, if it is another than the one it listens at.
    let publicURL: PublicURL?
    /// The origins whose pages may show a link's preview in a frame.
    let embedOrigins: [PublicURL]
    /// The command that starts the server so that others can reach it, if there is one.
    let restartCommand: String?
    /// A Boolean value that indicates whether the server has several previews, and their list.
    let hasList: Bool
    /// The related previews of one, for its owner to switch to; see ``SiteTable/siblings(of:)``.
    let siblings: @Sendable (Site) -> [PreviewSibling]
    let compressed = CompressedResponses()
    let pictures: PictureQueue
    let work: WorkQueues
    let streams = StreamSlots()
    /// The rate limit of changes by the holder of a link, and of publications by a token.
    let linkWrites = RateLimit(burst: 600, perSecond: 20)
    let publications = RateLimit(burst: 60, perSecond: 1)
    /// The metrics of a team's server; nil for any other.
    let metrics: ServerMetrics?
    /// The maximum wait for a cached response.
    let timeout: Duration
    private let present: Mutex<Theme>

    init(
        addresses: @escaping @Sendable () -> [ReachableAddress] = { [] },
        restartCommand: String? = ServerConfiguration().restartCommand,
        renderer: any PageRendering,
        assets: AssetTable,
        pictures: PictureQueue,
        hasList: Bool = false,
        siblings: @escaping @Sendable (Site) -> [PreviewSibling] = { _ in [] },
        publicURL: PublicURL? = nil,
        embedOrigins: [PublicURL] = [],
        metrics: ServerMetrics? = nil,
        timeout: Duration = WorkQueues.responseTimeout
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

    /// Replaces the templates or files from now on.
    func replaceTheme(renderer: (any PageRendering)?, assets: AssetTable?) {
        present.withLock { theme in
            theme.renderer = renderer ?? theme.renderer
            theme.assets = assets ?? theme.assets
            theme.generation += 1
        }
    }
}

/// A renderer of snapshots as HTML: ``PageRenderer``, or one of a test.
public protocol PageRendering: Sendable {
    /// Returns the preview page, without the pieces that the page with the tag `shown` has.
    func page(_ subject: PageSubject, shown: String?) throws -> RenderedPage
    /// Returns the first frame of a subject, as a fragment.
    func frame(_ subject: PageSubject) throws -> String
    /// Returns one file that stays interactive without a server.
    func interactivePage(
        _ subject: ExportSubject,
        theme: ExportTheme,
        limits: ExportLimits,
        progress: @escaping @Sendable (ExportProgress) async -> Void
    ) async throws -> ExportedPage
    /// Returns the document that a picture is taken of.
    func picturePage(_ subject: ExportSubject, theme: ExportTheme) throws -> String
    /// Returns the page that lists every rule.
    func rules(assets: AssetPaths) throws -> String
    /// Returns the page of links, with a form for new ones and the list of existing ones.
    func links(_ subject: LinksSubject, assets: AssetPaths) throws -> String
    /// Returns the page of comments.
    func comments(_ subject: CommentsSubject, assets: AssetPaths) throws -> String
    /// Returns the page with the form for a link's password.
    func unlock(assets: AssetPaths) throws -> String
    /// Returns a page with one message: a refusal or an error.
    func message(title: String, text: String, way: MessageLink?, assets: AssetPaths) throws -> String
    /// Returns the page that lists the previews of a server.
    func list(_ subject: PreviewListSubject, assets: AssetPaths) throws -> String
}

extension PageRenderer: PageRendering {}
