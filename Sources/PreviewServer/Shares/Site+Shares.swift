import Foundation
import PreviewCore
import PreviewPages
import QRCoding
import TabSpecCoding

extension Site {
    /// The links that were given out, without their secrets: JSON, or the page that lists them.
    func shares(accept: String?, looks: Looks) async throws -> Answer {
        let shares = desk.shares()
        guard !MediaRange.prefersJSON(accept: accept) else {
            return .json(JSONValue.array(shares.map(\.json)).text()).keptNowhere
        }
        let snapshot = session.snapshot
        let subject = LinksSubject(
            shares: shares,
            profiles: snapshot.spec == nil ? [] : try await session.profiles().map(\.name),
            revision: snapshot.revision.number,
            addresses: addresses(),
            restart: restartCommand,
            now: Date().timeIntervalSince1970
        )
        return .html(try looks.renderer.links(subject, assets: looks.assets.paths)).keptNowhere
    }

    /// Makes a link, and tells its address this once.
    func createShare(_ body: [UInt8], from visited: VisitedAddress) async throws -> Answer {
        let form = try ShareForm(body, addresses: addresses().map(\.url))
        let made = try await desk.create(form.terms)
        keepImages(of: made)
        return try told(made, status: 201, at: form.place, from: visited)
    }

    /// Takes the images of a pinned link as they are now, not as they are when it is first opened.
    private func keepImages(of made: NewShare) {
        guard made.share.pinned != nil else { return }
        switch desk.access(with: made.token) {
        case .open(let visit), .locked(let visit): _ = images(as: Viewpoint(.guest(visit)))
        case .unknown: return
        }
    }

    /// Gives a link another token; the old one is dead.
    func rotateShare(_ id: String, _ body: [UInt8], from visited: VisitedAddress) async throws -> Answer {
        var object = try StrictObject(body, name: "rotation", known: LinkPlace.members)
        let place = LinkPlace(&object, addresses: addresses().map(\.url))
        try object.check()
        return try told(try await desk.rotate(id), status: 200, at: place, from: visited)
    }

    /// Ends a link, and with it every stream that it opened (S18).
    func revokeShare(_ id: String) async throws -> Answer {
        try await desk.revoke(id)
        return Answer(status: 204, caching: .never)
    }

    private func told(
        _ made: NewShare,
        status: Int,
        at place: LinkPlace,
        from visited: VisitedAddress
    ) throws -> Answer {
        let url = place.url(token: made.token, from: visited)
        let code = try QRCode(url)
        let value: JSONValue = [
            "id": .string(made.share.id),
            "url": .string(url),
            "role": .string(made.share.role.rawValue),
            "expires": made.share.expires.map(JSONValue.number) ?? .null,
            "qr": ["size": .integer(code.size), "path": .string(code.pathData)],
        ]
        var answer = Answer.json(value.text()).keptNowhere
        answer.status = status
        return answer
    }
}

extension Share {
    /// The link as `GET /shares` lists it (the format, 7, *Links*).
    var json: JSONValue {
        .object(members + (isReadable ? [] : [JSONMember("unreadable", .bool(true))]))
    }

    private var members: [JSONMember] {
        [
            JSONMember("id", .string(id)),
            JSONMember("role", .string(role.rawValue)),
            JSONMember("label", JSONValue(label)),
            JSONMember("created", .number(created)),
            JSONMember("expires", expires.map(JSONValue.number) ?? .null),
            JSONMember("pinned", JSONValue(pinned)),
            JSONMember("profile", .string(profile)),
            JSONMember("password", .bool(hasPassword)),
            JSONMember("lastUsed", lastUsed.map(JSONValue.number) ?? .null),
            JSONMember("views", .integer(views)),
            JSONMember("online", .integer(online)),
        ]
    }
}

extension Answer {
    /// This answer as one that nobody keeps.
    var keptNowhere: Self {
        var copy = self
        copy.caching = .never
        copy.tag = nil
        return copy
    }
}
