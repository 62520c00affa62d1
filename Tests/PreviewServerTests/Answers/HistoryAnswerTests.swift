import PreviewCore
import PreviewFakes
import TabModel
import TabSpecCoding
import Testing

@testable import PreviewServer

/// `GET /history`, `GET /history/N`, `POST /history/N/restore` (the format, 7).
struct HistoryAnswerTests {
    private let old = Specs.customizable
    private let new = Specs.plain

    /// A preview whose spec was changed once by a page: the newest revision, and the one before.
    private func changed(_ file: FakeSpecWriter) async throws -> (Handling, newest: String, oldest: String) {
        let handling = try await Handling(writer: file)
        let text = String(decoding: new, as: UTF8.self)
        let put = try await handling.ask(
            "PUT",
            "/spec",
            ["Content-Type": "application/json", "If-Match": "*"],
            body: text
        )
        try #require(put.status == 200)
        let revisions = try await list(handling, "/history")
        let newest = try #require(revisions.first?["revision"]?.string)
        return (handling, newest, try #require(revisions.last?["revision"]?.string))
    }

    private func list(_ handling: Handling, _ target: String) async throws -> [JSONValue] {
        let reply = try await handling.ask("GET", target)
        try #require(reply.status == 200)
        guard case .array(let values)? = try json(reply)["revisions"] else { return [] }
        return values
    }

    private func json(_ reply: Handling.Reply) throws -> JSONValue {
        try JSONValue(reading: Array(reply.body.utf8), limits: .file)
    }

    @Test func `lists the revisions of the spec`() async throws {
        let (handling, newest, _) = try await changed(FakeSpecWriter(old))
        let reply = try await handling.ask("GET", "/history?of=spec")
        let value = try json(reply)
        let revisions = try await list(handling, "/history")
        #expect(value["of"] == "spec" && value["undo"] == .string(newest) && value["redo"] == .null)
        #expect(revisions.map { $0["kind"] } == ["edit", "edit"])
        #expect(revisions[0]["author"] == ["kind": "browser"])
        #expect(revisions[0]["tag"]?.string == EntityTag(of: new).text)
        #expect(revisions[0]["undone"] == false)
        #expect(revisions[1]["summary"] == "First known version: 3 tabs")
    }

    @Test func `answers a revision's text as /spec did`() async throws {
        let (handling, _, oldest) = try await changed(FakeSpecWriter(old))
        let reply = try await handling.ask("GET", "/history/\(oldest)")
        #expect(reply.body == String(decoding: old, as: UTF8.self))
        #expect(reply["ETag"] == EntityTag(of: old).text)
        #expect(reply["Content-Type"] == "application/json")
    }

    @Test(arguments: ["previous", "OLDEST"])
    func `tells how a revision differs from another`(other: String) async throws {
        let (handling, newest, oldest) = try await changed(FakeSpecWriter(old))
        let word = other == "OLDEST" ? oldest : other
        let value = try json(try await handling.ask("GET", "/history/\(newest)?diff=\(word)"))
        guard case .array(let lines)? = value["lines"] else { throw MissingLines() }
        #expect(value["from"]?.string == oldest && value["to"]?.string == newest)
        #expect(lines.filter { $0["kind"] == "removed" }.count == 5)
        #expect(lines.filter { $0["kind"] == "added" }.map { $0["new"] } == [1])
        #expect(lines.last?["text"]?.string == String(decoding: new, as: UTF8.self))
        let now = try json(try await handling.ask("GET", "/history/\(newest)?diff=now"))
        #expect(
            now["lines"] == [
                ["kind": "same", "old": 1, "new": 1, "text": .string(String(decoding: new, as: UTF8.self))]
            ]
        )
    }

    private struct MissingLines: Error {}

    @Test func `restores a revision for anyone who knows what is there`() async throws {
        let file = FakeSpecWriter(old)
        let (handling, _, oldest) = try await changed(file)
        let path = "/history/\(oldest)/restore"
        #expect(try await handling.post(path).status == 428)
        let stale = try await handling.post(path, "{}", ["If-Match": EntityTag(of: old).text])
        #expect(stale.status == 412 && stale["ETag"] == EntityTag(of: new).text)
        let reply = try await handling.post(path, "{}", ["If-Match": EntityTag(of: new).text])
        #expect(reply.status == 200 && reply["ETag"] == EntityTag(of: old).text)
        #expect(file.text == old)
        #expect(try await list(handling, "/history").first?["kind"] == "restore")
    }

    @Test func `notes who wrote: the command line, and a link by its label`() async throws {
        let handling = try await Handling(writer: FakeSpecWriter(old))
        let link = try await handling.link(ShareTerms(role: .edit, label: "Ann"))
        let fields = ["Content-Type": "application/json", "If-Match": "*"]
        let texts = [new, old].map { String(decoding: $0, as: UTF8.self) }
        #expect(try await handling.ask("PUT", "\(link)spec", fields, body: texts[0]).status == 200)
        let command = "/s/\(Handling.commandToken)/spec"
        #expect(try await handling.ask("PUT", command, fields, body: texts[1]).status == 200)
        let authors = try await list(handling, "/history").map { $0["author"] }
        #expect(authors == [["kind": "command"], ["kind": "browser", "link": "Ann"], ["kind": "editor"]])
    }

    @Test func `undoes a customization, and tells its history`() async throws {
        let handling = try await Handling()
        _ = try await handling.operate(#"{"op": "hide", "id": "notes"}"#)
        let undone = try await handling.operate(#"{"op": "undo"}"#)
        #expect(undone.status == 200 && !undone.body.contains("c.notes"))
        #expect(try await handling.operate(#"{"op": "undo"}"#).status == 409)
        let redone = try await handling.operate(#"{"op": "redo"}"#)
        #expect(redone.status == 200 && redone.body.contains("c.notes"))
        #expect(try await handling.operate(#"[{"op": "undo"}, {"op": "redo"}]"#).status == 422)

        let revisions = try await list(handling, "/history?of=customization")
        #expect(revisions.map { $0["kind"] } == ["redo", "undo", "edit"])
        let first = try #require(revisions.last?["revision"]?.string)
        let past = try await handling.ask("GET", "/history/\(first)?of=customization")
        #expect(past.body == redone.body && past["ETag"] == redone["ETag"])
        #expect(try await handling.ask("GET", "/history/\(first)").status == 404)
        let restored = try await handling.post(
            "/history/\(first)/restore?of=customization",
            "{}",
            ["If-Match": redone["ETag"] ?? ""]
        )
        #expect(restored.status == 200 && restored.body == redone.body)
    }

    @Test(arguments: [(ShareRole.view, 403, 403), (.customize, 403, 200), (.edit, 200, 200)])
    func `shows a link what its role may have (S16)`(role: ShareRole, spec: Int, customization: Int) async throws {
        let handling = try await Handling(writer: FakeSpecWriter(old))
        _ = try await handling.operate(#"{"op": "hide", "id": "notes"}"#)
        let link = try await handling.link(ShareTerms(role: role))
        let revision = try #require(try await list(handling, "/history").first?["revision"]?.string)
        for path in ["history", "history/\(revision)", "history/\(revision)?diff=previous"] {
            #expect(try await handling.ask("GET", link + path).status == spec, "\(path)")
        }
        let restored = try await handling.post("\(link)history/\(revision)/restore", "{}", ["If-Match": "*"])
        #expect(restored.status == spec)
        let own = try await handling.ask("GET", link + "history?of=customization&profile=default")
        #expect(own.status == customization)
        if role == .customize { #expect(try json(own)["revisions"] == []) }
    }

    @Test(arguments: [
        ("/history?of=tabs", 400), ("/history/x", 404), ("/history/99", 404), ("/history/2?diff=x", 400),
        ("/history/2?diff=99", 404), ("/history/2/restore", 405), ("/history/", 404),
    ])
    func `refuses what is no revision`(target: String, status: Int) async throws {
        let handling = try await Handling()
        #expect(try await handling.ask("GET", target).status == status)
    }
}

extension JSONValue {
    fileprivate var string: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
