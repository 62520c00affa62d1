import PreviewCore
import PreviewPages

/// A response.
struct HTTPResponse: Sendable {
    /// The body of a response.
    enum Body: Sendable {
        /// The given bytes.
        case bytes([UInt8])
        /// Events, for as long as the visitor stays.
        case events(EventStream)
    }

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
    var body: Body = .bytes([])
    /// A Boolean value that indicates whether the body is left out.
    ///
    /// It is for a request for the head alone, and if the visitor already has the body.
    var isHeadOnly = false
    /// A Boolean value that indicates whether the connection ends after the response.
    var isLast = false
    /// A Boolean value that indicates whether events come in chunks.
    ///
    /// They don't to a client of HTTP/1.0, for which they end with the connection (RFC 9112 6.1).
    var isChunked = true
    /// A check of whether the link or token of the request still opens, made in memory; nil if there is none that can
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

extension HTTPResponse {
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
        var answer = shown == nil ? html(page.html) : html(page.html).keptNowhere
        answer.drawn = page.tag
        return answer
    }

    /// Returns JSON.
    static func json(_ text: String) -> Self {
        Self(Array(text.utf8), "application/json")
    }

    /// The number of bytes of the body; zero for events.
    var size: Int {
        if case .bytes(let bytes) = body { bytes.count } else { 0 }
    }

    /// A Boolean value that indicates whether the end of the body is not known before.
    var isStream: Bool { if case .events = body { true } else { false } }

    /// A copy of this response that is not cached.
    var keptNowhere: Self {
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

// MARK: - Serialization

extension HTTPResponse {
    /// The fields without those of the connection, and of the length of the body.
    var ownFields: [(name: String, value: String)] {
        var lines = SecurityFields.all(policy: policy)
        lines.append(("Cache-Control", caching.rawValue))
        if let contentType { lines.append(("Content-Type", contentType)) }
        if let tag { lines.append(("ETag", tag.text)) }
        if let drawn { lines.append(("TabPreview-Drawn", drawn)) }
        return lines + fields.filter { Self.isSafe($0.value) }
    }

    /// The head, with all fields that every response has.
    var head: String {
        var lines = ownFields
        lines.append(("Connection", isLast ? "close" : "keep-alive"))
        switch body {
        case .bytes(let bytes): if status != 204 { lines.append(("Content-Length", String(bytes.count))) }
        case .events: if isChunked { lines.append(("Transfer-Encoding", "chunked")) }
        }
        let start = "HTTP/1.1 \(status) \(phrase)\r\n"
        return lines.reduce(into: start) { $0 += "\($1.name): \($1.value)\r\n" } + "\r\n"
    }

    /// The phrase of the status.
    var phrase: String { Self.phrases[status] ?? "Status" }

    /// Returns a Boolean value that indicates whether a value can't end its line.
    ///
    /// It has no CR, LF, NUL or other control byte but tab (S37).
    static func isSafe(_ value: String) -> Bool {
        value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
    }

    /// The phrases of the statuses that this server sends.
    private static let phrases = [
        200: "OK", 201: "Created", 204: "No Content", 304: "Not Modified", 308: "Permanent Redirect",
        400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        408: "Request Timeout", 409: "Conflict", 412: "Precondition Failed",
        413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type",
        421: "Misdirected Request", 422: "Unprocessable Content", 428: "Precondition Required",
        429: "Too Many Requests", 431: "Request Header Fields Too Large",
        500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable", 507: "Insufficient Storage",
    ]
}
