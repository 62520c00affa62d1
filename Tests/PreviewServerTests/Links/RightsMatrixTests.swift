import FlyingFox
import PreviewCore
import PreviewPages
import Testing

@testable import PreviewServer

/// Who may do what: every role at every route by every method (S16), against a table written by hand.
@Suite(.timeLimit(.minutes(20)))
struct RightsMatrixTests {
    /// The least role for GET, HEAD, POST, PUT and DELETE: v(iew), c(ustomize), e(dit), o(wner), u for whoever holds
    /// any link that has not ended, - for nobody since the address has no such method.
    static let table: [String: String] = [
        "": "vv---",
        "devices": "vv---",
        "frame": "vv---",
        "layout": "vv---",
        "spec": "vv-e-",
        "customization": "vvcc-",
        "profiles": "vv---",
        "profiles/default": "----c",
        "diagnostics": "vv---",
        "rules": "vv---",
        "images/0.png": "vv---",
        "events": "vv---",
        "export.html": "vv---",
        "export.json": "vv---",
        "export.png": "vv---",
        "export.swift": "vv---",
        "health": "vv---",
        "assets/0/app.js": "uu---",
        "shares": "ooo--",
        "shares/x": "----o",
        "shares/x/rotate": "--o--",
        "unlock": "--u--",
        "preview": "--e--",
        "assist": "--e--",
        "edit": "--e--",
        // The history of the spec, unless ?of=customization asks for another.
        "history": "ee---",
        "history/1": "ee---",
        "history/1/restore": "--e--",
    ]
    static let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"]
    /// The letters that a holder's requests pass at.
    static let passes: [LinkHolders.Holder: String] = [
        .view: "uv", .customize: "uvc", .edit: "uvce", .unlocked: "uvce", .owner: "uvceo", .locked: "u",
    ]

    /// The refusal that the table says; nil where the request gets past the guard.
    private func expected(
        _ holder: LinkHolders.Holder,
        _ letter: Character,
        _ method: String
    ) -> (status: Int, id: String)? {
        guard let passing = Self.passes[holder] else { return (404, "unknownLink") }
        if passing.contains(letter) { return nil }
        if holder == .locked { return (401, "locked") }
        return letter == "-" ? (method == "BREW" ? 501 : 405, "method") : (403, "role")
    }

    @Test func `knows every route there is`() {
        #expect(Set(Self.table.keys) == Set(Route.samples.map(\.path)))
    }

    @Test(arguments: LinkHolders.Holder.allCases)
    func `lets each role do what its link says and nothing else, by every route and method (S16)`(
        _ holder: LinkHolders.Holder
    ) async throws {
        let clock = SetClock()
        let handling = try await Handling(clock: clock.clock)
        let folder = try await LinkHolders(at: handling, clock: clock).folder(holder)
        handling.session.hub.finish()
        let distant = HTTPRequest.Address.ip4("192.168.1.9", port: 5000)
        for (path, letters) in Self.table {
            for (index, method) in Self.methods.enumerated() {
                let letter = index < 5 ? Array(letters)[index] : "-"
                for peer in [.ip4("127.0.0.1", port: 5000), distant] {
                    let json = ["Content-Type": "application/json", "Accept": "application/json"]
                    let reply = try await handling.ask(method, folder + path, json, body: "{}", peer: peer)
                    check(reply, method: method, is: expected(holder, letter, method), "\(holder) \(method) \(path)")
                }
            }
        }
    }

    private func check(
        _ reply: Handling.Reply,
        method: String,
        is expected: (status: Int, id: String)?,
        _ what: Comment
    ) {
        if let expected {
            #expect(reply.status == expected.status, what)
            #expect(reply.body.contains(#"{"error":{"id":"\#(expected.id)","#) || method == "HEAD", what)
        } else {
            #expect(![401, 405, 500].contains(reply.status), what)
            for id in ["locked", "role", "method", "unknownLink", "crossSite", "noLink"] {
                #expect(!reply.body.contains(#""id":"\#(id)""#), what)
            }
        }
    }

    @Test(arguments: LinkHolders.Holder.allCases)
    func `gives holders of all links and of none the two files of pages that refuse, alike (S17)`(
        _ holder: LinkHolders.Holder
    ) async throws {
        let clock = SetClock()
        let handling = try await Handling(clock: clock.clock)
        let folder = try await LinkHolders(at: handling, clock: clock).folder(holder)
        let distant = HTTPRequest.Address.ip4("192.168.1.9", port: 5000)
        for name in PageAssets.forEverybody {
            let path = handling.assets.paths.path(name)
            let root = try await handling.ask("GET", "/" + path, peer: distant)
            let linked = try await handling.ask("GET", folder + path, peer: distant)
            #expect(root.status == 200 && linked.status == 200)
            #expect(root.body == linked.body && !root.body.isEmpty)
            for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
                #expect(try await handling.ask(method, folder + path, peer: distant).status > 400)
            }
        }
    }

    @Test func `says which methods an address has, whatever the role`() async throws {
        let handling = try await Handling()
        let folder = try await handling.link()
        #expect(try await handling.ask("DELETE", folder + "customization")["Allow"] == "GET, HEAD, POST, PUT")
        #expect(try await handling.ask("PUT", folder + "shares")["Allow"] == "GET, HEAD, POST")
        #expect(try await handling.ask("GET", folder + "shares/x/rotate")["Allow"] == "POST")
    }

    @Test func `lets a link touch no profile but its own`() async throws {
        let handling = try await Handling()
        _ = try await handling.operate(#"{"op": "hide", "id": "notes"}"#, query: "?profile=anna")
        let own = try await handling.link(ShareTerms(role: .edit, profile: "bert"))
        let hidden = try await handling.post(own + "customization?profile=anna", #"{"op": "hide", "id": "library"}"#)
        #expect(hidden.status == 200)

        #expect(try await handling.ask("GET", "/customization?profile=anna").body.contains("c.library") == false)
        #expect(try await handling.ask("GET", "/customization?profile=bert").body.contains("c.library"))
        #expect(try await handling.ask("GET", own + "profiles").body.contains("anna") == false)
        #expect(try await handling.ask("GET", own + "profiles").body.contains("bert"))
        for name in ["anna", "nobody"] {
            let refused = try await handling.ask("DELETE", own + "profiles/\(name)")
            #expect(refused.status == 403)
            #expect(refused.body.contains(#""id":"role""#))
        }
        #expect(try await handling.ask("DELETE", own + "profiles/bert").status == 204)
    }

    @Test func `says what the link lets one do where it does not let one do more`() async throws {
        let handling = try await Handling()
        for (role, words) in [(ShareRole.view, "look at the preview"), (.customize, "customize"), (.edit, "edit")] {
            let folder = try await handling.link(ShareTerms(role: role))
            let refused = try await handling.ask("GET", folder + "shares")
            #expect(refused.status == 403)
            #expect(refused.body.contains(words))
        }
    }
}
