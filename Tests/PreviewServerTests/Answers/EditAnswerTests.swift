import PreviewCore
import TabModel
import TabSpecCoding
import Testing

@testable import PreviewServer

/// `POST /edit`: changes of the structure as they come from a page (the format, 7).
@Suite(.timeLimit(.minutes(20)))
struct EditAnswerTests {
    private static let yaml = """
        # Ours.
        title: Mail
        tabs:
          - title: Inbox   # first
            value: inbox
          - { title: Drafts, value: drafts }
          - title: Library
            tabs:
              - title: Archive
                value: archive
        """

    private func editing(_ text: String = yaml, file: String = "tabs.yaml") async throws -> (Handling, HeldSpec) {
        let spec = HeldSpec(Array(text.utf8))
        return (try await Handling(reading: Array(text.utf8), file: file, writer: spec), spec)
    }

    @Test func `makes one act, and tells where its entry is now`() async throws {
        let (handling, spec) = try await editing()
        let reply = try await handling.edit(#"{"edit":"move","of":"drafts","section":[2],"offset":1}"#)

        #expect(reply.status == 200, "\(reply.body)")
        #expect(reply.body.hasSuffix(#""entries":[[1,1]]}"#), "\(reply.body)")
        let written =
            Self.yaml.replacing("  - { title: Drafts, value: drafts }\n", with: "")
            + "\n      - { title: Drafts, value: drafts }"
        #expect(spec.bytes == Array(written.utf8))
        let present = try await handling.ask("GET", "/spec")
        #expect(present.body == written)
        #expect(reply["ETag"] == present["ETag"])
    }

    @Test func `makes several acts as one change, all or none`() async throws {
        let (handling, spec) = try await editing()
        let revision = handling.session.snapshot.revision.number
        let broken = #"{"edits":[{"edit":"remove","of":"drafts"},{"edit":"remove","of":"nobody"}]}"#
        #expect(try await handling.edit(broken).status == 409)
        #expect(spec.bytes == Array(Self.yaml.utf8))

        let both = #"{"edits":[{"edit":"remove","of":"drafts"},{"edit":"set","of":[1],"members":{"title":"All"}}]}"#
        #expect(try await handling.edit(both).status == 200)
        #expect(handling.session.snapshot.revision.number == revision + 1)
        #expect(try await handling.edit(#"{"edit":"undo"}"#).status == 200)
        #expect(spec.bytes == Array(Self.yaml.utf8))
    }

    @Test(arguments: [
        (#"{"edit":"fly"}"#, 400, "edit"), ("", 400, "edit"),
        (#"{"edit":"remove","of":"nobody"}"#, 409, "absent"),
        (#"{"edit":"move","of":"inbox","offset":9}"#, 409, "absent"),
        (#"{"edit":"remove","of":"archive"}"#, 422, "onlyTab"),
        (#"{"edit":"dissolve","of":"inbox"}"#, 422, "notSection"),
        (#"{"edit":"set","of":"inbox","members":{"role":"serach"}}"#, 422, "invalid"),
    ])
    func `refuses with the reason and its place, and changes nothing`(
        body: String,
        status: Int,
        id: String
    ) async throws {
        let (handling, spec) = try await editing()
        let reply = try await handling.edit(body)

        #expect(reply.status == status, "\(reply.body)")
        #expect(reply.body.contains(#"{"error":{"id":"\#(id)""#), "\(reply.body)")
        if status == 422, id != "invalid" { #expect(!reply.body.contains(#""line":null"#), "\(reply.body)") }
        #expect(spec.bytes == Array(Self.yaml.utf8))
    }

    @Test func `asks for the state that the act is meant for`() async throws {
        let (handling, spec) = try await editing()
        let act = #"{"edit":"remove","of":"drafts"}"#
        let json = ["Content-Type": "application/json", "Accept": "application/json"]

        #expect(try await handling.ask("POST", "/edit", json, body: act).status == 428)
        let stale = try await handling.edit(act, ifMatch: "\"x\"")
        #expect(stale.status == 412)
        #expect(stale["ETag"] == (try await handling.ask("GET", "/spec"))["ETag"])
        #expect(spec.bytes == Array(Self.yaml.utf8))
    }

    @Test func `is for links that may edit, and for none that is pinned`() async throws {
        let (handling, _) = try await editing()
        let act = #"{"edit":"duplicate","of":"inbox"}"#
        for (role, status) in [(ShareRole.view, 403), (.customize, 403), (.edit, 200)] {
            let folder = try await handling.link(ShareTerms(role: role))
            let reply = try await handling.edit(act, at: folder + "edit")
            #expect(reply.status == status, "\(role) \(reply.body)")
        }
    }
}

extension Handling {
    /// Posts an act on the structure of the present text.
    func edit(_ act: String, at target: String = "/edit", ifMatch tag: String? = nil) async throws -> Reply {
        let present = try await ask("GET", "/spec")["ETag"]
        let fields = ["Accept": "application/json", "If-Match": tag ?? present ?? "*"]
        return try await post(target, act, fields)
    }
}
