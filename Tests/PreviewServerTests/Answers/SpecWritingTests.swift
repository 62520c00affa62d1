import PreviewCore
import PreviewFakes
import Synchronization
import TabSpecCoding
import Testing

@testable import PreviewServer

/// `PUT /spec` (the format, 7).
struct SpecWritingTests {
    private let old = Specs.customizable
    private static let plain = String(decoding: Specs.plain, as: UTF8.self)

    private func put(
        _ handling: Handling,
        _ fields: [String: String],
        text: String = plain,
        to target: String = "/spec"
    ) async throws -> Handling.Reply {
        let fields = fields.merging(["Content-Type": "application/json"]) { mine, _ in mine }
        return try await handling.ask("PUT", target, fields, body: text)
    }

    @Test func `answers the new tag, under which the same text is read again`() async throws {
        let file = FakeSpecWriter(old)
        let handling = try await Handling(writer: file)
        let read = try await handling.ask("GET", "/spec")
        let tag = try #require(read["ETag"])

        let reply = try await put(handling, ["If-Match": tag])

        let newTag = EntityTag(of: Specs.plain).text
        #expect(reply.status == 200)
        #expect(reply["ETag"] == newTag)
        #expect(reply["Cache-Control"] == "no-store")
        let revision = handling.session.snapshot.revision.text
        #expect(reply.body == #"{"revision":"\#(revision)","tag":"\#(newTag.replacing("\"", with: "\\\""))"}"#)
        #expect(file.text == Specs.plain)
        let again = try await handling.ask("GET", "/spec")
        #expect(again["ETag"] == newTag)
        #expect(again.body == Self.plain)
    }

    @Test func `answers 412 with the present tag to a writer who means another text`() async throws {
        let handling = try await Handling(writer: FakeSpecWriter(old))
        let present = EntityTag(of: old).text
        for condition in ["\"other\"", "W/\"other\"", "", "x"] {
            let reply = try await put(handling, ["If-Match": condition])
            #expect(reply.status == 412, "\(condition)")
            #expect(reply["ETag"] == present)
            #expect(reply.body.hasPrefix(#"{"error":{"id":"changed","#))
        }
        let second = try await put(handling, ["If-None-Match": "*"])
        #expect(second.status == 412)
        #expect(try await put(handling, ["If-Match": "\"other\", \(present)"]).status == 200)
    }

    @Test func `makes a file that is missing, and only for anyone who says so`() async throws {
        let file = FakeSpecWriter(nil)
        let handling = try await Handling(reading: nil, writer: file)
        let star = try await put(handling, ["If-Match": "*"])
        #expect(star.status == 412)
        #expect(star["ETag"] == nil)
        #expect(try await put(handling, ["If-None-Match": "*"]).status == 200)
        #expect(file.text == Specs.plain)
    }

    @Test func `wants a condition`() async throws {
        let handling = try await Handling(writer: FakeSpecWriter(old))
        for fields in [[:], ["If-None-Match": "\"x\""]] {
            let reply = try await put(handling, fields)
            #expect(reply.status == 428)
            #expect(reply.body.hasPrefix(#"{"error":{"id":"ifMatch","#))
        }
    }

    @Test func `answers 422 with every error and where it is`() async throws {
        let file = FakeSpecWriter(old)
        let handling = try await Handling(writer: file)
        let reply = try await put(
            handling,
            ["If-Match": "*"],
            text: #"{"tabs": [{"title": [], "role": "find"}]}"#
        )
        #expect(reply.status == 422)
        #expect(reply.body.hasPrefix(#"{"error":{"id":"spec","#))
        #expect(reply.body.contains(#""column":21"#))
        #expect(reply.body.contains("find"))
        #expect(file.text == old)
    }

    @Test(arguments: [
        (SpecWriteFailure.readOnly("Say why."), 409, "readOnly"), (.full("Say why."), 507, "full"),
        (.failed("Say why."), 503, "unwritable"),
    ])
    func `says why nothing was saved, and goes on (R2, R4)`(
        failure: SpecWriteFailure,
        status: Int,
        id: String
    ) async throws {
        let file = FakeSpecWriter(old)
        let handling = try await Handling(writer: file)
        file.state.withLock { $0.failure = failure }
        let reply = try await put(handling, ["If-Match": "*"])
        #expect(reply.status == status)
        #expect(reply.body == #"{"error":{"id":"\#(id)","text":"Say why."}}"#)
        #expect(try await handling.ask("GET", "/").status == 200)
        file.state.withLock { $0.failure = nil }
        #expect(try await put(handling, ["If-Match": "*"]).status == 200)
    }

    @Test func `takes the format of the file only, and no more than a file may have (S40)`() async throws {
        let file = FakeSpecWriter(old)
        let handling = try await Handling(writer: file)
        for type in ["application/yaml", "text/plain", ""] {
            let reply = try await put(handling, ["If-Match": "*", "Content-Type": type])
            #expect(reply.status == 415, "\(type)")
            #expect(reply.body.contains("application/json"))
        }
        #expect(try await put(handling, ["If-Match": "*", "Content-Encoding": "gzip"]).status == 415)
        let limit = handling.session.previewed.limits.bytes
        let padding = String(repeating: " ", count: limit - Self.plain.utf8.count)
        #expect(try await put(handling, ["If-Match": "*"], text: Self.plain + padding).status == 200)
        // Beyond that it is not read to its end.
        let large = try await put(handling, ["If-Match": "*"], text: Self.plain + padding + " ")
        #expect(large.status == 413)
        #expect(large["Connection"] == "close")
        #expect(file.text?.count == limit)
    }

    @Test func `lets anyone who may edit write, and nobody else (S16)`() async throws {
        let file = FakeSpecWriter(old)
        let handling = try await Handling(writer: file)
        for role in [ShareRole.view, .customize] {
            let link = try await handling.link(ShareTerms(role: role))
            let reply = try await put(handling, ["If-Match": "*"], to: link + "spec")
            #expect(reply.status == 403)
            #expect(reply.body.contains(#""id":"role""#))
        }
        let pinned = try await handling.link(ShareTerms(role: .customize, isPinned: true))
        #expect(try await put(handling, ["If-Match": "*"], to: pinned + "spec").status == 403)
        #expect(file.text == old)
        let link = try await handling.link(ShareTerms(role: .edit))
        #expect(try await put(handling, ["If-Match": "*"], to: link + "spec").status == 200)
        #expect(file.text == Specs.plain)
    }
}
