import Testing

@testable import HTTPServing
@testable import PreviewServer

/// Every decision of the guard, without a socket.
struct GateTests {
    static let token = "0123456789abcdefghijklmnopqrstuv"

    private func gate(requiresLink: Bool = false, address: String = "127.0.0.1") -> Gate {
        Gate(
            hosts: HostList(address: address, trusted: [HostName(name: "preview.example")]),
            links: LinkTable(owner: OwnerLink(token: Self.token)),
            requiresLink: requiresLink,
            openHash: { "cafe" }
        )
    }

    private func head(_ target: String = "/", _ change: (inout RequestHead) -> Void = { _ in }) -> RequestHead {
        var head = RequestHead()
        head.rawTarget = target
        head["host"] = "127.0.0.1:8080"
        change(&head)
        return head
    }

    private func status(_ head: RequestHead, _ gate: Gate? = nil) -> Int {
        do {
            switch try (gate ?? self.gate()).admit(head, port: 8080) {
            case .admitted: return 200
            case .redirected: return 308
            }
        } catch {
            return error.status
        }
    }

    // MARK: - Hosts

    @Test(arguments: [
        nil, "", "localhost.:8080", "user@127.0.0.1:8080", "[fe80::1%25eth0]:8080", "2130706433:8080",
        "0177.0.0.1:8080", "0x7f.1:8080", "localhost.evil:8080", "127.0.0.1.nip.io:8080", "127.0.0.1:9", "evil.example",
        "127.0.0.1:8080, 127.0.0.1:8080",
    ])
    func `answers 421 to a host that is not ours (S3)`(_ host: String?) {
        for route in RouteSample.all {
            #expect(status(head("/" + route.path) { $0["host"] = host }) == 421)
        }
    }

    @Test func `names the flag that would allow the host`() {
        let error = #expect(throws: HTTPError.self) {
            try gate().admit(head { $0["host"] = "Evil.example" }, port: 8080)
        }
        #expect(error?.text.contains("--trusted-host evil.example") == true)
    }

    @Test(arguments: ["LOCALHOST:8080", "127.0.0.1:8080", "[::1]:8080"])
    func `knows loopback by all its names (S3)`(_ host: String) {
        #expect(status(head { $0["host"] = host }) == 200)
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080/", 200), ("http://evil.example/", 421), ("http://127.0.0.1:9/", 421),
        ("http://user@127.0.0.1:8080/", 421), ("http://localhost:8080/", 421),
    ])
    func `takes an absolute target only with the authority of Host (S3)`(_ target: String, _ expected: Int) {
        #expect(status(head(target)) == expected)
    }

    // MARK: - Visitors

    @Test func `asks a stranger for a link on every path but health (S2)`() {
        for route in RouteSample.all {
            let stranger = head("/" + route.path) { $0.peer = "192.168.1.9" }
            let expected = route.isOpen ? 200 : 403
            #expect(status(stranger) == expected, "\(route)")
            #expect(status(stranger, gate(requiresLink: true)) == expected, "\(route)")
        }
        #expect(status(head("/nowhere") { $0.peer = "192.168.1.9" }) == 403)
    }

    static let openPlaces = ["/", "/s/\(token)/", "/s/unknown/", "/s//"]

    /// Everyone: a stranger, a guest of a proxy, someone who is sent by a name that is not ours.
    static let everybody: [@Sendable (inout RequestHead) -> Void] = [
        { $0.peer = "127.0.0.1" }, { $0.peer = "192.168.1.9" }, { $0["via"] = "1.1 proxy" },
        { $0["host"] = "evil.example" },
    ]

    @Test(arguments: openPlaces)
    func `gives everyone the two files that pages for people without a link need (S2, S17)`(_ place: String) throws {
        for change in Self.everybody {
            for (name, method) in [("message.css", "GET"), ("message.css", "HEAD"), ("favicon.svg", "GET")] {
                let asked = head("\(place)assets/cafe/\(name)") { head in
                    head.method = method
                    change(&head)
                }
                guard case .admitted(let admission) = try gate(requiresLink: true).admit(asked, port: 8080) else {
                    Issue.record("\(place)\(name) leads elsewhere")
                    continue
                }
                #expect(admission.visitor == .stranger && admission.token == nil)
                #expect(admission.route.path == .asset && admission.values == ["cafe", name])
            }
        }
    }

    @Test(arguments: [
        "assets/cafe/app.js", "assets/cafe/unlock.css", "assets/cafe/message.css/", "assets/cafe/x/message.css",
        "assets/cafe/Message.css", "assets/beef/message.css", "assets/cafe/", "message.css", "assets/message.css",
        "x/assets/cafe/message.css", "assets/cafe/message.css%20",
    ])
    func `gives strangers no other file, nor those two under another hash (S2)`(_ path: String) {
        #expect(status(head("/" + path) { $0.peer = "192.168.1.9" }) == 403)
        #expect(status(head("/s/unknown/" + path)) == 404)
        #expect(status(head("/" + path) { $0["host"] = "evil.example" }) == 421)
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "get"])
    func `gives strangers the two files by reading only (S2)`(_ method: String) {
        let asked = head("/assets/cafe/message.css") { head in
            head.method = method
            head.peer = "192.168.1.9"
        }
        #expect(status(asked) == 403)
    }

    @Test(arguments: crossSites)
    func `gives no page of another site the two files (S5)`(_ site: String) {
        let asked = head("/assets/cafe/favicon.svg") { head in
            head["sec-fetch-site"] = site
            head["sec-fetch-mode"] = "no-cors"
            head["sec-fetch-dest"] = "image"
        }
        #expect(status(asked) == 403)
        #expect(status(head("/assets/cafe/favicon.svg") { $0["origin"] = "http://evil.example" }) == 403)
    }

    @Test func `opens no file where the hash is not known`() {
        var gate = gate()
        gate.openHash = { nil }
        #expect(status(head("/assets/cafe/message.css") { $0.peer = "192.168.1.9" }, gate) == 403)
    }

    @Test func `takes nobody behind a proxy for the owner (S4)`() {
        #expect(status(head { $0["via"] = "1.1 proxy" }) == 403)
        #expect(status(head { $0["host"] = "preview.example" }) == 403)
        for name in ["Forwarded", "X-Forwarded-For", "x-forwarded-host", "X-FORWARDED-PROTO", "Via", "X-Real-IP"] {
            #expect(head { $0[name.lowercased()] = "x" }.wasForwarded)
        }
        #expect(!head { $0["forwarder"] = "x" }.wasForwarded)
    }

    @Test func `needs the owner link even at this machine with --require-link`() {
        let strict = gate(requiresLink: true)
        let error = #expect(throws: HTTPError.self) { try strict.admit(head(), port: 8080) }
        #expect(error?.status == 403)
        #expect(error?.text.contains("owner link that was printed") == true)
        #expect(status(head("/s/\(Self.token)/"), strict) == 200)
    }

    @Test func `opens every route under the owner link, to anyone who holds it`() throws {
        for route in RouteSample.all where !route.methods.isEmpty {
            let held = head("/s/\(Self.token)/\(route.path)") { head in
                head.peer = "192.168.1.9"
                head["via"] = "1.1 proxy"
                head["host"] = "preview.example"
                head.method = route.methods.first?.rawValue ?? ""
            }
            guard case .admitted(let admission) = try gate().admit(held, port: 8080) else {
                Issue.record("\(route) leads elsewhere")
                continue
            }
            #expect(admission.route.path.path(admission.values) == route.path)
            #expect(admission.visitor == .owner)
            #expect(admission.token == Self.token)
        }
    }

    @Test(arguments: [
        "/s", "/s/", "/s/x", "/s/x/", "/s/x/layout", "/s/0123456789abcdefghijklmnopqrstu", "/s//layout",
        "/s/0123456789abcdefghijklmnopqrstuV/",
    ])
    func `answers alike to all unknown links`(_ target: String) {
        for peer in ["127.0.0.1", "192.168.1.9"] {
            let error = #expect(throws: HTTPError.self) {
                try gate().admit(head(target) { $0.peer = peer }, port: 8080)
            }
            #expect(error == .unknownLink)
        }
    }

    @Test func `sends a link without its slash to the same with it, and nowhere else (S21)`() throws {
        for (query, sent) in [("", ""), ("?view=all", "?view=all"), ("?a=\"<b>'&%22", "?a=%22%3Cb%3E%27&%22")] {
            guard case .redirected(let place) = try gate().admit(head("/s/\(Self.token)\(query)"), port: 8080) else {
                Issue.record("\(query) is not sent on")
                continue
            }
            #expect(place == "\(Self.token)/\(sent)")
        }
        #expect(status(head("/s/\(Self.token)//evil.example")) == 404)
    }

    @Test func `makes another owner link each time, of 192 bits (S11)`() {
        let tokens = (0..<2000).map { _ in OwnerLink().token }
        #expect(Set(tokens).count == tokens.count)
        #expect(tokens.allSatisfy { $0.utf8.count == 32 })
        let letters = Dictionary(grouping: tokens.joined(), by: \.self).mapValues(\.count)
        #expect(letters.count == 64)
        #expect(letters.values.allSatisfy { (800...1200).contains($0) })
    }

    // MARK: - Other sites

    static let crossSites = ["cross-site", "same-site", "anything"]

    @Test(arguments: crossSites)
    func `refuses what another site's page asks for, on every route (S5)`(_ site: String) {
        for route in RouteSample.all {
            for method in RequestMethod.allCases {
                let asked = head("/" + route.path) { head in
                    head.method = method.rawValue
                    head["sec-fetch-site"] = site
                    head["sec-fetch-mode"] = "no-cors"
                    head["sec-fetch-dest"] = "script"
                }
                #expect(status(asked) == 403, "\(route) \(method)")
            }
        }
    }

    @Test(arguments: crossSites)
    func `lets people follow a link to a page from anywhere, and to nothing else`(_ site: String) {
        for route in RouteSample.all where route.methods.contains(.get) {
            let followed = head("/" + route.path) { head in
                head["sec-fetch-site"] = site
                head["sec-fetch-mode"] = "navigate"
                head["sec-fetch-dest"] = "document"
            }
            #expect(status(followed) == (route.isPage ? 200 : 403), "\(route)")
        }
        let framed = head { head in
            head["sec-fetch-site"] = site
            head["sec-fetch-mode"] = "navigate"
            head["sec-fetch-dest"] = "iframe"
        }
        #expect(status(framed) == 403)
    }

    @Test func `refuses a form of another site although it navigates (S5)`() {
        let posted = head("/customization") { head in
            head.method = "POST"
            head["sec-fetch-site"] = "cross-site"
            head["sec-fetch-mode"] = "navigate"
            head["sec-fetch-dest"] = "document"
        }
        #expect(status(posted) == 403)
    }

    @Test(arguments: [
        "null", "http://evil.example", "http://127.0.0.1:3000", "http://localhost:8080", "https://127.0.0.1",
        "chrome-extension://abcdef", "http://127.0.0.1:8080.evil.example", "",
    ])
    func `refuses an origin that is not ours, also without Sec-Fetch fields (S5, S6)`(_ origin: String) {
        for route in RouteSample.all {
            for method in route.methods {
                let asked = head("/" + route.path) { head in
                    head.method = method.rawValue
                    head["origin"] = origin
                }
                #expect(status(asked) == 403, "\(route)")
            }
        }
    }

    @Test func `answers its own page, and scripts that are no browser`() {
        for site in ["same-origin", "none", nil] {
            let own = head("/customization") { head in
                head.method = "POST"
                head["sec-fetch-site"] = site
                head["origin"] = site == nil ? nil : "http://127.0.0.1:8080"
            }
            #expect(status(own) == 200)
        }
    }

    // MARK: - Methods and versions

    @Test func `knows which methods a route answers`() {
        for route in RouteSample.all {
            for method in ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW"] {
                let allowed = route.allow.split(separator: ", ").contains(Substring(method))
                let refused = method == "BREW" ? 501 : 405
                #expect(status(head("/" + route.path) { $0.method = method }) == (allowed ? 200 : refused))
            }
        }
        #expect(status(head("/") { $0.method = "get" }) == 501, "case counts")
        #expect(RouteTable.all.match(["customization"])?.allow == "GET, HEAD, POST, PUT")
        #expect(RouteTable.all.match(["profiles", "x"])?.allow == "DELETE")
    }

    @Test(arguments: ["HTTP/2.0", "HTTP/0.9", "b HTTP/1.1", "", "HTTP/1.1x"])
    func `refuses another version of HTTP`(_ version: String) {
        #expect(throws: RequestError.unreadable) { try RequestHead(line: Array("GET / \(version)".utf8)) }
    }

    @Test func `answers 404 where nothing is, and 414 to a target too long`() {
        #expect(status(head("/nowhere")) == 404)
        #expect(status(head("/layout/")) == 404)
        #expect(status(head("/" + String(repeating: "a", count: 9000))) == 414)
    }
}
