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
    /// The content security policy: that of pages, unless the body is somebody else's.
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
        /// What has its digest in its address but is not everybody's.
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
