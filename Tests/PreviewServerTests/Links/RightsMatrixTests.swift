import PreviewCore
import PreviewPages
import Testing

@testable import PreviewServer

/// The rights of every role at every route by every method (S16).
@Suite(.timeLimit(.minutes(20)))
struct RightsMatrixTests {
    /// The rights beyond looking, by hand: a right that a row gives away by mistake is found here.
    ///
    /// A new route that only shows something, or is the owner's alone, needs no line.
    static let granted: [String: Right] = [
        "GET health": .nothing, "GET assets/HASH/NAME": .unlock, "POST unlock": .unlock,
        "POST customization": .customize, "PUT customization": .customize, "DELETE profiles/NAME": .customize,
        "GET comments": .comment, "POST comments": .comment, "PUT comments/ID": .comment,
        // The histories of customizations; those of the spec are for editors.
        "GET history": .customize, "GET history/N": .customize, "POST history/N/restore": .customize,
        "GET source-files/N": .edit, "PUT spec": .edit, "POST edit": .edit, "POST preview": .edit, "POST assist": .edit,
        "GET shares": .owner,
        // Whoever may publish a preview may give out a link to it.
        "POST shares": .publish,
    ]
    static let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"]

    @Test func `lets links read what is shown, and leaves to the owner what nobody was given (S16)`() {
        for route in Route.all.filter(\.isOfList) where route.right == .view {
            Issue.record("Everybody who has some link could see \(route.path.text) of the list.")
        }
        for route in Route.all where !route.isOfList {
            let name = "\(route.method.rawValue) \(route.path.text)"
            #expect(route.right == Self.granted[name] ?? (route.method == .get ? .view : .owner), "\(name)")
        }
    }

    /// The right that a holder's requests have; nil for links that open nothing.
    private func right(of holder: LinkHolders.Holder) -> Right? {
        switch holder {
        case .view: .view
        case .comment: .comment
        case .customize: .customize
        case .edit, .unlocked: .edit
        case .owner: .owner
        case .locked: .unlock
        case .unknown, .expired, .revoked, .rotated: nil
        }
    }

    /// The refusal that the rows of a path say; nil where the request gets past the guard.
    private func expected(
        _ holder: LinkHolders.Holder,
        _ sample: RouteSample,
        _ method: String
    ) -> (status: Int, id: String)? {
        guard let right = right(of: holder) else { return (404, "unknownLink") }
        let route = sample.match.routes.first { $0.method.rawValue == (method == "HEAD" ? "GET" : method) }
        if holder == .locked { return route?.right == .unlock ? nil : (401, "locked") }
        guard let route else { return (method == "BREW" ? 501 : 405, "method") }
        let needed = sample.path.hasPrefix("history") ? .edit : route.right
        return right >= needed ? nil : (403, "role")
    }

    @Test(arguments: LinkHolders.Holder.allCases)
    func `lets each role do what its link says and nothing else, by every route and method (S16)`(
        _ holder: LinkHolders.Holder
    ) async throws {
        let clock = SetClock()
        let handling = try await Handling(clock: clock.clock)
        let folder = try await LinkHolders(at: handling, clock: clock).folder(holder)
        handling.session.hub.finish()
        let distant = "192.168.1.9"
        for sample in RouteSample.all {
            for method in Self.methods {
                for peer in ["127.0.0.1", distant] {
                    let json = ["Content-Type": "application/json", "Accept": "application/json"]
                    let reply = try await handling.ask(method, folder + sample.path, json, body: "{}", peer: peer)
                    let expected = expected(holder, sample, method)
                    check(reply, method: method, is: expected, "\(holder) \(method) \(sample)")
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
        let distant = "192.168.1.9"
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
        for (role, words) in [
            (ShareRole.view, "view the preview"), (.comment, "comment on it"), (.customize, "customize"),
            (.edit, "edit"),
        ] {
            let folder = try await handling.link(ShareTerms(role: role))
            let refused = try await handling.ask("GET", folder + "shares")
            #expect(refused.status == 403)
            #expect(refused.body.contains(words))
        }
    }
}
