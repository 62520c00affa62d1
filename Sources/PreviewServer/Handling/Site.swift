import PreviewCore
import PreviewLinks
public import PreviewPages
import Synchronization
import TabModel

/// What all answers are made of: the session, the theme, the images.
final class Site: Sendable {
    /// What pages are made with; replaced as a whole when templates or Public change.
    struct Theme: Sendable {
        var renderer: any PageRendering
        var assets: AssetTable
        /// Counts replacements, so that no page made with an older theme is found in the cache.
        var generation = 0
    }

    let session: PreviewSession
    /// Who knows the links.
    let service: ShareService
    /// The addresses that others on the network reach the server at now.
    let addresses: @Sendable () -> [ReachableAddress]
    /// The command that starts the server so that others can reach it.
    let restartCommand: String
    private let imageFolder: String?
    private let images: ImageIndex?
    /// At most 64 MiB of images that pinned links keep, those of the latest used ones: their files may change or go.
    private let pinnedImages = Mutex(LatestUsed<PinnedPreview, PinnedImages>(capacity: 1024, costLimit: 64 << 20))
    let kept = AnswerCache()
    let compressed = CompressedAnswers()
    let followed = FollowedPages()
    let pictures: PictureQueue
    let exports = ExportsUnderWay()
    let guestWork: GuestWork
    let largePages = LargePages()
    /// How long someone waits for an answer that is kept.
    let timeout: Duration
    private let present: Mutex<Theme>

    init(
        service: ShareService,
        addresses: @escaping @Sendable () -> [ReachableAddress] = { [] },
        restartCommand: String = ServerConfiguration().restartCommand,
        renderer: any PageRendering,
        assets: AssetTable,
        imageFolder: String?,
        pictures: PictureQueue,
        timeout: Duration = Timeout.usual
    ) {
        self.pictures = pictures
        self.timeout = timeout
        guestWork = GuestWork(timeout: timeout)
        self.service = service
        self.addresses = addresses
        self.restartCommand = restartCommand
        self.imageFolder = imageFolder
        session = service.session
        images = imageFolder.map(ImageIndex.init)
        present = Mutex(Theme(renderer: renderer, assets: assets))
    }

    /// What someone sees beside customizations: what is there now, or what their link is pinned to.
    func snapshot(_ pin: PinnedPreview?) -> PreviewSnapshot { session.snapshot(pin: pin) }

    /// The images of the spec that someone sees; a pinned one keeps its own.
    func images(as viewpoint: Viewpoint) -> (any SpecImages)? {
        guard let pin = viewpoint.pin, let imageFolder else { return images }
        guard let spec = snapshot(pin).spec else { return nil }
        return pinnedImages.withLock { kept in
            if let known = kept.value(for: pin) { return known }
            let images = PinnedImages(of: spec, in: imageFolder)
            kept.keep(images, for: pin, cost: images.size)
            return images
        }
    }

    /// The present theme.
    var theme: Theme { present.withLock { $0 } }

    /// Ends what is being made; done when no browser draws any more.
    func close() async {
        kept.close()
        followed.written.close()
        await pictures.close()
    }

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
        progress: @escaping @Sendable (ExportProgress) -> Void
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
    func message(title: String, text: String, preview: String?, assets: AssetPaths) throws -> String
}

extension PageRenderer: PageRendering {}
