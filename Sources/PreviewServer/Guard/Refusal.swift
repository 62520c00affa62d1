import PreviewPages

/// Why a request is not answered: the status, and what people read.
struct Refusal: Error, Hashable, Sendable {
    /// The HTTP status.
    var status: Int
    /// The error's id in JSON.
    var id: String
    /// The heading of the page.
    var title: String
    /// One or two sentences: what happened, and what to do.
    ///
    /// Never the request's own text unescaped (S29).
    var text: String
    /// Methods that would be answered, for a 405.
    var allow: String?
    /// After how many seconds to try again, for a 429 or 503 that passes.
    var retryAfter: Int?
}

extension Refusal {
    static let malformed = Self(
        status: 400,
        id: "badRequest",
        title: "Bad request",
        text: "The URL contains characters or sequences that no link of this preview has. Open the preview again."
    )
    static let unreadable = Self(
        status: 400,
        id: "badRequest",
        title: "Bad request",
        text: "The request is not valid HTTP/1.1, or it is ambiguous."
    )
    static let largeHead = Self(
        status: 431,
        id: "headTooLarge",
        title: "Header too large",
        text:
            "A request can have 100 header fields of 8 KiB each and 16 KiB in total. The same limits apply to the lines between "
            + "chunks."
    )
    static let unknownMethod = Self(
        status: 501,
        id: "method",
        title: "Unknown method",
        text: "This preview doesn't support the method."
    )
    static let targetTooLong = Self(
        status: 414,
        id: "targetTooLong",
        title: "URL too long",
        text: "The URL is longer than 8 KiB. Open the preview again and choose fewer settings."
    )
    static let crossSite = Self(
        status: 403,
        id: "crossSite",
        title: "Refused",
        text: "The request came from another site. The preview only answers its own pages."
    )
    static let notOwner = Self(
        status: 403,
        id: "noLink",
        title: "This preview needs a link",
        text: "Ask the person who runs it for a link. If you run it, open the owner link that was printed at startup."
    )
    static let linkRequired = Self(
        status: 403,
        id: "noLink",
        title: "This preview needs its owner link",
        text: "It was started with --require-link: open the owner link that was printed at startup."
    )
    static let unknownLink = Self(
        status: 404,
        id: "unknownLink",
        title: "This link doesn't work",
        text: "It is unknown, has expired or was revoked. Ask for a new one."
    )
    static let locked = Self(
        status: 401,
        id: "locked",
        title: "This link has a password",
        text: "Open the link in a browser and enter the password that you got with it."
    )
    static let wrongPassword = Self(
        status: 403,
        id: "password",
        title: "Wrong password",
        text: "The password is wrong. Try again."
    )
    static let notFound = Self(
        status: 404,
        id: "notFound",
        title: "Page not found",
        text: "The preview has no page at this URL."
    )
    static let hostMissing = Self(
        status: 421,
        id: "host",
        title: "Unknown host",
        text: "The request's host is unknown. Open the URL that was printed at startup; "
            + "to allow another name, use --trusted-host NAME."
    )

    static func tooManyPasswords(seconds: Int) -> Self {
        Self(
            status: 429,
            id: "passwords",
            title: "Too many attempts",
            text: "Too many attempts. Try again in \(SpokenTime.span(Double(max(seconds, 60)))).",
            retryAfter: seconds
        )
    }

    static func unknownHost(_ host: HostName) -> Self {
        let text =
            "Refused a request for host \"\(host.name)\". To allow that name, start with --trusted-host \(host.name) "
            + "or add it to server.trustedHosts."
        return Self(status: 421, id: "host", title: "Unknown host", text: text)
    }

    /// Refuses what a visitor's link does not allow, and says what it does allow.
    static func role(_ right: Right) -> Self {
        Self(status: 403, id: "role", title: "Not allowed with this link", text: right.sentence)
    }

    static func method(allow: String) -> Self {
        Self(
            status: 405,
            id: "method",
            title: "Method not allowed",
            text: "This URL supports \(allow).",
            allow: allow
        )
    }
}

// MARK: - What was sent

extension Refusal {
    static let conditionRequired = Self(
        status: 428,
        id: "ifMatch",
        title: "Condition required",
        text: "Send If-Match with the current ETag, or * for any."
    )
    static let badProfile = Self(
        status: 400,
        id: "profile",
        title: "Bad profile",
        text: "A profile's name must be 1 to 64 of A-Z, a-z, 0-9, dot, underscore and hyphen."
    )
    static let badHistory = Self(
        status: 400,
        id: "history",
        title: "Invalid query",
        text: "Expected \"of\" as spec or customization, and \"diff\" as previous, now or a revision's number."
    )

    static func contentType(expected: String) -> Self {
        Self(
            status: 415,
            id: "contentType",
            title: "Unsupported content",
            text: "Send the body as \(expected), without Content-Encoding."
        )
    }

    static func tooLarge(limit: Int) -> Self {
        Self(status: 413, id: "tooLarge", title: "Too large", text: "The body is larger than \(limit / 1024) KiB.")
    }

    static let slowBody = Self(
        status: 408,
        id: "timeout",
        title: "Too slow",
        text: "The body did not arrive in time, or it doesn't match its header. Send the request again."
    )
}

// MARK: - What can't be answered now

extension Refusal {
    static func noText(_ file: String) -> Self {
        Self(status: 404, id: "noFile", title: "No file", text: "There is no readable file \"\(file)\" at the moment.")
    }

    static let tooManyStreams = Self(
        status: 503,
        id: "streams",
        title: "Too many open pages",
        text: "Too many pages of this preview are open. Close some, then reload.",
        retryAfter: 5
    )
    static let slowPage = Self(
        status: 503,
        id: "busy",
        title: "Still rendering",
        text: "The page takes longer than usual to render. Try again in a few seconds.",
        retryAfter: 3
    )
    static let busyWithGuests = Self(
        status: 503,
        id: "busy",
        title: "Busy",
        text: "Too many requests from links are waiting. Nothing was done. "
            + "Try again in a few seconds.",
        retryAfter: 3
    )
    static let noBrowser = Self(
        status: 503,
        id: "noBrowser",
        title: "No browser for pictures",
        text: "A browser on the machine that runs the preview draws pictures, and none was found that can be "
            + "run. The person who runs it can install Chromium or name one with export.chromium. See its log."
    )
    static let manyPictures = Self(
        status: 503,
        id: "busy",
        title: "Too many pictures",
        text: "Pictures are drawn one at a time, and too many are waiting. Try again in a few seconds.",
        retryAfter: 5
    )
    static let slowPicture = Self(
        status: 503,
        id: "busy",
        title: "Still drawing",
        text: "The picture takes longer than usual to draw. Try again in a few seconds.",
        retryAfter: 3
    )
    static let failedPicture = Self(
        status: 500,
        id: "picture",
        title: "The picture was not drawn",
        text: "The browser could not draw the picture. See the preview's log."
    )
}

/// The registered methods of HTTP: any other is not implemented (501), rather than not allowed (405).
enum RegisteredMethods {
    /// Whether IANA's registry of HTTP methods has a name; case counts (RFC 9110 9.1).
    static func contains(_ name: String) -> Bool { names.contains(Substring(name)) }

    private static let names = Set(
        """
        ACL BASELINE-CONTROL BIND CHECKIN CHECKOUT CONNECT COPY DELETE GET HEAD LABEL LINK LOCK MERGE MKACTIVITY \
        MKCALENDAR MKCOL MKREDIRECTREF MKWORKSPACE MOVE OPTIONS ORDERPATCH PATCH POST PRI PROPFIND PROPPATCH PUT QUERY \
        REBIND REPORT SEARCH TRACE UNBIND UNCHECKOUT UNLINK UNLOCK UPDATE UPDATEREDIRECTREF VERSION-CONTROL
        """.split(separator: " ")
    )
}
