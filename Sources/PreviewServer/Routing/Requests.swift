import PreviewCore
import PreviewPages

/// A request whose answer is kept for everyone who sees the same.
struct ViewRequest: Sendable {
    let site: Site
    let theme: Site.Theme
    var viewpoint = Viewpoint.owner
    /// The query as it was written.
    let rawQuery: String
    /// The parameters, decoded.
    private(set) var query: [(String, String)]

    init(_ target: RequestTarget, site: Site, theme: Site.Theme, viewpoint: Viewpoint) {
        self.site = site
        self.theme = theme
        self.viewpoint = viewpoint
        rawQuery = target.rawQuery
        query = target.query
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

/// A request that reads.
struct ReadRequest: Sendable {
    let site: Site
    let theme: Site.Theme
    let admission: Admission
    /// The media types that the answer may have, as the field says.
    let accept: String?

    var target: RequestTarget { admission.target }
    var viewpoint: Viewpoint { Viewpoint(admission.visitor) }
    /// The same as everyone with this viewpoint asks it.
    var view: ViewRequest { ViewRequest(target, site: site, theme: theme, viewpoint: viewpoint) }
}

/// A request that changes something, or asks with a body.
struct WriteRequest: Sendable {
    let site: Site
    let admission: Admission
    let sent: SentContent

    var target: RequestTarget { admission.target }
    var viewpoint: Viewpoint { Viewpoint(admission.visitor) }

    /// What the state must be; throws where the writer does not say.
    func condition() throws(Refusal) -> WriteCondition {
        guard let condition = sent.condition else { throw .conditionRequired }
        return condition
    }

    /// Throws for a link that shows one state for ever.
    func requireUnpinned() throws(SessionError) {
        guard viewpoint.pin == nil else { throw .refused(.pinned) }
    }
}

/// What came with a request that changes something.
struct SentContent: Sendable {
    /// The body.
    var bytes: [UInt8]
    /// Its media type without parameters, in lower case; nil if there is none.
    var type: String?
    /// The media types that the answer may have, as the field says.
    var accept: String?
    /// What the state must be; nil where the writer does not say.
    var condition: WriteCondition?
    /// Whose change it is.
    var author: ChangeAuthor

    init(_ bytes: [UInt8], _ head: RequestHead, by author: ChangeAuthor) {
        self.bytes = bytes
        type = MediaRange.type(of: head.contentType)
        accept = head.accept
        condition = Self.condition(head)
        self.author = author
    }

    /// `If-Match`, else `If-None-Match: *`, which asks that there be nothing yet.
    private static func condition(_ head: RequestHead) -> WriteCondition? {
        if let tags = head.ifMatch { return EntityTagList(tags).condition }
        return head.ifNoneMatch.map { EntityTagList($0) } == .any ? .nothing : nil
    }
}
