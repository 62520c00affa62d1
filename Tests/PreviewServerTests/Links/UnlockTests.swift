import PreviewCore
import Testing

@testable import PreviewServer

/// Links with a password (the format, 7, *Links*; S17, S19).
struct UnlockTests {
    private func locked(_ handling: Handling, _ role: ShareRole = .view) async throws -> String {
        try await handling.link(ShareTerms(role: role, profile: "default", password: "open sesame"))
    }

    private func session(_ reply: Handling.Reply) throws -> String {
        String(
            try #require(reply.body.wholeMatch(of: /\{"url":"(\/s\/[A-Za-z0-9_-]{32}\/)"\}/), "\(reply.body)").output.1
        )
    }

    @Test func `asks for the password on every path but what the asking page needs`() async throws {
        let handling = try await Handling()
        let folder = try await locked(handling)
        for path in RouteSample.all.map(\.path) + ["nowhere"] where !path.hasPrefix("assets") && path != "unlock" {
            for method in ["GET", "POST", "PUT", "DELETE", "OPTIONS"] {
                let reply = try await handling.ask(method, folder + path, ["Accept": "text/html"])
                #expect(reply.status == 401, "\(method) \(path)")
                #expect(reply.body.contains("<title>Unlock</title>"))
                #expect(reply["WWW-Authenticate"] == nil)
                #expect(reply["Cache-Control"] == "no-store")
            }
        }
        let assets = "assets/\(handling.assets.hash)/app.css"
        #expect(try await handling.ask("GET", folder + assets).body == "body{}")
        let script = try await handling.ask("GET", folder + "layout", ["Accept": "application/json"])
        #expect(script.body.hasPrefix(#"{"error":{"id":"locked","#))
    }

    @Test(arguments: [
        ("", ""), ("layout", ""), ("profiles/x", "../"), ("shares/x/rotate?y=a/b", "../../"), ("/", "../"),
    ])
    func `names the asking page's files so that they are found at any depth`(
        _ path: String,
        _ way: String
    ) async throws {
        let handling = try await Handling()
        let page = try await handling.ask("GET", try await locked(handling) + path, ["Accept": "text/html"])
        #expect(page.body.hasSuffix("</title>\(way)assets/\(handling.assets.hash)/app.css"))
    }

    @Test func `opens a session with the link's rights for the right password`() async throws {
        let handling = try await Handling()
        let folder = try await locked(handling, .customize)
        let unlocked = try await handling.post(folder + "unlock", #"{"password": "open sesame"}"#)
        #expect(unlocked.status == 200)
        #expect(unlocked["Cache-Control"] == "no-store")
        let open = try session(unlocked)
        #expect(open != folder)
        #expect(try await handling.ask("GET", open).status == 200)
        #expect(try await handling.post(open + "customization", #"{"op": "hide", "id": "notes"}"#).status == 200)
        #expect(try await handling.ask("GET", open + "shares").status == 403)
        #expect(try await handling.ask("GET", folder).status == 401)
        #expect(try await handling.post(open + "unlock", #"{"password": "open sesame"}"#).status == 404)
    }

    @Test func `ends the session with its link`() async throws {
        let handling = try await Handling()
        let made = try await handling.service.create(ShareTerms(password: "open sesame"))
        let open = try session(try await handling.post("/s/\(made.token)/unlock", #"{"password": "open sesame"}"#))
        try await handling.service.revoke(made.share.id)
        let unknown = try await handling.ask("GET", "/s/\(SecretToken.new())/")
        #expect(try await handling.ask("GET", open).body == unknown.body)
    }

    @Test func `tells a wrong password from too many tries, of which the right one is one (S19)`() async throws {
        let clock = SetClock()
        let handling = try await Handling(clock: clock.clock)
        let folder = try await locked(handling)
        var refusals: [Handling.Reply] = []
        for password in ["", "a", "open Sesame", "open sesame ", String(repeating: "x", count: 5000)] {
            refusals.append(try await handling.post(folder + "unlock", #"{"password": "\#(password)"}"#))
        }
        for password in ["wrong", "wrong", "open sesame"] {
            refusals.append(try await handling.post(folder + "unlock", #"{"password": "\#(password)"}"#))
        }
        for (refusals, status) in [(refusals.prefix(5), 403), (refusals.dropFirst(5), 429)] {
            for refusal in refusals {
                #expect(refusal.status == status)
                #expect(refusal.body == refusals.first?.body)
                #expect(refusal.fields == refusals.first?.fields)
            }
        }
        #expect(refusals[0].body.contains("The password is wrong. Try again."))
        #expect(
            refusals[7].body.contains("Too many attempts. Try again in 1 minute.") && refusals[7]["Retry-After"] == "60"
        )
        clock.pass(61)
        #expect(try await handling.post(folder + "unlock", #"{"password": "open sesame"}"#).status == 200)
    }

    @Test(arguments: [
        "", "{}", "[]", "\"open sesame\"", #"{"password": 12345}"#, #"{"password": null}"#, "{open sesame",
    ])
    func `repeats nothing of a body that has not the form`(_ body: String) async throws {
        let handling = try await Handling()
        let refused = try await handling.post(try await locked(handling) + "unlock", body)
        #expect(refused.status == 400)
        for word in ["sesame", "12345"] { #expect(!refused.body.contains(word)) }
    }

    @Test func `takes a password from its own page only, in a body only (S5, S10)`() async throws {
        let handling = try await Handling()
        let folder = try await locked(handling)
        let json = #"{"password": "open sesame"}"#
        #expect(try await handling.post(folder + "unlock", json, ["Origin": "http://evil.example"]).status == 403)
        #expect(try await handling.post(folder + "unlock", json, ["Content-Type": "text/plain"]).status == 415)
        #expect(try await handling.ask("GET", folder + "unlock?password=open%20sesame").status == 401)
        for place in ["/unlock", "/s/\(Handling.token)/unlock", try await handling.link() + "unlock"] {
            #expect(try await handling.post(place, json).status == 404)
        }
    }
}
