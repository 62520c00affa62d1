import PreviewLinks
import PreviewClient
import PreviewCore
import PreviewStore
import TabModel
import TabSpecCoding

/// The links of a preview that runs, asked over HTTP with the key of its record in the store.
struct RunningLinks: LinkService {
    private let server: CommandServer

    /// Finds the preview that serves a spec; nil if there is none, also where others of the same folder are served.
    ///
    /// A killed preview leaves its record behind, and another program may listen on its port by now: only an answer to
    /// the key counts. The record may come from a foreign project too, so that nothing is sent to another machine.
    static func found(of location: StoreLocation) throws(CommandFailure) -> RunningLinks? {
        try server(of: location).map { RunningLinks(server: $0) }
    }

    /// The preview itself, for whatever else is asked of it.
    static func server(of location: StoreLocation) throws(CommandFailure) -> CommandServer? {
        guard let record = StoreFolder.server(of: location), let server = CommandServer(record) else { return nil }
        do throws(ClientFailure) {
            return links(try server.reply("GET", "shares")) == nil ? nil : server
        } catch {
            if case .tooSlow = error { throw server.failure(error) }
            return nil
        }
    }

    func links() async throws(CommandFailure) -> [ListedLink] {
        let reply = try server.ask("GET", "shares")
        guard let links = Self.links(reply) else { throw server.failure(reply) }
        return links
    }

    func create(_ terms: ShareTerms, at place: LinkPlace) async throws(CommandFailure) -> AnnouncedLink {
        try told(server.ask("POST", "shares", terms.members + members(place)))
    }

    func rotate(_ id: ShareID, at place: LinkPlace) async throws(CommandFailure) -> AnnouncedLink {
        try told(server.ask("POST", "shares/\(id)/rotate", members(place)))
    }

    func revoke(_ id: ShareID) async throws(CommandFailure) {
        let reply = try server.ask("DELETE", "shares/\(id)")
        guard reply.status == 204 else { throw server.failure(reply) }
    }

    func close() async {}
}

// MARK: - Places

extension RunningLinks {
    /// The members of a request's body that say where a link leads.
    private func members(_ place: LinkPlace) -> [JSONMember] {
        let address = place.address.map { JSONMember("address", .string(whole($0))) }
        return [address, place.view.map { JSONMember("view", .string($0)) }].compactMap(\.self)
    }

    /// An address as the preview lists its own: from a whole one, an interface's name, or a numeric address.
    private func whole(_ word: String) -> String {
        if word.hasPrefix("http://") { return word.hasSuffix("/") ? word : word + "/" }
        let ofInterface = NetworkAddresses.own.filter { $0.interface == word }
        let chosen = ofInterface.first { !$0.address.contains(":") } ?? ofInterface.first
        let host = chosen?.bracketed ?? (word.contains(":") && !word.hasPrefix("[") ? "[\(word)]" : word)
        return "http://\(host):\(server.port)/"
    }
}

// MARK: - Reading answers

extension RunningLinks {
    private static func links(_ reply: ServerReply) -> [ListedLink]? {
        guard reply.status == 200, case .array(let values)? = reply.json else { return nil }
        let links = values.compactMap(ListedLink.init)
        return links.count == values.count ? links : nil
    }

    private func told(_ reply: ServerReply) throws(CommandFailure) -> AnnouncedLink {
        guard reply.status == 200 || reply.status == 201, let value = reply.json, let id = value["id"]?.text,
            let url = value["url"]?.text, url.hasPrefix("http"), let role = value["role"]?.text
        else { throw server.failure(reply) }
        return AnnouncedLink(id: id, address: url, role: role, expires: value["expires"]?.seconds)
    }
}

extension ShareTerms {
    /// The members of `POST /shares` that say so.
    fileprivate var members: [JSONMember] {
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
    /// The lifetime as it is read.
    fileprivate var text: String {
        switch self {
        case .never: "never"
        case .seconds(let count): "\(count)s"
        }
    }
}
