import HTTPServing
import PreviewCore
import TabModel

/// The request of `POST /shares`.
struct ShareForm: Sendable {
    /// The rights and the lifetime of the link.
    var terms = ShareTerms()
    /// The destination of its address.
    var place = LinkDestination()

    /// Creates a form from a body and finds every error in it; `addresses` are the server's own.
    init(_ bytes: [UInt8], addresses: [String]) throws(HTTPError) {
        let members = ["role", "expires", "pinned", "profile", "label", "password"] + LinkDestination.members
        var object = try StrictObject(bytes, name: "share", keys: members)
        readTerms(&object)
        readPeople(&object)
        place = LinkDestination(&object, addresses: addresses)
        try object.check()
    }

    private mutating func readTerms(_ object: inout StrictObject) {
        if let text = object.text("role") {
            if let role = ShareRole(rawValue: text) {
                terms.role = role
            } else {
                let expected = "Expected \"view\", \"comment\", \"customize\" or \"edit\"."
                object.refuse("role", "\(StrictObject.quoted(text)) is not a role. \(expected)")
            }
        }
        if let text = object.text("expires") {
            if let lifetime = ShareLifetime(text) {
                terms.lifetime = lifetime
            } else {
                let expected = "Expected \(ShareLifetime.syntax)."
                object.refuse("expires", "\(StrictObject.quoted(text)) is not a valid lifetime. \(expected)")
            }
        }
        terms.isPinned = object.bool("pinned") ?? false
        if terms.isPinned, terms.role == .edit {
            object.refuse(
                "pinned",
                "a pinned link can't have the role edit. Use \"view\", \"comment\" or \"customize\"."
            )
        }
    }

    private mutating func readPeople(_ object: inout StrictObject) {
        terms.profile = object.text("profile")
        if let name = terms.profile, !ProfileName.isValid(name) {
            let expected = "Expected 1 to 64 characters of A-Z, a-z, 0-9, dot, underscore and hyphen."
            object.refuse("profile", "\(StrictObject.quoted(name)) is not a valid profile name. \(expected)")
        }
        if let label = object.text("label") {
            terms.label = label.trimmed.isEmpty ? nil : String(label.trimmed)
            let most = ShareTerms.longestLabel
            if label.count > most { object.refuse("label", "longer than \(most) characters.") }
            if !label.unicodeScalars.allSatisfy(Self.isFitForLabels) {
                object.refuse("label", "expected one line without control characters.")
            }
        }
        terms.password = object.text("password")
        let longest = ShareTerms.longestPassword
        if let password = terms.password, !(1...longest).contains(password.utf8.count) {
            object.refuse("password", "expected 1 to \(longest) bytes.")
        }
    }

    private static func isFitForLabels(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}

/// The destination of a new link besides its token: a name of this server, and a view.
struct LinkDestination: Hashable, Sendable {
    /// The root, such as `http://192.168.1.5:8080`; nil is the name with which the requesting page was opened.
    var root: String?
    /// The sender's view, for the query of the address; nil shows the initial page.
    var view: String?

    /// The names of these members in a body.
    static let members = ["address", "view"]
    /// The maximum number of bytes of a view: with the longest address it still fits into a QR code.
    static let viewLimit = 2000

    /// Creates the place of an empty body.
    init() {}

    /// Creates a place from its two members; `addresses` are the server's own, in the form of its pages.
    init(_ object: inout StrictObject, addresses: [String]) {
        if let address = object.text("address") {
            root = addresses.first { $0 == address || $0 == address + "/" }.map { String($0.dropLast()) }
            if root == nil { object.refuse("address", Self.expected(address, addresses)) }
        }
        guard let text = object.text("view") else { return }
        let query = text.first == "?" ? String(text.dropFirst()) : text
        if query.utf8.count <= Self.viewLimit, (try? RequestTarget("/?\(query)")) != nil {
            view = query.isEmpty ? nil : query
        } else {
            object.refuse("view", "expected the query of a page's URL, at most \(Self.viewLimit) bytes.")
        }
    }

    private static func expected(_ address: String, _ addresses: [String]) -> String {
        let choice = WordList.or(addresses.map { "\"\($0)\"" })
        let expected = addresses.isEmpty ? "Remove it, because others can't reach the server." : "Expected \(choice)."
        return "\(StrictObject.quoted(address)) is not an address of this server. \(expected)"
    }

    /// Returns the whole address of a link; `folder` is the path of its preview, with a slash at both ends.
    func url(token: String, from visited: VisitedAddress, in folder: String) -> String {
        "\(root ?? visited.root)\(folder)s/\(token)/" + (view.map { "?\($0)" } ?? "")
    }
}

/// The scheme and host with which a visitor's page was opened, or the public ones, for further addresses.
struct VisitedAddress: Hashable, Sendable {
    /// The root, such as `https://preview.example:8443`, with the prefix of every path if there is one.
    let root: String

    /// Creates the public address of the server, with its prefix of every path.
    init(_ publicURL: PublicURL) { root = publicURL.root }

    /// Creates an address from the page's origin, which shows TLS of a proxy; else from the host, over HTTP.
    ///
    /// Both have passed the gate: the host is one of this server and the origin names the same place.
    init(host: HostName, origin: String?, prefix: PathPrefix = .none) {
        let isSecure = origin?.lowercased().hasPrefix("https://") ?? false
        let named = origin.flatMap { HostName(origin: $0) } ?? HostName(name: host.name, port: host.port ?? 80)
        let scheme = isSecure ? "https" : "http"
        let name = named.name.contains(":") ? "[\(named.name)]" : named.name
        let isUsual = named.port == (isSecure ? 443 : 80)
        root = "\(scheme)://\(name)" + (isUsual ? "" : named.port.map { ":\($0)" } ?? "") + prefix.path
    }
}
