import PreviewCore
import PreviewPages
import Testing

@testable import PreviewServer

/// Dead links reveal nothing (S17), and no link's secret is ever reported again (S14).
@Suite(.timeLimit(.minutes(20)))
struct DeadLinkTests {
    @Test(arguments: ["application/json", "text/html", "*/*"])
    func `answers unknown, expired, revoked and rotated links alike (S17)`(_ accept: String) async throws {
        let clock = SetClock()
        let handling = try await Handling(clock: clock.clock)
        let holders = try await LinkHolders(at: handling, clock: clock)
        let open = ["message.css", "favicon.svg"].map(handling.assets.paths.path)
        for path in RouteSample.all.map(\.path) + ["nowhere"] + open {
            for method in ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"] {
                let isOpen = open.contains(path) && (method == "GET" || method == "HEAD")
                let fields = ["Accept": accept, "Content-Type": "application/json"]
                let unknown = try await handling.ask(method, holders.folder(.unknown) + path, fields, body: "{}")
                for holder in [LinkHolders.Holder.expired, .revoked, .rotated] {
                    let dead = try await handling.ask(method, holders.folder(holder) + path, fields, body: "{}")
                    #expect(dead.status == (isOpen ? 200 : 404))
                    #expect(dead.status == unknown.status && dead.body == unknown.body, "\(holder) \(method) \(path)")
                    #expect(dead.fields == unknown.fields, "\(holder) \(method) \(path)")
                }
            }
        }
    }

    @Test func `tells no link's secret in a log line, a field or a body (S14)`() async throws {
        let clock = SetClock()
        let handling = try await Handling(clock: clock.clock)
        let holders = try await LinkHolders(at: handling, clock: clock)
        handling.session.hub.finish()
        let targets = RouteSample.all.map(\.path) + ["nowhere", "%00", "a/b/c", "?x=%zz", "shares/y/rotate/z"]
        for token in holders.all {
            let places =
                targets.map { "/s/\(token)/\($0)" } + ["/\(token)", "/nowhere?u=/s/\(token)/", "//s/\(token)/"]
            for place in places + ["/%73/\(token)/layout", "http://127.0.0.1:8080/s/\(token)/", "/s/\(token)x/"] {
                for method in ["GET", "HEAD", "POST", "DELETE"] {
                    let fields = ["Referer": "http://127.0.0.1:8080/s/\(token)/", "Content-Type": "application/json"]
                    let reply = try await handling.ask(method, place, fields, body: #"{"x": "\#(token)"}"#)
                    #expect(!reply.body.contains(token), "\(method) \(place)")
                    #expect(!reply.fields.values.contains { $0.contains(token) }, "\(method) \(place)")
                }
            }
        }
        let lines = handling.log.lines
        #expect(lines.count > 1000)
        for token in holders.all { #expect(!lines.contains { $0.contains(token) }) }
    }

    @Test func `asks search engines to leave everything under a link alone (S22)`() async throws {
        let clock = SetClock()
        let handling = try await Handling(clock: clock.clock)
        let holders = try await LinkHolders(at: handling, clock: clock)
        handling.session.hub.finish()
        for holder in LinkHolders.Holder.allCases {
            for path in RouteSample.all.map(\.path) + ["nowhere", "%00"] {
                let reply = try await handling.ask("GET", holders.folder(holder) + path)
                #expect(reply["X-Robots-Tag"] == "noindex", "\(holder) \(path)")
            }
            let bare = String(holders.folder(holder).dropLast())
            #expect(try await handling.ask("GET", bare)["X-Robots-Tag"] == "noindex")
        }
        for path in ["/s", "/%73/x/"] { #expect(try await handling.ask("GET", path)["X-Robots-Tag"] == "noindex") }
        for path in ["/", "/shares", "/nowhere"] { #expect(try await handling.ask("GET", path)["X-Robots-Tag"] == nil) }
    }

    @Test func `sends a link without its slash on to the same with it (S21)`() async throws {
        let handling = try await Handling()
        for terms in [ShareTerms(), ShareTerms(password: "open sesame")] {
            let folder = try await handling.link(terms)
            let bare = try await handling.ask("GET", String(folder.dropLast()) + "?os=18&x=<b>")
            #expect(bare.status == 308)
            #expect(bare["Location"] == "\(folder.dropFirst(3))?os=18&x=%3Cb%3E")
            #expect(bare.body.isEmpty)
        }
    }

    @Test func `keeps the keys of this start apart: two links make an owner, others don't (S12)`() async throws {
        let handling = try await Handling()
        for token in [Handling.token, Handling.commandToken] {
            #expect(try await handling.ask("GET", "/s/\(token)/shares").status == 200)
            for near in [String(token.dropLast()), token + "0", "1" + token.dropFirst(), token.uppercased() + "x"] {
                #expect(try await handling.ask("GET", "/s/\(near)/shares").status == 404)
            }
        }
    }

    @Test(arguments: [("nowhere", "./"), ("a/b", "./../"), ("", nil)])
    func `leads from an address without a page to the preview, and from a dead link nowhere`(
        path: String,
        way: String?
    ) async throws {
        let handling = try await Handling()
        let accept = ["Accept": "text/html"]
        for folder in ["/", try await handling.link()] {
            let page = try await handling.ask("GET", folder + path, accept)
            if let way { #expect(page.status == 404 && page.body.contains("</p>\(way)/assets/"), "\(page.body)") }
        }
        let dead = try await handling.ask("GET", "/s/\(SecretToken.new())/\(path)", accept)
        #expect(dead.status == 404 && dead.body.contains("</p>/assets/"))
    }
}
