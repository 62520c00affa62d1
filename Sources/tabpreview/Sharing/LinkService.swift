import HTTPServing
import PreviewCore
import TabModel
import TabSpecCoding

/// A client that creates, lists and revokes links, at the running preview or in the store.
struct LinkService {
    let server: CommandServer

    /// Returns all links, in the order of their creation.
    func links() async throws(CommandFailure) -> [ListedLink] {
        let reply = try await server.send("GET", "shares")
        guard let links = Self.links(reply) else { throw server.failure(reply) }
        return links
    }

    /// Creates a link.
    func create(_ terms: ShareTerms, at place: LinkTarget) async throws(CommandFailure) -> AnnouncedLink {
        try check(place)
        return try await announced("shares", terms.members + members(place), at: place)
    }

    /// Gives a link another token; the old one becomes invalid.
    func rotate(_ id: ShareID, at place: LinkTarget) async throws(CommandFailure) -> AnnouncedLink {
        try check(place)
        return try await announced("shares/\(id)/rotate", members(place), at: place)
    }

    /// Revokes a link.
    func revoke(_ id: ShareID) async throws(CommandFailure) {
        let reply = try await server.send("DELETE", "shares/\(id)")
        guard reply.status != 204 else { return }
        guard server.stored != nil, reply.errorID == "endNotStored" else { throw server.failure(reply) }
        let reason =
            reply.status == 507 ? "the disk is full. Free some space, then" : "the store can't be written. Then"
        throw CommandFailure(
            "The link \"\(id)\" was not revoked and still works: \(reason) try again.",
            ExitStatus.file
        )
    }

    /// Returns the links of a response to `GET /shares`; nil for any other response.
    static func links(_ reply: ServerResponse) -> [ListedLink]? {
        guard reply.status == 200, case .array(let values)? = reply.json else { return nil }
        let links = values.compactMap(ListedLink.init)
        return links.count == values.count ? links : nil
    }

    private func announced(
        _ path: String,
        _ members: [JSONMember],
        at place: LinkTarget
    ) async throws(CommandFailure) -> AnnouncedLink {
        let reply = try await server.send("POST", path, members, expecting: [200, 201])
        guard let link = reply.json.flatMap(AnnouncedLink.init) else { throw server.failure(reply) }
        return server.port == nil ? link.withoutHost : link
    }
}

// MARK: - Places

/// The target of a link, besides its token.
struct LinkTarget: Equatable {
    /// One of the running preview's own addresses, `http://192.168.1.20:8080/`; nil uses the one for this machine.
    var address: String?
    /// The view that the link opens with: a query without its question mark.
    var view: String?
}

extension LinkService {
    /// Throws an error where a link could not be opened at the next start, or would lead to a preview that is not
    /// running.
    private func check(_ place: LinkTarget) throws(CommandFailure) {
        guard let stored = server.stored else { return }
        if let warning = stored.linkWarning { throw CommandFailure(warning, ExitStatus.file) }
        guard let address = place.address else { return }
        throw CommandFailure(
            "--address \"\(address)\" needs a running preview. Start one with \(stored.serveCommand), or remove --address.",
            ExitStatus.usage
        )
    }

    /// Returns the members of a request's body for the target of a link.
    private func members(_ place: LinkTarget) -> [JSONMember] {
        let address = place.address.map { JSONMember("address", .string(whole($0))) }
        return [address, place.view.map { JSONMember("view", .string($0)) }].compactMap(\.self)
    }

    /// Returns an address as the preview lists its own: from a complete one, an interface's name, or a numeric address.
    private func whole(_ word: String) -> String {
        if word.hasPrefix("http://") || word.hasPrefix("https://") { return word.hasSuffix("/") ? word : word + "/" }
        let ofInterface = NetworkAddresses.own.filter { $0.interface == word }
        let chosen = ofInterface.first { !$0.address.contains(":") } ?? ofInterface.first
        let host = chosen?.bracketed ?? (word.contains(":") && !word.hasPrefix("[") ? "[\(word)]" : word)
        return "http://\(host):\(server.port ?? 80)/"
    }
}

extension ShareTerms {
    /// The members of `POST /shares` for these terms.
    var members: [JSONMember] {
        var members = [
            JSONMember("role", .string(role.rawValue)), JSONMember("expires", .string(lifetime.text)),
            JSONMember("pinned", .bool(isPinned)),
        ]
        if let profile { members.append(JSONMember("profile", .string(profile))) }
        if let label { members.append(JSONMember("label", .string(label))) }
        if let password { members.append(JSONMember("password", .string(password))) }
        return members
    }
}

extension ShareLifetime {
    /// The lifetime in the format of its option.
    fileprivate var text: String {
        switch self {
        case .never: "never"
        case .seconds(let count): "\(count)s"
        }
    }
}

/// A link that was just created or rotated, with its secret, which is shown only now.
struct AnnouncedLink: Equatable {
    let id: ShareID
    /// The complete address, or only its path where no preview is running that it could lead to.
    private(set) var address: String
    let role: String
    /// The time of expiration, in seconds since 1970; nil if the link does not expire.
    let expires: Double?

    /// The link with its path alone.
    var withoutHost: Self {
        var link = self
        if let path = address.firstRange(of: "/s/") { link.address = String(address[path.lowerBound...]) }
        return link
    }

    /// A Boolean value that indicates whether the address is complete, so that it can be opened.
    var isWhole: Bool { !address.hasPrefix("/") }
}

extension AnnouncedLink {
    /// Creates a link from a response to `POST /shares`; nil for any other value.
    init?(_ value: JSONValue) {
        guard let id = value["id"]?.text, let url = value["url"]?.text, url.hasPrefix("http"), url.contains("/s/"),
            let role = value["role"]?.text
        else { return nil }
        (self.id, address, self.role, expires) = (id, url, role, value["expires"]?.seconds)
    }
}

extension AnnouncedLink: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The id without the secret (S14).
    var description: String { "AnnouncedLink(\(id))" }
    /// The id without the secret, like ``description``.
    var debugDescription: String { description }
    /// The id without the secret.
    var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}
