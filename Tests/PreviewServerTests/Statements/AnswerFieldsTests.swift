import PreviewCore
import PreviewFakes
import PreviewPages
import Synchronization
import TabModel
import Testing

@testable import PreviewServer

/// The fields of answers of every kind: all of ours, and none besides (S7, S8).
struct AnswerFieldsTests {
    /// Every field that an answer may have: no other name leaves the server.
    static let known: Set<String> = [
        "allow", "cache-control", "connection", "content-disposition", "content-length", "content-security-policy",
        "content-type", "cross-origin-opener-policy", "cross-origin-resource-policy", "etag", "link", "location",
        "referrer-policy", "retry-after", "vary", "content-encoding", "tabpreview-drawn", "tabpreview-stale",
        "transfer-encoding", "x-content-type-options",
        "x-robots-tag", "x-accel-buffering",
    ]

    /// One answer of each status that there is, and of each kind of body.
    private func replies() async throws -> [Handling.Reply] {
        let handling = try await Handling(pictures: FakePictures())
        let json = ["Content-Type": "application/json"]
        var replies = [
            try await handling.operate(#"{"op": "hide", "id": "notes"}"#),
            try await handling.operate("{"), try await handling.operate(#"{"op": "hide", "id": "gone"}"#),
            try await handling.operate(#"{"op": "hide", "id": "home"}"#),
            try await handling.operate(#"{"op": "resetAll"}"#, ["If-Match": "\"old\""]),
            try await handling.operate(#"{"op": "resetAll"}"#, query: "?profile=b", ["Content-Type": "text/plain"]),
            try await handling.operate(String(repeating: " ", count: 70_000)),
            try await handling.ask("PUT", "/customization", json, body: "{}"),
            try await handling.ask("DELETE", "/profiles/default"),
        ]
        handling.session.hub.finish()
        let asset = handling.assets.paths.path("app.css")
        let targets =
            RouteSample.all.map { "/\($0.path)" } + [
                "/\(asset)", "/nowhere", "/%00", "/s/\(Handling.token)", "/s/x/", "/s/\(Handling.token)/",
                "/?profile=%2F",
                "/customization?profile=%2F", "/" + String(repeating: "a", count: 9000),
            ]
        let asked: [[String: String]] = [
            [:], ["Accept": "text/html"], ["If-None-Match": "*"], ["Host": "evil.example"], ["Origin": "null"],
        ]
        for target in targets {
            for fields in asked { replies.append(try await handling.ask("GET", target, fields)) }
            for method in ["HEAD", "OPTIONS"] { replies.append(try await handling.ask(method, target)) }
        }
        return try await replies + failures() + links()
    }

    /// Returns the responses that create, open, rotate and end links.
    private func links() async throws -> [Handling.Reply] {
        let handling = try await Handling()
        let json = ["Content-Type": "application/json"]
        let made = try await handling.ask("POST", "/shares", json, body: #"{"password": "open sesame"}"#)
        let id = try #require(handling.service.shares().first?.id)
        let token = try #require(made.body.firstMatch(of: /\/s\/([A-Za-z0-9_-]{32})\//)).1
        return [
            made, try await handling.ask("GET", "/shares"),
            try await handling.ask("GET", "/shares", ["Accept": "text/html"]),
            try await handling.ask("GET", "/s/\(token)/"), try await handling.ask("GET", "/s/\(token)/layout"),
            try await handling.ask("GET", "/s/\(token)/", ["Accept": "text/html"]),
            try await handling.ask("POST", "/s/\(token)/unlock", json, body: #"{"password": "wrong"}"#),
            try await handling.ask("POST", "/s/\(token)/unlock", json, body: #"{"password": "open sesame"}"#),
            try await handling.ask("POST", "/shares/\(id)/rotate", json), try await handling.ask("GET", "/s/\(token)/"),
            try await handling.ask("DELETE", "/shares/\(id)"), try await handling.ask("DELETE", "/shares/\(id)"),
        ]
    }

    /// Returns the responses to failures on our side.
    private func failures() async throws -> [Handling.Reply] {
        let broken = try await Handling(renderer: BrokenPages())
        let early = try await Handling(reading: nil)
        let full = try await Handling()
        full.store.state.withLock { $0.failure = CustomizationAnswerTests.Broken(isOutOfSpace: true) }
        return [
            try await broken.ask("GET", "/"), try await broken.ask("GET", "/", ["Accept": "text/html"]),
            try await early.ask("GET", "/layout"), try await early.ask("GET", "/export.png"),
            try await full.operate(#"{"op": "hide", "id": "notes"}"#),
        ]
    }

    @Test func `carries the same protection on every answer of every kind, and no other field (S7, S8, S30)`()
        async throws
    {
        let replies = try await replies()
        for reply in replies {
            let policy = reply["Content-Security-Policy"] ?? ""
            #expect([SecurityFields.contentSecurityPolicy, SecurityFields.sandbox].contains(policy))
            for (name, value) in SecurityFields.all(policy: policy) { #expect(reply[name] == value, "\(reply.status)") }
            #expect(Self.known.isSuperset(of: reply.fields.keys), "\(reply.fields.keys.sorted())")
            let isHTML = reply["Content-Type"]?.hasPrefix("text/html") == true
            #expect(!isHTML || policy == SecurityFields.contentSecurityPolicy || reply["Content-Disposition"] != nil)
            #expect(reply.body.isEmpty || reply["Content-Type"] != nil, "\(reply.status)")
        }
        let wanted: Set = [
            200, 204, 304, 308, 400, 403, 404, 405, 409, 412, 413, 414, 415, 421, 422, 428, 500, 503, 507,
        ]
        #expect(wanted.subtracting(replies.map(\.status)).isEmpty)
    }

    /// No cookie is ever set, nor read: anyone who has only a cookie is a stranger (S15).
    @Test func `knows nobody by a cookie (S15)`() async throws {
        let handling = try await Handling()
        let reply = try await handling.ask(
            "GET",
            "/",
            ["Cookie": "token=\(Handling.token); link=\(Handling.token)", "Authorization": "Bearer \(Handling.token)"],
            peer: "192.168.1.9"
        )
        #expect(reply.status == 403)
        #expect(reply["Set-Cookie"] == nil)
        let asked = try await handling.ask(
            "GET",
            "/?token=\(Handling.token)",
            peer: "192.168.1.9"
        )
        #expect(asked.status == 403)
    }
}
