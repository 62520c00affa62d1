import PreviewCore
import PreviewFakes
import PreviewPages
import Synchronization
import Testing

@testable import PreviewServer

/// A server with several previews: each has its own links, events and caches, and strangers learn nothing of any.
@Suite(.timeLimit(.minutes(10)))
struct SeveralSitesTests {
    static let distant = "192.168.1.9"

    // MARK: - Addresses

    @Test func `shows the list at the root and each preview under its name`() async throws {
        let sites = try await SeveralSites()
        #expect(await sites.ask("GET", "/", ["Accept": "text/html"]).body.contains(#"["bank", "shop"]"#))
        #expect(await sites.ask("GET", "/p/shop/layout").body.contains("Notes"))
        #expect(await !sites.ask("GET", "/p/bank/layout").body.contains("Notes"))
        for path in ["/layout", "/spec", "/customization", "/shares", "/p", "/p/", "/p/shop/p/bank/"] {
            #expect(await sites.ask("GET", path).status == 404, "\(path)")
        }
    }

    @Test func `lists previews as JSON`() async throws {
        let reply = await (try SeveralSites()).ask("GET", "/?find=ban")
        #expect(reply.body.contains(#""name":"bank""#) && !reply.body.contains("shop"))
        #expect(reply.body.contains(#""changed":5"#) && reply["Cache-Control"] == "no-store")
    }

    @Test(arguments: [("/p/shop", "shop/"), ("/p/shop?x=1", "shop/?x=1"), ("/s/\(Handling.token)/p/bank", "bank/")])
    func `redirects to the preview's folder (S21)`(_ target: String, _ location: String) async throws {
        let reply = await (try SeveralSites()).ask("GET", target)
        #expect(reply.status == 308 && reply["Location"] == location)
    }

    @Test func `opens the list and every preview with the owner's token, from anywhere`() async throws {
        let sites = try await SeveralSites(requiresLink: true)
        for path in ["", "p/shop/", "p/bank/layout", "p/shop/shares"] {
            let reply = await sites.ask("GET", "/s/\(Handling.token)/\(path)", peer: Self.distant)
            #expect(reply.status == 200 && reply["X-Robots-Tag"] == "noindex", "\(path)")
            #expect(await sites.ask("GET", "/\(path)").status == 403)
        }
        #expect(await sites.ask("GET", "/s/\(Handling.token)/p/shop/s/\(Handling.token)/").status == 404)
    }

    @Test func `changes a preview with the owner's token, from anywhere`() async throws {
        let sites = try await SeveralSites(requiresLink: true)
        let changed = await sites.ask(
            "POST",
            "/s/\(Handling.token)/p/shop/customization",
            body: #"{"op": "hide", "id": "notes"}"#,
            peer: "10.0.0.9"
        )
        #expect(changed.status == 200, "\(changed.body)")
        #expect(sites.shop.session.snapshot.revision.number == 2)
    }

    @Test func `answers the command line under each name, and the printed link under none`() async throws {
        let sites = try await SeveralSites()
        #expect(await sites.ask("GET", "/p/shop/s/\(Handling.commandToken)/shares").status == 200)
        #expect(await sites.ask("GET", "/p/shop/s/\(Handling.token)/shares").status == 404)
        #expect(await sites.ask("GET", "/p/none/s/\(Handling.commandToken)/shares").status == 404)
    }

    @Test func `leads the owner from an unknown name to the list`() async throws {
        let sites = try await SeveralSites()
        let reply = await sites.ask("GET", "/p/none/x", ["Accept": "text/html"])
        #expect(reply.status == 404 && reply.body.contains("No such preview") && reply.body.contains("./../../"))
        let inside = await sites.ask("GET", "/p/shop/none", ["Accept": "text/html"])
        #expect(inside.status == 404 && inside.body.contains("Page not found"))
    }

    // MARK: - Strangers

    @Test func `gives strangers one answer for names that there are and that there are not (S63)`() async throws {
        let sites = try await SeveralSites()
        for route in RouteSample.all.map(\.path) + ["none", "s/x/", "s/\(Handling.token)/layout", "health"] {
            for method in ["GET", "HEAD", "POST", "PUT", "DELETE", "BREW"] {
                for accept in ["application/json", "text/html"] {
                    let known = await sites.ask(method, "/p/shop/\(route)", ["Accept": accept], peer: Self.distant)
                    let unknown = await sites.ask(method, "/p/none/\(route)", ["Accept": accept], peer: Self.distant)
                    #expect(known.status == unknown.status && known.body == unknown.body, "\(method) \(route)")
                    #expect(known.fields == unknown.fields, "\(method) \(route)")
                    #expect([403, 404].contains(known.status), "\(method) \(route): \(known.status)")
                }
            }
        }
    }

    @Test func `shows strangers no list (S63)`() async throws {
        let sites = try await SeveralSites()
        for path in ["/", "/events", "/?find=shop", "/p", "/none"] {
            #expect(await sites.ask("GET", path, peer: Self.distant).status == 403, "\(path)")
        }
        #expect(await sites.ask("GET", "/health", peer: Self.distant).body == #"{"status":"ok"}"#)
        #expect(await sites.ask("GET", "/", ["Sec-Fetch-Site": "cross-site"]).status == 403)
        #expect(await sites.ask("GET", "/", ["Host": "evil.example"]).status == 421)
        #expect(await sites.ask("POST", "/", body: "{}").status == 405)
    }

    @Test func `gives the two files of pages that refuse to all, under any name and token (S17)`() async throws {
        let sites = try await SeveralSites()
        for name in PageAssets.forEverybody {
            let path = sites.server.theme.assets.paths.path(name)
            for folder in ["/", "/s/x/", "/p/shop/", "/p/none/", "/p/shop/s/x/", "/p/none/s/x/"] {
                #expect(await sites.ask("GET", folder + path, peer: Self.distant).status == 200, "\(folder)")
            }
        }
    }

    // MARK: - Links

    @Test func `opens with a preview's link that preview and no other (S63)`() async throws {
        let sites = try await SeveralSites()
        let made = await sites.ask("POST", "/p/shop/shares", body: #"{"role": "edit"}"#)
        let url = try #require(made.body.firstMatch(of: /"url":"http:\/\/127.0.0.1:8080([^"]+)"/)?.1)
        let token = url.split(separator: "/").last ?? ""
        #expect(url == "/p/shop/s/\(token)/")

        #expect(await sites.ask("GET", String(url), peer: Self.distant).status == 200)
        #expect(await sites.ask("GET", "\(url)spec", peer: Self.distant).body.contains("notes"))
        let unknown = await sites.ask("GET", "/p/bank/s/x/", peer: Self.distant)
        for folder in ["/p/bank/s/\(token)/", "/p/none/s/\(token)/", "/s/\(token)/", "/s/\(token)/p/shop/"] {
            for path in ["", "spec", "layout", "events", "p/bank/"] {
                let reply = await sites.ask("GET", folder + path, peer: Self.distant)
                #expect(reply.status == 404 && reply.body == unknown.body, "\(folder)\(path)")
            }
        }
        #expect(await sites.ask("GET", "\(url)../", peer: Self.distant).status == 400)
        #expect(sites.bank.service.shares().isEmpty && sites.shop.service.shares().count == 1)
    }

    @Test func `unlocks a link under its preview's name (S19)`() async throws {
        let sites = try await SeveralSites()
        let token = try await sites.shop.service.create(ShareTerms(password: "open sesame")).token
        let folder = "/p/shop/s/\(token)/"
        #expect(await sites.ask("GET", folder, peer: Self.distant).status == 401)
        let wrong = await sites.ask("POST", "/p/bank/s/\(token)/unlock", body: #"{"password": "open sesame"}"#)
        #expect(wrong.status == 404)
        let right = await sites.ask(
            "POST",
            folder + "unlock",
            body: #"{"password": "open sesame"}"#,
            peer: Self.distant
        )
        let url = try #require(right.body.firstMatch(of: /"url":"(\/p\/shop\/s\/[^"]+)"/)?.1)
        #expect(await sites.ask("GET", String(url), peer: Self.distant).status == 200)
    }

    // MARK: - Apart

    @Test func `keeps pages of each preview apart (S9)`() async throws {
        let sites = try await SeveralSites()
        for _ in 0..<2 {
            #expect(await sites.ask("GET", "/p/shop/layout").body.contains("Notes"))
            #expect(await !sites.ask("GET", "/p/bank/layout").body.contains("Notes"))
        }
        _ = await sites.ask("GET", "/p/shop/", ["Accept": "text/html"])
        let before = sites.pages.drawn.withLock(\.self)
        _ = await sites.ask("GET", "/p/bank/", ["Accept": "text/html"])
        #expect(sites.pages.drawn.withLock(\.self) == before + 1)
    }

    @Test func `changes one preview and tells the readers of that one`() async throws {
        let sites = try await SeveralSites()
        let reply = await sites.ask("POST", "/p/shop/customization", body: #"{"op": "hide", "id": "notes"}"#)
        #expect(reply.status == 200)
        sites.shop.session.hub.finish()
        sites.bank.session.hub.finish()
        let (shop, bank) = (sites.shop.session.snapshot.revision, sites.bank.session.snapshot.revision)
        #expect(shop.number > bank.number)
        #expect(await sites.ask("GET", "/p/shop/events").body.contains(#""revision": "\#(shop.text)""#))
        #expect(await sites.ask("GET", "/p/bank/events").body.contains(#""revision": "\#(bank.text)""#))
        #expect(await !sites.ask("GET", "/p/bank/customization").body.contains("hidden"))
    }

    @Test func `counts the streams of all previews and the list together (S42)`() async throws {
        let sites = try await SeveralSites()
        let streams = try (0..<StreamSlots.maximum).map { _ in try sites.server.streams.take(for: .owner) }
        for path in ["/events", "/p/shop/events", "/p/bank/events"] {
            #expect(await sites.ask("GET", path).status == 503, "\(path)")
        }
        #expect(streams.count == StreamSlots.maximum)
    }
}

/// The events of a list.
@Suite(.timeLimit(.minutes(10)))
struct SiteListEventsTests {
    @Test func `tells each reader of a change, and says goodbye at the end`() async {
        let events = SiteListEvents()
        let (one, other) = (events.subscribe(), events.subscribe())
        events.publish()
        events.ping()
        events.finish()
        for reader in [one, other] {
            var iterator = reader.makeAsyncIterator()
            #expect(await iterator.next() == .bye)
            #expect(await iterator.next() == nil)
        }
        var late = events.subscribe().makeAsyncIterator()
        #expect(await late.next() == .bye)
    }

    @Test func `lets no sign of life take the place of a change that waits`() async {
        let events = SiteListEvents()
        var reader = events.subscribe().makeAsyncIterator()
        events.publish()
        events.ping()
        #expect(await reader.next() == .change)
        events.ping()
        #expect(await reader.next() == .ping)
    }

    @Test func `forgets readers who have gone`() async {
        let events = SiteListEvents()
        do { _ = events.subscribe() }
        #expect(events.count == 0)
    }

    @Test func `writes what the page of the list reads`() {
        #expect(EventText.listHello.contains("event: hello\ndata: {\"ok\": true}\n\n"))
        #expect(EventText.listText(.change) == "event: change\ndata: {}\n\n")
    }
}
