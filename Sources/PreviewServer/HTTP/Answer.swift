import FlyingFox
import Foundation
import PreviewCore

/// What is answered, free of any server's types.
struct Answer: Sendable {
    /// The body.
    enum Body: Sendable {
        /// These bytes.
        case bytes([UInt8])
        /// An opening, and then events, as long as the visitor stays.
        case events(PreviewEvents, opening: String)
        /// These bytes, and then the end of the connection, because what was sent to us was not read to its end.
        case lastBytes([UInt8])
    }

    /// The HTTP status.
    var status: Int
    /// What the body is; nil for none.
    var contentType: String?
    /// How long it may be kept.
    var caching: Caching
    /// The tag of the body; nil for errors and streams.
    var tag: EntityTag?
    /// Further fields.
    var fields: [(name: String, value: String)] = []
    /// The content security policy: that of pages, unless the body is someone else's.
    var policy = SecurityFields.contentSecurityPolicy
    /// The body.
    var body: Body = .bytes([])

    /// `Cache-Control` (the format, 7).
    enum Caching: String, Sendable {
        /// HTML and JSON: kept, but asked about each time.
        case revalidated = "private, no-cache"
        /// Errors and events.
        case never = "no-store"
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

    /// An HTML page or fragment.
    static func html(_ text: String) -> Self {
        Self(Array(text.utf8), "text/html; charset=utf-8")
    }

    /// JSON.
    static func json(_ text: String) -> Self {
        Self(Array(text.utf8), "application/json")
    }

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

extension Answer {
    /// The answer as the server sends it, with every field that belongs to all of them.
    ///
    /// `Connection` is always set: after `close` nothing more is read.
    func response(heartbeat: Duration, withoutBody: Bool = false) -> HTTPResponse {
        var headers = HTTPHeaders()
        headers[HTTPHeader(SecurityFields.firstName)] = SecurityFields.lines(policy: policy)
        headers[.cacheControl] = caching.rawValue
        headers[.connection] = "keep-alive"
        if let contentType { headers[.contentType] = contentType }
        if let tag { headers[.eTag] = tag.text }
        for (name, value) in fields where FieldValue.isSafe(value) { headers[HTTPHeader(name)] = value }
        return response(headers: headers, heartbeat: heartbeat, withoutBody: withoutBody)
    }

    private func response(headers: HTTPHeaders, heartbeat: Duration, withoutBody: Bool) -> HTTPResponse {
        var headers = headers
        switch body {
        case .bytes(let bytes), .lastBytes(let bytes):
            if status != 204 { headers[.contentLength] = String(bytes.count) }
            if case .lastBytes = body { headers[.connection] = "close" }
            return HTTPResponse(statusCode: code, headers: headers, body: Self.whole(withoutBody ? [] : bytes))
        case .events(let events, let opening):
            guard !withoutBody else { return HTTPResponse(statusCode: code, headers: headers, body: Data()) }
            let stream = EventStreamBody(events: events, opening: opening, heartbeat: heartbeat)
            return HTTPResponse(statusCode: code, headers: headers, body: HTTPBodySequence(from: stream))
        }
    }

    private var code: HTTPStatusCode { StatusPhrase.status(status) }

    /// A body that is written in large pieces: for a slow reader one of them is copied, not the whole.
    private static func whole(_ bytes: [UInt8]) -> HTTPBodySequence {
        HTTPBodySequence(data: Data(bytes), suggestedBufferSize: 256 << 10)
    }

    /// This answer as the last of its connection.
    var endingConnection: Answer {
        guard case .bytes(let bytes) = body else { return self }
        var copy = self
        copy.body = .lastBytes(bytes)
        return copy
    }
}

extension HTTPHeader {
    /// Says to search engines that a link's pages are nobody's to find (S22).
    static let robots = HTTPHeader("X-Robots-Tag")
}

/// The statuses that this server sends, with their phrases.
enum StatusPhrase {
    private static let phrases: [Int: String] = [
        200: "OK", 201: "Created", 204: "No Content", 304: "Not Modified", 308: "Permanent Redirect",
        400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        408: "Request Timeout", 409: "Conflict", 412: "Precondition Failed",
        413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type",
        421: "Misdirected Request", 422: "Unprocessable Content", 428: "Precondition Required",
        429: "Too Many Requests", 431: "Request Header Fields Too Large",
        500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable", 507: "Insufficient Storage",
    ]

    static func status(_ code: Int) -> HTTPStatusCode {
        HTTPStatusCode(code, phrase: phrases[code] ?? "Status")
    }
}

/// The one place where values become header fields (S37).
enum FieldValue {
    /// Whether a value can't end its line: no CR, LF, NUL or other control byte but tab.
    static func isSafe(_ value: String) -> Bool {
        value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
    }
}
