public import PreviewCore
import PreviewPages
import Synchronization
import TabModel

/// The caches of all previews of a server, for data that can be made or read again.
public struct SiteMemory: Sendable {
    /// The cached pages, layouts, files and events in their sent form.
    let responses = SharedCache(limit: 64 << 20, share: 8 << 20)
    /// The images of pinned links, and published ones that were requested.
    let files = SharedCache(limit: 64 << 20, share: 64 << 20)

    /// Creates an empty memory.
    public init() {}
}

/// One preview of a server: its session, its links, its images, and its cached responses.
///
/// None of it is shared with another preview. Limits of visitors and the theme of pages are the server's.
public final class Site: Sendable {
    /// The service of the links.
    let service: ShareService
    let session: PreviewSession
    /// The theme of a preview with symbols of its own; nil for the server's.
    private let ownTheme: ServerResources.Theme?
    private let files: FileSource?
    /// The app's source; nil for a spec.
    let source: (any SourceFiles)?
    private let images: ImageIndex?
    /// The images of the most recently used pinned links: their files may change or go.
    private let pinnedImages: CacheShare
    let pageCache: ResponseCache
    let followed: StreamPages
    let exports = RunningExports()
    /// The findings about the spec, of the revision in which they were searched.
    let found = Mutex<(revision: Revision, findings: [Diagnostic])?>(nil)

    /// Creates the site of the preview whose links a service manages.
    ///
    /// Images that its spec names are read from `files`; nil serves none. `source` has the source files that the spec
    /// was imported from. `theme` is for a preview with symbols of its own: the renderer of its pages, and their files.
    /// `memory` has the caches of all previews of the server.
    public init(
        service: ShareService,
        files: FileSource?,
        source: (any SourceFiles)? = nil,
        theme: (renderer: any PageRendering, assets: AssetTable)? = nil,
        memory: SiteMemory = SiteMemory()
    ) {
        self.service = service
        (self.files, self.source) = (files, source)
        ownTheme = theme.map { ServerResources.Theme(renderer: $0.renderer, assets: $0.assets) }
        session = service.session
        images = files.map(ImageIndex.init)
        pinnedImages = memory.files.share()
        let responses = memory.responses.share()
        (pageCache, followed) = (ResponseCache(in: responses), StreamPages(in: responses))
    }

    /// Returns the theme of the site's pages.
    func theme(of server: ServerResources) -> ServerResources.Theme { ownTheme ?? server.theme }

    /// Returns the snapshot of a viewpoint: the present one, or that of its pinned link.
    func snapshot(as viewpoint: Viewpoint) -> PreviewSnapshot {
        session.snapshot(pin: viewpoint.pin).seen(as: viewpoint)
    }

    /// Returns the view of a profile from a viewpoint.
    func view(of profile: String, as viewpoint: Viewpoint) async throws(SessionError) -> PreviewView {
        let view = try await session.view(profile: profile, pin: viewpoint.pin)
        return PreviewView(
            snapshot: view.snapshot.seen(as: viewpoint),
            profile: view.profile,
            customization: view.customization,
            pin: view.pin
        )
    }

    /// Returns the images of the spec in a viewpoint; a pinned one has its own.
    func images(as viewpoint: Viewpoint) async -> (any SpecImages)? {
        guard let pin = viewpoint.pin, let files else { return images }
        guard let spec = session.snapshot(pin: pin).spec else { return nil }
        if let known: PinnedImages = pinnedImages.value(for: pin) { return known }
        let images = await PinnedImages(of: spec, in: files)
        pinnedImages.insert(images, for: pin, cost: images.size + 1024)
        return images
    }

    /// Sends open pages the last event, and cancels responses that are being made; none is begun anymore.
    public func close() {
        session.hub.finish()
        pageCache.close()
        followed.written.close()
    }
}
