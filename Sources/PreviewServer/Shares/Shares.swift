import Foundation
import HTTPServing
import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

extension RouteRequest {
    /// Responds with the share links, without their secrets: JSON, or the page that lists them.
    func shares() async throws -> RouteResponse {
        let shares = site.service.shares()
        guard !MediaRange.prefersJSON(accept: head["accept"]) else {
            return .json(JSONValue.array(shares.map(\.json)).text()).uncached
        }
        let snapshot = site.session.snapshot
        let subject = LinksSubject(
            shares: shares,
            profiles: snapshot.spec == nil ? [] : try await site.session.profiles().map(\.name),
            revision: snapshot.revision.number,
            addresses: isAtPublicURL ? [] : server.addresses(),
            restart: server.restartCommand,
            now: site.service.time
        )
        return .html(try theme.renderer.links(subject, assets: theme.assets.paths)).uncached
    }

    /// Creates a link, and responds with its address this once.
    func createShare() async throws -> RouteResponse {
        let form = try ShareForm(body, addresses: server.addresses().map(\.url))
        let created = try await site.service.create(form.terms, by: admission.tokenLabel)
        await keepImages(of: created)
        return try announced(created, status: 201, at: form.place)
    }

    /// A Boolean value that indicates whether the page was opened by the public address.
    ///
    /// It has no other to offer then.
    private var isAtPublicURL: Bool {
        guard let url = server.publicURL, let host = head["host"].flatMap({ HostName($0) }) else { return false }
        return url.host.name == host.name
    }

    /// Reads the images of a pinned link in their present state, not in that when it is first opened.
    private func keepImages(of created: NewShare) async {
        guard created.share.pinned != nil else { return }
        switch site.service.access(with: created.token) {
        case .open(let visit), .locked(let visit): _ = await site.images(as: Viewpoint(.guest(visit)))
        case .unknown: return
        }
    }

    /// Gives a link another token; the old one no longer works.
    func rotateShare() async throws -> RouteResponse {
        var object = try StrictObject(body, name: "rotation", keys: LinkDestination.members)
        let place = LinkDestination(&object, addresses: server.addresses().map(\.url))
        try object.check()
        return try announced(try await site.service.rotate(name), status: 200, at: place)
    }

    /// Ends a link, and with it every stream that it opened (S18).
    func revokeShare() async throws -> RouteResponse {
        try await site.service.revoke(name)
        return .done
    }

    /// Checks a link's password and responds with the address of the session that it opens.
    ///
    /// After too many wrong ones the right one is refused like any other (S19). The password is never repeated.
    func unlock() async throws -> RouteResponse {
        guard case .locked = admission.visitor, let token = admission.token else { throw HTTPError.notFound }
        switch await site.service.unlock(token, password: try password(), from: admission.peer) {
        case .open(let session):
            let value: JSONValue = ["url": .string("\(admission.folder)s/\(session)/")]
            return RouteResponse.json(value.text()).uncached
        case .wrong: throw HTTPError.wrongPassword
        case .unavailable: throw HTTPError.storeAway
        case .tooMany(let seconds): throw HTTPError.tooManyPasswords(seconds: Int(seconds.rounded(.up)))
        }
    }

    private func password() throws(HTTPError) -> String {
        var object = try StrictObject(body, name: "unlock", keys: ["password"])
        let password = object.text("password")
        try object.check()
        guard let password else {
            throw .body("unlock", "Expected an object with \"password\".")
        }
        return password
    }

    private func announced(
        _ created: NewShare,
        status: Int,
        at place: LinkDestination
    ) throws -> RouteResponse {
        let url = place.url(token: created.token, from: admission.address, in: admission.folder)
        let code = try QRCode(url)
        var members = [
            JSONMember("id", .string(created.share.id)),
            JSONMember("url", .string(url)),
            JSONMember("role", .string(created.share.role.rawValue)),
            JSONMember("expires", created.share.expires.map(JSONValue.number) ?? .null),
            JSONMember("qr", ["size": .integer(code.size), "path": .string(code.pathData)]),
        ]
        if !server.embedOrigins.isEmpty, !created.share.hasPassword {
            members.append(JSONMember("embed", .string(EmbedCode.text(of: url))))
        }
        var response = RouteResponse.json(JSONValue.object(members).text()).uncached
        response.status = status
        return response
    }
}

extension Share {
    /// The link in the form of `GET /shares`.
    var json: JSONValue {
        .object(members + (isReadable ? [] : [JSONMember("unreadable", .bool(true))]))
    }

    private var members: [JSONMember] {
        [
            JSONMember("id", .string(id)),
            JSONMember("role", .string(role.rawValue)),
            JSONMember("label", JSONValue(label)),
            JSONMember("publisher", JSONValue(publisher)),
            JSONMember("created", .number(created)),
            JSONMember("expires", expires.map(JSONValue.number) ?? .null),
            JSONMember("pinned", JSONValue(pinned)),
            JSONMember("profile", .string(profile)),
            JSONMember("password", .bool(hasPassword)),
            JSONMember("lastUsed", lastUsed.map(JSONValue.number) ?? .null),
            JSONMember("views", .integer(views)),
            JSONMember("online", .integer(online)),
            JSONMember("comments", .integer(comments.total)),
            JSONMember("openComments", .integer(comments.open)),
            JSONMember("approvals", .integer(comments.approvals)),
        ]
    }
}

/// The HTML by which other pages show a link's preview in a frame.
enum EmbedCode {
    /// The default height of the frame, in CSS pixels.
    private static let height = 640

    /// Returns the HTML element for the address of a link.
    ///
    /// Only `&` needs escaping for attributes in an address of this server: its query is checked and encoded.
    static func text(of url: String) -> String {
        let address = "\(url)\(url.contains("?") ? "&" : "?")embed=1"
            .replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
        return "<iframe src=\"\(address)\" title=\"tabpreview\" width=\"100%\" height=\"\(height)\" loading=\"lazy\" "
            + "style=\"border: 0\"></iframe>"
    }
}
