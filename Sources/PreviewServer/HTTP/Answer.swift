import PreviewCore
import PreviewPages

/// What is answered.
struct Answer: Sendable {
    /// The body.
    enum Body: Sendable {
        /// These bytes.
        case bytes([UInt8])
        /// Events, as long as the visitor stays.
        case events(EventStream)
    }

    /// The HTTP status.
    var status: Int
    /// What the body is; nil for none.
    var contentType: String?
    /// How long it may be kept.
    var caching: Caching
    /// The tag of the body; nil for errors and streams.
    var tag: EntityTag?
    /// The tag of the page that the visitor shows after this answer (``DrawnPage``); nil for what is no page.
    var drawn: String?
    /// The tag of the same content as it is, where the body is compressed.
    var plainTag: EntityTag?
    /// Further fields.
    var fields: [(name: String, value: String)] = []
    /// The content security policy: that of pages, unless the body is someone else's.
    var policy = SecurityFields.contentSecurityPolicy
    /// The body.
    var body: Body = .bytes([])
    /// A Boolean value that indicates whether the body is left out: where the head alone is asked for, or the visitor
    /// has the body already.
    var isHeadOnly = false
    /// A Boolean value that indicates whether the connection ends after it.
    var isLast = false
    /// A Boolean value that indicates whether events come in chunks: not to a client of HTTP/1.0, for whom they end
    /// with the connection (RFC 9112 6.1).
    var isChunked = true
    /// A Boolean value that indicates whether the link or token that it was asked for by still opens, answered from
    /// memory; nil where there is none that can end.
    var isStillAdmitted: (@Sendable () -> Bool)?

    /// `Cache-Control` (the format, 7).
    enum Caching: String, Sendable {
        /// HTML and JSON: kept, but asked about each time.
        case revalidated = "private, no-cache"
        /// Errors.
        case never = "no-store"
        /// Events; a proxy that compressed them would keep them back until it has a piece of some size.
        case stream = "no-store, no-transform"
        /// What has its digest in its address.
        case forever = "public, max-age=31536000, immutable"
        /// What has its digest in its address but is not everyone's.
        case privateForever = "private, max-age=31536000, immutable"
    }
}

extension Answer {
    /// A good answer with its tag.
    init(_ content: [UInt8], _ contentType: String, caching: Caching = .revalidated, tag: EntityTag? = nil) {
        self.init(status: 200, contentType: contentType, caching: caching, body: .bytes(content))
        self.tag = tag ?? EntityTag(of: content)
    }

    /// That it is done, and nothing else.
    static let done = Self(status: 204, caching: .never)

    /// An HTML page or fragment.
    static func html(_ text: String) -> Self {
        Self(Array(text.utf8), "text/html; charset=utf-8")
    }

    /// A page; one that says only what `shown` has not is good for that reader alone.
    static func page(_ page: DrawnPage, shown: String?) -> Self {
        var answer = shown == nil ? html(page.html) : html(page.html).keptNowhere
        answer.drawn = page.tag
        return answer
    }

    /// JSON.
    static func json(_ text: String) -> Self {
        Self(Array(text.utf8), "application/json")
    }

    /// How many bytes its body has; none for events.
    var size: Int {
        if case .bytes(let bytes) = body { bytes.count } else { 0 }
    }

    /// A Boolean value that indicates whether its body has no end that is known before.
    var isStream: Bool { if case .events = body { true } else { false } }

    /// This answer as one that nobody keeps.
    var keptNowhere: Self {
        var copy = self
        copy.caching = .never
        copy.tag = nil
        return copy
    }

    /// This answer with a further field.
    func with(_ name: String, _ value: String) -> Self {
        var copy = self
        copy.fields.append((name, value))
        return copy
    }
}

// MARK: - As it is sent

extension Answer {
    /// The head, with every field that belongs to all answers.
    var head: String {
        var lines = SecurityFields.all(policy: policy)
        lines.append(("Cache-Control", caching.rawValue))
        lines.append(("Connection", isLast ? "close" : "keep-alive"))
        if let contentType { lines.append(("Content-Type", contentType)) }
        if let tag { lines.append(("ETag", tag.text)) }
        if let drawn { lines.append(("TabPreview-Drawn", drawn)) }
        lines += fields.filter { Self.isSafe($0.value) }
        switch body {
        case .bytes(let bytes): if status != 204 { lines.append(("Content-Length", String(bytes.count))) }
        case .events: if isChunked { lines.append(("Transfer-Encoding", "chunked")) }
        }
        let start = "HTTP/1.1 \(status) \(Self.phrases[status] ?? "Status")\r\n"
        return lines.reduce(into: start) { $0 += "\($1.name): \($1.value)\r\n" } + "\r\n"
    }

    /// Returns a Boolean value that indicates whether a value can't end its line: no CR, LF, NUL or other control byte
    /// but tab (S37).
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
