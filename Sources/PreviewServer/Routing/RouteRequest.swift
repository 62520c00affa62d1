import PreviewCore
import PreviewPages

/// An admitted request, as the functions see it that routes call.
struct RouteRequest: Sendable {
    let site: Site
    let server: ServerResources
    let theme: ServerResources.Theme
    let admission: Admission
    let head: RequestHead
    /// What was sent; empty where the route only reads.
    var body: [UInt8] = []
    /// Whose change it is.
    var author = ChangeAuthor.browser(link: nil)

    init(_ admission: Admission, _ head: RequestHead, to site: Site, of server: ServerResources) {
        (self.admission, self.head, self.site, self.server) = (admission, head, site, server)
        theme = site.theme(of: server)
    }

    var target: RequestTarget { admission.target }
    var viewpoint: Viewpoint { Viewpoint(admission) }
    /// The parameter of the path.
    var name: String { admission.values.first ?? "" }
    /// The same as everyone with this viewpoint asks it.
    var view: ViewRequest {
        ViewRequest(target, site: site, server: server, theme: theme, viewpoint: viewpoint, shown: head.shownTag)
    }

    /// What the state must be: `If-Match`, else `If-None-Match: *`, which asks that there be nothing yet.
    var condition: WriteCondition? { WriteCondition(head) }

    /// What the state must be; throws where the writer does not say.
    func requiredCondition() throws(Refusal) -> WriteCondition {
        guard let condition else { throw .conditionRequired }
        return condition
    }

    /// Throws for a link that shows one state for ever.
    func requireUnpinned() throws(SessionError) {
        guard viewpoint.pin == nil else { throw .refused(.pinned) }
    }
}

/// A request whose answer is kept for everybody who sees the same: it knows nothing else of who asks.
struct ViewRequest: Sendable {
    let site: Site
    let server: ServerResources
    let theme: ServerResources.Theme
    /// As whom the reader sees it; of a pinned link it has the earlier pin while that one shows.
    private(set) var viewpoint: Viewpoint
    /// What the link is pinned to, whichever pin shows.
    let pin: PinnedPreview?
    /// The query as it was written.
    let rawQuery: String
    /// The parameters, decoded.
    private(set) var query: [(String, String)]
    /// The tag of the page that the reader shows; a page leaves out what that has.
    let shownTag: String?
    /// Lets others go first, between two views of what has many.
    var pause: WorkQueues.Pause = {}

    init(
        _ target: RequestTarget,
        site: Site,
        server: ServerResources,
        theme: ServerResources.Theme? = nil,
        viewpoint: Viewpoint,
        shown: String? = nil
    ) {
        (self.site, self.server, self.viewpoint, shownTag) = (site, server, viewpoint, shown)
        self.theme = theme ?? site.theme(of: server)
        (rawQuery, query) = (target.rawQuery, target.query)
        pin = viewpoint.pin
        guard let earlier = viewpoint.pin?.earlier, viewpoint.state(query).moment == .before else { return }
        self.viewpoint.pin = earlier
        self.viewpoint.rights = min(viewpoint.rights, .comment)
    }

    /// The first parameter of a name, decoded.
    func parameter(_ name: String) -> String? { query.first { $0.0 == name }?.1 }

    /// What the query says, read as the viewpoint sees it.
    var state: ViewState { viewpoint.state(query) }

    /// The previews that one can switch to: only the owner may know which there are (S63).
    var siblings: [PreviewSibling] { viewpoint.rights == .owner ? server.siblings(site) : [] }

    /// The same with `view=all`, which `/devices` is short for.
    var showingAll: Self {
        var copy = self
        copy.query.insert(("view", "all"), at: 0)
        return copy
    }

    /// What is shown to this viewpoint.
    func shown() async throws(SessionError) -> PreviewView {
        let view = try await site.view(of: state.profile, as: viewpoint)
        guard viewpoint.pin != pin else { return view }
        // The page's revision is the link's, which its events name.
        var snapshot = view.snapshot
        snapshot.revision = site.session.snapshot(pin: pin).revision
        return PreviewView(
            snapshot: snapshot,
            profile: view.profile,
            customization: view.customization,
            pin: view.pin
        )
    }
}

extension WriteCondition {
    /// Reads `If-Match`, else `If-None-Match: *`; nil where a request has neither.
    init?(_ head: RequestHead) {
        if let tags = head["if-match"] {
            self = EntityTagList(tags).condition
        } else if head["if-none-match"].map({ EntityTagList($0) }) == .any {
            self = .nothing
        } else {
            return nil
        }
    }
}
