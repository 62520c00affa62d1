import PreviewCore
import PreviewFakes
import Testing

@testable import PreviewServer

/// Comments over HTTP: who may write, read, resolve and delete what (S62).
@Suite(.timeLimit(.minutes(20)))
struct CommentAnswerTests {
    private let json = ["Content-Type": "application/json", "Accept": "application/json"]
    private let words = #"{"name": " Anna ", "text": "Too long", "tab": "notes"}"#

    /// The id of the only comment in a reply.
    private func id(_ reply: Handling.Reply) throws -> String {
        let start = try #require(reply.body.firstRange(of: #""id":""#))
        return String(reply.body[start.upperBound...].prefix(10))
    }

    @Test func `are written by those whose link allows it, and seen on that link and by the owner alone (S62)`()
        async throws
    {
        let handling = try await Handling()
        let link = try await handling.link(ShareTerms(role: .comment))
        let other = try await handling.link(ShareTerms(role: .comment))
        let viewer = try await handling.link()

        let made = try await handling.post(link + "comments", words, json)
        #expect(made.status == 201)
        #expect(made.body.contains(#""name":"Anna","text":"Too long","tab":"notes","tabTitle":"Notes","revision":"#))
        #expect(made["Cache-Control"]?.contains("no-store") == true)
        #expect(try await handling.post(viewer + "comments", words, json).status == 403)
        #expect(try await handling.ask("GET", viewer + "comments", json).status == 403)
        #expect(try await handling.post("/comments", words, json).status == 409)
        #expect(try await handling.ask("GET", link + "comments", json).body == "[\(made.body)]")
        #expect(try await handling.ask("GET", other + "comments", json).body == "[]")
        #expect(try await handling.ask("GET", "/comments", json).body == "[\(made.body)]")
        #expect(try await handling.ask("GET", "/shares", json).body.contains(#""comments":1,"openComments":1"#))
    }

    @Test func `are resolved on their own link, and deleted by the owner (S62)`() async throws {
        let handling = try await Handling()
        let link = try await handling.link(ShareTerms(role: .comment))
        let other = try await handling.link(ShareTerms(role: .edit, profile: "default"))
        let id = try id(try await handling.post(link + "comments", words, json))

        #expect(
            try await handling.ask("PUT", other + "comments/\(id)", json, body: #"{"resolved": true}"#).status == 404
        )
        let resolved = try await handling.ask("PUT", link + "comments/\(id)", json, body: #"{"resolved": true}"#)
        #expect(resolved.status == 200 && resolved.body.contains(#""resolved":true"#))
        #expect(try await handling.ask("PUT", "/comments/\(id)", json, body: #"{"resolved": false}"#).status == 200)
        #expect(try await handling.ask("PUT", link + "comments/\(id)", json, body: "{}").status == 400)
        #expect(try await handling.ask("DELETE", link + "comments/\(id)", json).status == 403)
        #expect(try await handling.ask("DELETE", "/comments/\(id)", json).status == 204)
        #expect(try await handling.ask("DELETE", "/comments/\(id)", json).status == 404)
    }

    @Test(arguments: [
        (#"{"name": "Anna", "text": "x", "tab": "nowhere"}"#, "tab"), (#"{"text": "x"}"#, "name"),
        (#"{"name": "Anna"}"#, "text"), (#"{"name": "Anna", "text": "x", "kind": "shout"}"#, "kind"),
        (#"{"kind": "approval", "name": "Anna", "text": "x"}"#, "text"),
    ])
    func `names what can't be`(body: String, member: String) async throws {
        let handling = try await Handling()
        let link = try await handling.link(ShareTerms(role: .comment))
        let refused = try await handling.post(link + "comments", body, json)
        #expect(refused.status == 422)
        #expect(refused.body.contains(#""id":"\#(member)""#))
        #expect(try await handling.ask("GET", link + "comments", json).body == "[]")
    }

    @Test func `come ten a minute at most (S62)`() async throws {
        let clock = SetClock()
        let handling = try await Handling(clock: clock.clock)
        let link = try await handling.link(ShareTerms(role: .comment))
        for _ in 0..<10 { #expect(try await handling.post(link + "comments", words, json).status == 201) }
        let refused = try await handling.post(link + "comments", words, json)
        #expect(refused.status == 429 && refused["Retry-After"] == "60")
        clock.pass(60)
        #expect(try await handling.post(link + "comments", words, json).status == 201)
    }

    @Test func `are escaped on their page, with marks for controls, and offer what the visitor may do (S62)`()
        async throws
    {
        let handling = try await Handling(renderer: try realPages())
        let link = try await handling.link(ShareTerms(role: .comment))
        let hostile = #"{"name": "<i>\u202e", "text": "<script>1</script>\n{{title}}"}"#
        #expect(try await handling.post(link + "comments", hostile, json).status == 201)

        let guest = try await handling.ask("GET", link + "comments", ["Accept": "text/html"])
        let owner = try await handling.ask("GET", "/comments", ["Accept": "text/html"])

        for page in [guest.body, owner.body] {
            #expect(page.contains("&lt;i&gt;[RLO]") && page.contains("&lt;script&gt;1") && page.contains("{{title}}"))
            #expect(!page.contains("<script>1") && !page.contains("<i>"))
            #expect(page.contains(#"data-comment-do="resolve""#))
        }
        #expect(!guest.body.contains(#"data-comment-do="delete""#) && guest.body.contains("data-comments-form"))
        #expect(owner.body.contains(#"data-comment-do="delete""#) && !owner.body.contains("data-comments-form"))
    }
}
