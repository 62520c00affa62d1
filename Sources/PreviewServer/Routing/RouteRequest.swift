import HTTPServing
import PreviewCore
import PreviewPages

/// An admitted request, for the functions of routes.
struct RouteRequest: Sendable {
    let site: Site
    let server: ServerResources
    let theme: ServerResources.Theme
    let admission: Admission
    let head: RequestHead
    /// The body; empty if the route only reads.
    var body: [UInt8] = []
    /// The author of the change.
    var author = ChangeAuthor.browser(link: nil)

    init(_ admission: Admission, _ head: RequestHead, to site: Site, of server: ServerResources) {
        (self.admission, self.head, self.site, self.server) = (admission, head, site, server)
        theme = site.theme(of: server)
    }

    var target: RequestTarget { admission.target }
    var viewpoint: Viewpoint { Viewpoint(admission) }
    /// The parameter of the path.
    var name: String { admission.values.first ?? "" }
    /// The view request that all visitors with this viewpoint share.
    var view: ViewRequest {
        ViewRequest(target, site: site, server: server, theme: theme, viewpoint: viewpoint, shown: head.shownTag)
    }

    /// The required state: `If-Match`, otherwise `If-None-Match: *`, which requires that nothing exists yet.
    var condition: WriteCondition? { WriteCondition(head) }

    /// Returns the required state; throws if the request has none.
    func requiredCondition() throws(HTTPError) -> WriteCondition {
        guard let condition else { throw .conditionRequired }
        return condition
    }

    /// Throws for a link that permanently shows one state.
    func requireUnpinned() throws(SessionError) {
        guard viewpoint.pin == nil else { throw .refused(.pinned) }
    }
}

/// A request whose response is cached for all visitors with the same data: it knows no more about its sender.
struct ViewRequest: Sendable {
    let site: Site
    let server: ServerResources
    let theme: ServerResources.Theme
    /// The viewpoint of the reader; of a pinned link it has the earlier pin while that one is shown.
    private(set) var viewpoint: Viewpoint
    /// The pin of the link, whichever pin shows.
    let pin: PinnedPreview?
    /// The original query.
    let rawQuery: String
    /// The parameters, decoded.
    private(set) var query: [(String, String)]
    /// The tag of the page that the reader shows; a page leaves out unchanged parts.
    let shownTag: String?
    /// A function that lets waiting work go first, between two views of a page or file with many.
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

    /// Returns the first parameter of a name, decoded.
    func parameter(_ name: String) -> String? { query.first { $0.0 == name }?.1 }

    /// The view state of the query, read for the viewpoint.
    var state: ViewState { viewpoint.state(query) }

    /// The previews that a visitor can switch to: only the owner may know which exist (S63).
    var siblings: [PreviewSibling] { viewpoint.rights == .owner ? server.siblings(site) : [] }

    /// The request with `view=all`, for which `/devices` is short.
    var showingAll: Self {
        var copy = self
        copy.query.insert(("view", "all"), at: 0)
        return copy
    }

    /// Returns the preview in this viewpoint.
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
    /// Creates a condition from `If-Match`, otherwise `If-None-Match: *`; nil if a request has neither.
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

extension RequestHead {
    /// A Boolean value that indicates whether a user opens a page, rather than the page fetching itself again.
    ///
    /// Browsers show that by `Sec-Fetch-Dest`, and on plain HTTP beyond this machine, where they leave that out, by a
    /// request for an upgrade to TLS. A request for anything else but HTML is not from a page of this server.
    var opensPage: Bool {
        if let destination = self["sec-fetch-dest"] { return destination == "document" }
        return self["upgrade-insecure-requests"] != nil || self["accept"]?.lowercased() != "text/html"
    }

    /// The tag of the page that the sender shows: the response may leave out unchanged parts.
    var shownTag: String? {
        self["tabpreview-shown"].flatMap { (1...16).contains($0.utf8.count) && $0.allSatisfy(\.isHexDigit) ? $0 : nil }
    }
}

extension RequestTarget {
    /// A Boolean value that indicates whether the page is for a frame of another page.
    var isEmbedded: Bool { parameter("embed") == "1" }
}
