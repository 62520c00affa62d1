import PreviewCore
import PreviewPages
import TabModel

/// A refusal of a request: the status, and the message for the visitor (S29: nothing internal).
struct HTTPError: Error, Hashable, Sendable {
    /// The HTTP status.
    var status: Int
    /// The error's id in JSON.
    var id: String
    /// The heading of the page.
    var title: String
    /// A message of one or two sentences: the failure and its remedy.
    ///
    /// Never the request's own text unescaped (S29).
    var text: String
    /// The errors in the sent body, or in the spec.
    var diagnostics: [Diagnostic]?
    /// Further fields of the response, such as `Allow`.
    var fields: [String: String] = [:]

    init(
        _ status: Int,
        _ id: String,
        _ title: String,
        _ text: String,
        _ diagnostics: [Diagnostic]? = nil,
        fields: [String: String] = [:]
    ) {
        (self.status, self.id, self.title, self.text) = (status, id, title, text)
        (self.diagnostics, self.fields) = (diagnostics, fields)
    }
}

extension HTTPError {
    static let unknownMethod = Self(501, "method", "Unknown method", "This preview doesn't support the method.")
    static let crossSite = Self(
        403,
        "crossSite",
        "Refused",
        "The request came from another site. The preview only accepts requests from its own pages."
    )

    static let unknownToken = Self(
        401,
        "unknownToken",
        "This token doesn't work",
        "The token is unknown, expired or revoked. Ask the owner of the server for a new one.",
        fields: ["WWW-Authenticate": "Bearer"]
    )
    static let unknownLink = Self(
        404,
        "unknownLink",
        "This link doesn't work",
        "The link is unknown, expired or revoked. Ask for a new one."
    )
    static let locked = Self(
        401,
        "locked",
        "This link has a password",
        "Open the link in a browser and enter the password that you got with it."
    )
    static let wrongPassword = Self(403, "password", "Wrong password", "The password is wrong. Try again.")
    static let notFound = Self(404, "notFound", "Page not found", "The preview has no page at this URL.")
    static let unknownPreview = Self(
        404,
        "unknownPreview",
        "No such preview",
        "There is no preview with this name. It may have been renamed or removed."
    )
    static func tooManyPasswords(seconds: Int) -> Self {
        Self(
            429,
            "passwords",
            "Too many attempts",
            "Too many attempts. Try again in \(SpokenTime.span(Double(max(seconds, 60)))).",
            fields: ["Retry-After": String(seconds)]
        )
    }

    /// Refuses a change for the given time.
    static func tooOften(_ wait: Duration) -> Self {
        Self(
            429,
            "tooOften",
            "Too often",
            "Too many changes in a short time. Nothing was changed. Try again in a few seconds.",
            fields: ["Retry-After": String(max(1, Int((wait / .seconds(1)).rounded(.up))))]
        )
    }

    /// Refuses a request that a visitor's link does not allow, with a message about the link's rights.
    static func role(_ right: Right) -> Self {
        Self(403, "role", "Not allowed with this link", right.sentence)
    }

    static func method(allow: String) -> Self {
        Self(405, "method", "Method not allowed", "This URL supports \(allow).", fields: ["Allow": allow])
    }
}

// MARK: - Advice to the owner

/// The program that serves a preview, as far as advice to its owner depends on it.
enum ServingProgram: Hashable, Sendable {
    /// The command line.
    case tabpreview
    /// A program that has mounted the preview, and has none of tabpreview's options.
    case other

    /// The owner link, with the place where the owner finds it.
    fileprivate var ownerLink: String {
        switch self {
        case .tabpreview: "the owner link that was printed at startup"
        case .other: "the owner link, which is the ownerPath of the preview"
        }
    }

    /// Returns the way to allow a name of a host.
    fileprivate func allowing(_ name: String) -> String {
        switch self {
        case .tabpreview: "start with --trusted-host \(name) or add it to server.trustedHosts"
        case .other: "add it to the trustedHosts of the preview's configuration"
        }
    }
}

extension HTTPError {
    static func notOwner(in program: ServingProgram) -> Self {
        Self(
            403,
            "noLink",
            "This preview needs a link",
            "Ask the person who runs it for a link. If you run it, open \(program.ownerLink)."
        )
    }

    static func linkRequired(in program: ServingProgram) -> Self {
        Self(
            403,
            "noLink",
            "This preview needs a link",
            "A link is required on this machine too. Open a link that you received, or \(program.ownerLink)."
        )
    }

    static func hostMissing(in program: ServingProgram) -> Self {
        Self(
            421,
            "host",
            "Unknown host",
            "The request names no valid host. Open the preview at localhost; "
                + "to allow another name, \(program.allowing("NAME"))."
        )
    }

    static func unknownHost(_ host: HostName, in program: ServingProgram) -> Self {
        Self(
            421,
            "host",
            "Unknown host",
            "Rejected a request for the host \"\(host.name)\". To allow this name, \(program.allowing(host.name))."
        )
    }
}

// MARK: - Invalid requests

extension HTTPError {
    static let conditionRequired = Self(
        428,
        "ifMatch",
        "Condition required",
        "Send If-Match with the current ETag, or * for any."
    )
    static let badProfile = Self(
        400,
        "profile",
        "Bad profile",
        "A profile name must have 1 to 64 characters of A-Z, a-z, 0-9, dot, underscore and hyphen."
    )
    static let badHistory = Self(
        400,
        "history",
        "Invalid request",
        "Expected spec or customization for \"of\", and previous, now or a revision number for \"diff\"."
    )

    static func contentType(expected: String) -> Self {
        Self(415, "contentType", "Unsupported content", "Send the body as \(expected), without Content-Encoding.")
    }
}

// MARK: - Unavailable content

extension HTTPError {
    static func noText(_ file: String) -> Self {
        Self(404, "noFile", "No file", "The file \"\(file)\" doesn't exist or can't be read at the moment.")
    }

    /// The number of seconds after which to try again when the store did not work.
    static let storeRetry = "5"
    static let storeAway = Self(
        503,
        "store",
        "Not available now",
        "The server can't reach its database, so it can't check permissions. Try again in a few seconds.",
        fields: ["Retry-After": storeRetry]
    )
    static let tooManyStreams = Self(
        503,
        "streams",
        "Too many open pages",
        "Too many pages of this preview are open. Close some, then reload.",
        fields: ["Retry-After": "5"]
    )
    static let slowPage = Self(
        503,
        "busy",
        "Still rendering",
        "The page is taking longer than usual to render. Try again in a few seconds.",
        fields: ["Retry-After": "3"]
    )
    static let busyWithGuests = Self(
        503,
        "busy",
        "Busy",
        "Too many requests from links are waiting. Nothing was changed. "
            + "Try again in a few seconds.",
        fields: ["Retry-After": "3"]
    )
    static let noBrowser = Self(
        503,
        "noBrowser",
        "No browser for pictures",
        "A browser on the machine that runs the preview draws pictures, but no usable browser was "
            + "found. The person who runs it can install Chromium or name a browser with export.chromium. See its log."
    )
    static let noPictures = Self(
        501,
        "noPictures",
        "No pictures here",
        "This preview doesn't draw pictures. Export the interactive offline page instead."
    )
    static let manyPictures = Self(
        503,
        "busy",
        "Too many pictures",
        "Pictures are drawn one at a time, and too many are waiting. Try again in a few seconds.",
        fields: ["Retry-After": "5"]
    )
    static let slowPicture = Self(
        503,
        "busy",
        "Still drawing",
        "The picture is taking longer than usual to draw. Try again in a few seconds.",
        fields: ["Retry-After": "3"]
    )
    static let failedPicture = Self(
        500,
        "picture",
        "The picture was not drawn",
        "The browser could not draw the picture. See the preview's log."
    )
}

/// The registered methods of HTTP: any other is not implemented (501), rather than not allowed (405).
enum RegisteredMethods {
    /// Returns a Boolean value that indicates whether IANA's registry of HTTP methods has a name; case counts (RFC 9110
    /// 9.1).
    static func contains(_ name: String) -> Bool { names.contains(Substring(name)) }

    private static let names = Set(
        """
        ACL BASELINE-CONTROL BIND CHECKIN CHECKOUT CONNECT COPY DELETE GET HEAD LABEL LINK LOCK MERGE MKACTIVITY \
        MKCALENDAR MKCOL MKREDIRECTREF MKWORKSPACE MOVE OPTIONS ORDERPATCH PATCH POST PRI PROPFIND PROPPATCH PUT QUERY \
        REBIND REPORT SEARCH TRACE UNBIND UNCHECKOUT UNLINK UNLOCK UPDATE UPDATEREDIRECTREF VERSION-CONTROL
        """.split(separator: " ")
    )
}
