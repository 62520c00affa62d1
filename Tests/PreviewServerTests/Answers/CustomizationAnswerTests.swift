import PreviewCore
import PreviewFakes
import Synchronization
import TabModel
import Testing

@testable import PreviewServer

/// Operations, imports and profiles (the format, 7).
struct CustomizationAnswerTests {
    @Test func `answers an operation with form 2 and its new tag`() async throws {
        let handling = try await Handling()
        let before = try await handling.ask("GET", "/customization")
        let after = try await handling.operate(#"{"op": "hide", "id": "notes"}"#)
        let again = try await handling.ask("GET", "/customization")

        #expect(before.body.contains("tabpreview.customization"))
        #expect(after.status == 200)
        #expect(after.body == again.body)
        #expect(after["ETag"] == again["ETag"])
        #expect(after["ETag"] != before["ETag"])
    }

    @Test(arguments: [
        (#"{"op": "hide", "id": "notes""#, 400, "operation"), (#"{"op": "fly", "id": "notes"}"#, 400, "operation"),
        (#"{}"#, 400, "operation"), ("[]", 400, "operation"), ("", 400, "operation"), ("\u{0}", 400, "operation"),
        (#"{"op": "hide", "id": 3}"#, 400, "operation"),
        (#"{"op": "hide", "id": "nobody"}"#, 409, "unknown"),
        (#"{"op": "hide", "id": "home"}"#, 422, "R3.3"),
        (#"[{"op": "hide", "id": "notes"}, {"op": "hide", "id": "home"}]"#, 422, "R3.3"),
    ])
    func `refuses and changes nothing`(_ body: String, _ status: Int, _ id: String) async throws {
        let handling = try await Handling()
        let reply = try await handling.operate(body)
        #expect(reply.status == status)
        #expect(reply.body.contains(#"{"error":{"id":"\#(id)""#), "\(reply.body)")
        #expect(handling.store.state.withLock(\.acts).isEmpty)
        #expect(handling.session.snapshot.revision.number == 1)
    }

    @Test func `refuses with R3.1 where nothing is attached`() async throws {
        let handling = try await Handling(reading: Specs.plain)
        let reply = try await handling.operate(#"{"op": "hide", "id": "home"}"#)
        #expect(reply.status == 422)
        #expect(reply.body.contains(#""id":"R3.1""#))
        #expect(try await handling.ask("GET", "/customization").status == 200)
    }

    @Test func `compares If-Match with the tag, and tells the present one`() async throws {
        let handling = try await Handling()
        let first = try #require(try await handling.ask("GET", "/customization")["ETag"])
        let hide = #"{"op": "hide", "id": "notes"}"#
        let second = try #require(try await handling.operate(hide, ["If-Match": "\"x\", \(first)"])["ETag"])

        let stale = try await handling.operate(#"{"op": "resetAll"}"#, ["If-Match": first])
        #expect(stale.status == 412)
        #expect(stale["ETag"] == second)
        // As proxies make it that compress.
        #expect(try await handling.operate(#"{"op": "resetAll"}"#, ["If-Match": "W/\(second)"]).status == 200)
        #expect(try await handling.operate(#"{"op": "resetAll"}"#, ["If-Match": "*"]).status == 200)
    }

    @Test func `takes a whole customization with a condition only`() async throws {
        let handling = try await Handling()
        let json = ["Content-Type": "application/json"]
        let text = #"{"schema": "tabpreview.customization", "version": 1, "tabs": {"c.notes": {"sidebar": "hidden"}}}"#

        #expect(try await handling.ask("PUT", "/customization", json, body: text).status == 428)
        let star = json.merging(["If-Match": "*"]) { $1 }
        let broken = try await handling.ask("PUT", "/customization", star, body: #"{"version": 1, "x": 2}"#)
        #expect(broken.status == 422)
        #expect(broken.body.contains(#""diagnostics":[{"#))
        let stale = json.merging(["If-Match": "\"x\""]) { $1 }
        #expect(try await handling.ask("PUT", "/customization", stale, body: text).status == 412)

        let reply = try await handling.ask("PUT", "/customization", star, body: text)
        #expect(reply.status == 200, "\(reply.body)")
        #expect(try await handling.ask("GET", "/customization").body == reply.body)
        #expect(handling.store.state.withLock { $0.acts.map(\.operations) } == ["import"])
    }

    @Test(arguments: [
        "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "",
        "text/json", "application/jsonx", "application/yaml",
    ])
    func `answers 415 to what a simple form could send (S10)`(_ type: String) async throws {
        let handling = try await Handling()
        let fields = type.isEmpty ? [:] : ["Content-Type": type]
        let reply = try await handling.ask("POST", "/customization", fields, body: #"{"op": "resetAll"}"#)
        #expect(reply.status == 415)
    }

    @Test(arguments: ["gzip", "br", "deflate, gzip", "x"])
    func `answers 415 to an encoded body (S40)`(_ encoding: String) async throws {
        let handling = try await Handling()
        let reply = try await handling.operate(#"{"op": "resetAll"}"#, ["Content-Encoding": encoding])
        #expect(reply.status == 415)
        #expect(try await handling.operate(#"{"op": "resetAll"}"#, ["Content-Encoding": "identity"]).status == 200)
    }

    @Test func `takes 64 KiB of operations and no more (S40)`() async throws {
        let handling = try await Handling()
        let operation = #"{"op": "resetAll"}"#
        let padded = operation + String(repeating: " ", count: (64 << 10) - operation.utf8.count)
        #expect(try await handling.operate(padded).status == 200)
        #expect(try await handling.operate(padded + " ").status == 413)
    }

    @Test func `keeps profiles apart, lists and deletes them`() async throws {
        let handling = try await Handling()
        _ = try await handling.operate(#"{"op": "hide", "id": "notes"}"#, query: "?profile=zoe")
        #expect(try await handling.ask("GET", "/profiles").body == #"[{"name":"zoe","changed":0.0}]"#)
        #expect(try await handling.ask("DELETE", "/profiles/adam").status == 404)
        let gone = try await handling.ask("DELETE", "/profiles/zoe")
        #expect(gone.status == 204)
        #expect(gone.body.isEmpty)
        #expect(try await handling.ask("GET", "/profiles").body == "[]")
    }

    @Test(arguments: ["a%20b", "%C3%A4", "a/b"])
    func `refuses what is no profile's name`(_ name: String) async throws {
        let handling = try await Handling()
        #expect(try await handling.ask("GET", "/customization?profile=\(name)").status == 400)
        #expect(try await handling.operate(#"{"op": "resetAll"}"#, query: "?profile=\(name)").status == 400)
    }

    @Test(arguments: [true, false])
    func `tells a full store from one that does not work`(_ isFull: Bool) async throws {
        let handling = try await Handling()
        _ = try await handling.ask("GET", "/customization")
        handling.store.state.withLock { $0.failure = Broken(isOutOfSpace: isFull) }
        let reply = try await handling.operate(#"{"op": "hide", "id": "notes"}"#)
        #expect(reply.status == (isFull ? 507 : 503))
        #expect(reply.body.contains("Free some"))
    }

    struct Broken: StorageFailure {
        var isOutOfSpace: Bool
        var text = "No room. Free some."
    }
}
