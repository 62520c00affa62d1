/// Why a request is not answered: the status, and what people are told.
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
    /// After how many seconds to try again, for a 503 that passes.
    var retryAfter: Int?
}

extension Refusal {
    static let malformed = Self(
        status: 400,
        id: "badRequest",
        title: "Bad request",
        text: "The address holds characters or sequences that no link of this preview has. Open the preview again."
    )
    static let targetTooLong = Self(
        status: 414,
        id: "targetTooLong",
        title: "Address too long",
        text: "The address is longer than 8 KiB. Open the preview again and choose fewer settings."
    )
    static let crossSite = Self(
        status: 403,
        id: "crossSite",
        title: "Refused",
        text: "Another site asked for this. The preview answers its own pages only."
    )
    static let notOwner = Self(
        status: 403,
        id: "noLink",
        title: "This preview needs a link",
        text: "Ask the person who runs it for a link. If that is you: the owner link was printed at start."
    )
    static let linkRequired = Self(
        status: 403,
        id: "noLink",
        title: "This preview needs its owner link",
        text: "It was started with --require-link: open the owner link that was printed at start."
    )
    static let unknownLink = Self(
        status: 404,
        id: "unknownLink",
        title: "This link opens nothing",
        text: "It was never given out, has expired or was revoked. Ask for a new one."
    )
    static let locked = Self(
        status: 401,
        id: "locked",
        title: "This link has a password",
        text: "Open the link in a browser and enter the password that you got with it."
    )
    static let notUnlocked = Self(
        status: 403,
        id: "password",
        title: "Not unlocked",
        text: "That is not this link's password, or there were too many tries. Wait a minute, then try again; "
            + "if that does not help, ask for a new link."
    )
    static let notFound = Self(
        status: 404,
        id: "notFound",
        title: "Nothing here",
        text: "The preview has no page at this address."
    )
    static let hostMissing = Self(
        status: 421,
        id: "host",
        title: "Unknown host",
        text: "The request names no host that this server could answer to. Open the address printed at start; "
            + "another name is allowed with --trusted-host NAME."
    )

    static func unknownHost(_ host: HostName) -> Self {
        let text =
            "Refused a request for host \"\(host.name)\". To serve that name, start with --trusted-host \(host.name) "
            + "or add it to server.trustedHosts."
        return Self(status: 421, id: "host", title: "Unknown host", text: text)
    }

    static func method(_ route: Route) -> Self {
        Self(
            status: 405,
            id: "method",
            title: "Method not allowed",
            text: "This address answers \(route.allow).",
            allow: route.allow
        )
    }

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
        text: "The body did not arrive in time, or not in the form that was announced. Send the request again."
    )
}
