import PreviewCore
import PreviewFakes
import PreviewPages
import Synchronization
import Testing

@testable import HTTPServing
@testable import PreviewServer

/// Identity is checked before anything is opened, and equally for names that exist and names that don't.
@Suite(.timeLimit(.minutes(10)))
struct TokenFirstTests {
    private static let distant = SeveralSitesTests.distant

    private func sites() async throws -> SeveralSites {
        try await SeveralSites(requiresLink: true, hostedIn: FakeStore(), isLazy: true)
    }

    @Test func `opens nothing for those who have no right to know of it (S85)`() async throws {
        let sites = try await sites()
        let token = try await sites.shop.service.create(ShareTerms()).token
        let guesses = ["", "layout", "s/x/", "s/x/layout", "s/x/unlock", "s/\(token)x/", "none"]
        for name in ["shop", "bank", "none"] {
            for path in guesses.map({ "/p/\(name)/\($0)" }) + ["/s/x/p/\(name)/", "/s/\(token)/p/\(name)/layout"] {
                for fields in [[:], ["Authorization": "Bearer x"]] {
                    let reply = await sites.ask("GET", path, fields, peer: Self.distant)
                    #expect([401, 403, 404].contains(reply.status), "\(path)")
                }
            }
        }
        for name in ["bank", "none"] {
            #expect(await sites.ask("GET", "/p/\(name)/s/\(token)/", peer: Self.distant).status == 404)
        }
        #expect(sites.table.asked.withLock(\.self) == [])
    }

    @Test func `looks a token up once, whether there is a preview of the name or not (S85)`() async throws {
        let sites = try await sites()
        for name in ["shop", "none"] {
            _ = await sites.ask("GET", "/p/\(name)/s/x/layout", peer: Self.distant)
        }
        #expect(sites.table.lookedUp.withLock(\.self) == ["x shop", "x none"])
        // One that is open is looked up all the same, as the link may be a new one.
        #expect(await sites.ask("GET", "/s/\(Handling.token)/p/shop/layout", peer: Self.distant).status == 200)
        _ = await sites.ask("GET", "/p/shop/s/x/layout", peer: Self.distant)
        #expect(sites.table.lookedUp.withLock(\.self).suffix(1) == ["x shop"])
    }

    @Test func `opens for its link, for the owner and for who publishes what each may see`() async throws {
        let sites = try await sites()
        let token = try await sites.shop.service.create(ShareTerms()).token
        #expect(await sites.ask("GET", "/p/shop/s/\(token)/layout", peer: Self.distant).status == 200)
        #expect(sites.table.asked.withLock(\.self) == ["shop"])
        #expect(await sites.ask("GET", "/p/shop/s/\(token)/layout", peer: Self.distant).status == 200)
        #expect(sites.table.asked.withLock(\.self) == ["shop"], "it is open")

        #expect(await sites.ask("GET", "/s/\(Handling.token)/p/bank/layout", peer: Self.distant).status == 200)
        let made = try await #require(sites.table.hosting).tokens.create("CI", scope: .publish, lifetime: .never)
        let bearer = ["Authorization": "Bearer \(made.text)"]
        for name in ["bank", "shop", "none"] {
            let reply = await sites.ask("GET", "/p/\(name)/layout", bearer, peer: Self.distant)
            #expect(reply.status == (name == "none" ? 404 : 200), "\(name)")
        }
        #expect(sites.table.asked.withLock(\.self) == ["shop", "bank", "none"])
    }
}

/// The rights of a publishing token at a preview.
@Suite(.timeLimit(.minutes(10)))
struct PublisherTests {
    private let text: String
    private let sites: SeveralSites

    init() async throws {
        sites = try await SeveralSites(requiresLink: true, hostedIn: FakeStore())
        text = try await #require(sites.table.hosting).tokens.create("CI", scope: .publish, lifetime: .never).text
    }

    private func ask(
        _ method: String,
        _ path: String,
        _ fields: [String: String] = [:],
        _ body: String = ""
    ) async -> Handling.Reply {
        await sites.ask(
            method,
            path,
            fields.merging(["Authorization": "Bearer \(text)"]) { $1 },
            body: body,
            peer: SeveralSitesTests.distant
        )
    }

    @Test func `touches neither profiles nor comments, which are other people's (S64)`() async throws {
        let hide = #"{"op": "hide", "id": "notes"}"#
        let act = await sites.ask("POST", "/s/\(Handling.token)/p/shop/customization?profile=anna", body: hide)
        #expect(act.status == 200)
        let link = try await sites.shop.service.create(ShareTerms(role: .comment))
        let draft = CommentDraft(kind: .comment, author: "Anna", text: "Hm", revision: 1)
        let comment = try await sites.shop.service.comment(draft, on: link.share.id)
        let before = sites.shop.session.snapshot.revision

        for (method, path, body) in [
            ("POST", "customization?profile=anna", hide), ("POST", "customization", hide),
            ("PUT", "customization?profile=default", "{}"), ("DELETE", "profiles/anna", ""),
            ("POST", "history/1/restore?of=customization&profile=anna", ""), ("GET", "history?of=customization", ""),
            ("PUT", "comments/\(comment.id)", #"{"resolved": true}"#), ("DELETE", "comments/\(comment.id)", ""),
            ("GET", "comments", ""), ("POST", "comments", "{}"), ("GET", "shares", ""),
            ("DELETE", "shares/\(link.share.id)", ""), ("POST", "shares/\(link.share.id)/rotate", "{}"),
        ] {
            let reply = await ask(method, "/p/shop/\(path)", ["If-Match": "*"], body)
            #expect(reply.status == 403 && reply.body.contains("publishes"), "\(method) \(path): \(reply.status)")
        }

        #expect(sites.shop.session.snapshot.revision == before)
        #expect(sites.shop.service.comments().map(\.isResolved) == [false])
        #expect(await ask("GET", "/p/shop/customization?profile=anna").body.contains("hidden") == false)
    }

    @Test func `reads what a view link shows, and writes the text`() async throws {
        #expect(await ask("GET", "/p/shop/layout").status == 200)
        #expect(Viewpoint(.publisher(HostToken.ofTests)) == Viewpoint(rights: .view, profile: ProfileName.usual))
        #expect(await ask("GET", "/p/shop/spec").status == 200)
        #expect(Client(.publisher(HostToken.ofTests)) != .owner)
    }

    @Test func `is named in the list of links as who made one (S86)`() async throws {
        #expect(await ask("POST", "/p/shop/shares", [:], "{}").status == 201)
        let mine = await sites.ask("POST", "/s/\(Handling.token)/p/shop/shares", body: "{}")
        #expect(mine.status == 201)
        #expect(sites.shop.service.shares().map(\.publisher).sorted { ($0 ?? "") > ($1 ?? "") } == ["CI", nil])
        let list = await sites.ask("GET", "/s/\(Handling.token)/p/shop/shares")
        #expect(list.body.contains(#""publisher":"CI""#) && list.body.contains(#""publisher":null"#))
    }

    @Test func `is not let in any more once the token is revoked (S64)`() async throws {
        var head = RequestHead()
        (head.method, head.rawTarget, head.peer) = ("GET", "/p/shop/events", SeveralSitesTests.distant)
        head["host"] = "127.0.0.1:8080"
        head["authorization"] = "Bearer \(text)"
        let answer = await sites.handler.handleRequest(head, body: RequestBody(head) { nil })
        let isAdmitted = try #require(answer.isStillAdmitted)
        #expect(answer.status == 200 && isAdmitted())

        let tokens = try #require(sites.table.hosting).tokens
        try await tokens.revoke(try #require(tokens.all.first).id)

        #expect(!isAdmitted())
    }

    @Test func `is refused in words where the token ends while the answer is made (S64)`() async throws {
        let tokens = try #require(sites.table.hosting).tokens
        let id = try #require(tokens.all.first).id
        #expect(await ask("GET", "/").status == 200)
        sites.table.whileListing.withLock { $0 = { _ = try? await tokens.revoke(id) } }
        let reply = await ask("GET", "/")
        #expect(reply.status == 401 && reply.body.contains("unknownToken"), "\(reply)")
    }
}

extension HostToken {
    fileprivate static let ofTests = Self(
        id: "id",
        digest: [],
        label: "CI",
        scope: .publish,
        created: 0,
        expires: nil
    )
}
