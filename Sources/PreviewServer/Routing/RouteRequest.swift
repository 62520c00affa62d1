import PreviewCore
import PreviewPages

/// An admitted request, as the functions see it that routes call.
struct RouteRequest: Sendable {
    let site: Site
    let theme: Site.Theme
    let admission: Admission
    let head: RequestHead
    /// What was sent; empty where the route only reads.
    var body: [UInt8] = []
    /// Whose change it is.
    var author = ChangeAuthor.browser(link: nil)

    var target: RequestTarget { admission.target }
    var viewpoint: Viewpoint { Viewpoint(admission.visitor) }
    /// The parameter of the path.
    var name: String { admission.values.first ?? "" }
    /// The same as everyone with this viewpoint asks it.
    var view: ViewRequest { ViewRequest(target, site: site, theme: theme, viewpoint: viewpoint) }

    /// What the state must be: `If-Match`, else `If-None-Match: *`, which asks that there be nothing yet.
    var condition: WriteCondition? {
        if let tags = head["if-match"] { return EntityTagList(tags).condition }
        return head["if-none-match"].map { EntityTagList($0) } == .any ? .nothing : nil
    }

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
    let theme: Site.Theme
    let viewpoint: Viewpoint
    /// The query as it was written.
    let rawQuery: String
    /// The parameters, decoded.
    private(set) var query: [(String, String)]

    init(_ target: RequestTarget, site: Site, theme: Site.Theme, viewpoint: Viewpoint) {
        (self.site, self.theme, self.viewpoint) = (site, theme, viewpoint)
        (rawQuery, query) = (target.rawQuery, target.query)
    }

    /// What the query says, read as the viewpoint sees it.
    var state: ViewState { viewpoint.state(query) }

    /// The same with `view=all`, which `/devices` is short for.
    var showingAll: Self {
        var copy = self
        copy.query.insert(("view", "all"), at: 0)
        return copy
    }

    /// What is shown to this viewpoint.
    func shown() async throws(SessionError) -> PreviewView {
        try await site.session.view(profile: state.profile, pin: viewpoint.pin)
    }
}
