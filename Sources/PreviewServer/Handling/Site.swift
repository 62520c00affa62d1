import PreviewCore
public import PreviewLinks
import PreviewPages
import Synchronization
import TabModel

/// Where all previews of a server keep what can be made or read again.
public struct SiteMemory: Sendable {
    /// Pages, layouts, files and events as they are sent.
    let answers = SharedCache(limit: 64 << 20, share: 8 << 20)
    /// Images that pinned links keep, and published ones that were asked for.
    let files = SharedCache(limit: 64 << 20, share: 64 << 20)

    /// Makes an empty memory.
    public init() {}
}

/// One preview of a server: its session, its links, its images, and what was made of them.
///
/// Nothing of it is shared with another preview. What servers measure out, and what pages look like, is the server's.
public final class Site: Sendable {
    /// Who knows the links.
    public let service: ShareService
    let session: PreviewSession
    /// What its pages are made with if it has symbols of its own; nil for what the server has.
    private let ownTheme: ServerResources.Theme?
    private let files: FileSource?
    /// The app's source; nil for a spec.
    let source: (any SourceFiles)?
    private let images: ImageIndex?
    /// The images that pinned links keep, those of the latest used ones: their files may change or go.
    private let pinnedImages: CacheShare
    let kept: AnswerCache
    let followed: FollowedPages
    let exports = ExportsUnderWay()
    /// The findings about the spec, of the revision that they were looked for in.
    let found = Mutex<(revision: Revision, findings: [Diagnostic])?>(nil)

    /// Makes the site of the preview that a service gives out links to.
    ///
    /// Images that its spec names are read from `files`; nil serves none. `source` has the texts of what the spec was
    /// imported from. `theme` is for a preview with symbols of its own: what draws its pages, and the files that they
    /// ask for. `memory` is where all previews of the server keep what they can make again.
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
        let answers = memory.answers.share()
        (kept, followed) = (AnswerCache(keptIn: answers), FollowedPages(keptIn: answers))
    }

    /// What its pages are made with.
    func theme(of server: ServerResources) -> ServerResources.Theme { ownTheme ?? server.theme }

    /// What someone sees beside customizations: what is there now, or what their link is pinned to.
    func snapshot(as viewpoint: Viewpoint) -> PreviewSnapshot {
        session.snapshot(pin: viewpoint.pin).seen(as: viewpoint)
    }

    /// What someone sees of a profile.
    func view(of profile: String, as viewpoint: Viewpoint) async throws(SessionError) -> PreviewView {
        let view = try await session.view(profile: profile, pin: viewpoint.pin)
        return PreviewView(
            snapshot: view.snapshot.seen(as: viewpoint),
            profile: view.profile,
            customization: view.customization,
            pin: view.pin
        )
    }

    /// The images of the spec that someone sees; a pinned one keeps its own.
    func images(as viewpoint: Viewpoint) async -> (any SpecImages)? {
        guard let pin = viewpoint.pin, let files else { return images }
        guard let spec = session.snapshot(pin: pin).spec else { return nil }
        if let known: PinnedImages = pinnedImages.value(for: pin) { return known }
        let images = await PinnedImages(of: spec, in: files)
        pinnedImages.keep(images, for: pin, cost: images.size + 1024)
        return images
    }

    /// Says goodbye to open pages, and ends what is being made for them; nothing is begun any more.
    public func close() {
        session.hub.finish()
        kept.close()
        followed.written.close()
    }
}
