import PreviewCore
import PreviewPages
import Synchronization
import TabModel

/// What all answers are made of: the session, the looks, the images.
final class Site: Sendable {
    /// What pages are made with; replaced as a whole when templates or Public change.
    struct Looks: Sendable {
        var renderer: any PageRendering
        var assets: AssetTable
        /// Counts replacements, so that no page made with older looks is found in the cache.
        var generation = 0
    }

    let session: PreviewSession
    let images: ImageShelf?
    let kept = AnswerCache()
    let recentPages = RecentPages()
    let rules = RulesAnswer()
    private let present: Mutex<Looks>

    init(session: PreviewSession, renderer: any PageRendering, assets: AssetTable, images: ImageShelf?) {
        self.session = session
        self.images = images
        present = Mutex(Looks(renderer: renderer, assets: assets))
    }

    /// The present looks.
    var looks: Looks { present.withLock { $0 } }

    /// Takes other templates or other files from now on.
    func replaceLooks(renderer: (any PageRendering)?, assets: AssetTable?) {
        present.withLock { looks in
            looks.renderer = renderer ?? looks.renderer
            looks.assets = assets ?? looks.assets
            looks.generation += 1
        }
    }
}
