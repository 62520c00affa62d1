import HTTPServing
import PreviewCore
import PreviewPages

/// The response of a route, before it is one of HTTP.
struct RouteResponse: Sendable {
    /// The HTTP status.
    var status: Int
    /// The media type of the body; nil for none.
    var contentType: String?
    /// The caching of the response.
    var caching: Caching
    /// The tag of the body; nil for errors and streams.
    var tag: EntityTag?
    /// The tag of the page that the visitor shows after this response (``RenderedPage``); nil if it has no page.
    var drawn: String?
    /// The tag of the uncompressed content, if the body is compressed.
    var plainTag: EntityTag?
    /// Further header fields.
    var fields: [(name: String, value: String)] = []
    /// The content security policy: that of pages, unless the body comes from a user.
    var policy = SecurityFields.contentSecurityPolicy
    /// The body.
    var body: HTTPResponse.Body = .bytes([])
    /// A check of whether the link or token of the request still works, made in memory; nil if there is none that can
    /// end.
    var isStillAdmitted: (@Sendable () -> Bool)?

    /// The values of `Cache-Control`.
    enum Caching: String, Sendable {
        /// HTML and JSON: cached, but revalidated each time.
        case revalidated = "private, no-cache"
        /// Errors.
        case never = "no-store"
        /// Events; a proxy that compressed them would hold them back until it has a piece of some size.
        case stream = "no-store, no-transform"
        /// Content with its digest in its address.
        case forever = "public, max-age=31536000, immutable"
        /// Content with its digest in its address that is not public.
        case privateForever = "private, max-age=31536000, immutable"
    }
}

extension RouteResponse {
    /// Creates a successful response with its tag.
    init(_ content: [UInt8], _ contentType: String, caching: Caching = .revalidated, tag: EntityTag? = nil) {
        self.init(status: 200, contentType: contentType, caching: caching, body: .bytes(content))
        self.tag = tag ?? EntityTag(of: content)
    }

    /// A response without content to a completed request.
    static let done = Self(status: 204, caching: .never)

    /// Returns an HTML page or fragment.
    static func html(_ text: String) -> Self {
        Self(Array(text.utf8), "text/html; charset=utf-8")
    }

    /// Returns a page; one with only the differences from `shown` is for that reader alone.
    static func page(_ page: RenderedPage, shown: String?) -> Self {
        var response = shown == nil ? html(page.html) : html(page.html).uncached
        response.drawn = page.tag
        return response
    }

    /// Returns JSON.
    static func json(_ text: String) -> Self {
        Self(Array(text.utf8), "application/json")
    }

    /// The number of bytes of the body; zero for events.
    var size: Int {
        if case .bytes(let bytes) = body { bytes.count } else { 0 }
    }

    /// A copy of this response that is not cached.
    var uncached: Self {
        var copy = self
        copy.caching = .never
        copy.tag = nil
        return copy
    }

    /// Returns this response with a further field.
    func with(_ name: String, _ value: String) -> Self {
        var copy = self
        copy.fields.append((name, value))
        return copy
    }
}

extension HTTPResponse {
    /// Creates the response to a request from that of its route, with the fields that every response has.
    init(_ response: RouteResponse) {
        var fields = SecurityFields.all(policy: response.policy)
        fields.append(("Cache-Control", response.caching.rawValue))
        if let contentType = response.contentType { fields.append(("Content-Type", contentType)) }
        if let tag = response.tag { fields.append(("ETag", tag.text)) }
        if let drawn = response.drawn { fields.append(("TabPreview-Drawn", drawn)) }
        self.init(status: response.status, fields: fields + response.fields, body: response.body)
        isStillAdmitted = response.isStillAdmitted
    }
}
