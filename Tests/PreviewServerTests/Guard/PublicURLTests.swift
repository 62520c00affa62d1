import Testing

@testable import PreviewServer

/// The address by which people reach a server behind a proxy.
struct PublicURLTests {
    @Test(arguments: [
        ("https://example.com", "https://example.com/"), ("https://Example.com/", "https://example.com/"),
        ("http://10.0.0.5:8080/tabs", "http://10.0.0.5:8080/tabs/"),
        ("https://[2001:db8::1]:8443/a/b.c~d_e-f/", "https://[2001:db8::1]:8443/a/b.c~d_e-f/"),
    ])
    func `reads scheme, host, port and path`(_ text: String, _ expected: String) throws {
        #expect(try PublicURL(text).text == expected)
    }

    @Test(arguments: [
        "", "example.com", "ftp://example.com", "https://", "https://user@example.com", "https://example.com:0",
        "https://example.com:70000", "https://example.com/?a", "https://example.com/#a", "https://example.com/a//b",
        "https://example.com/..", "https://example.com/a%20b", "https://example.com/a b", "https://exa mple.com",
        "https://example.com//",
    ])
    func `refuses any other form`(_ text: String) {
        #expect(throws: PublicURLError.form) { try PublicURL(text) }
    }

    @Test(arguments: ["s", "p", "assets", "events", "shares", "export.html"])
    func `refuses a path that begins like one of the server`(_ folder: String) {
        #expect(throws: PublicURLError.reserved(folder)) { try PublicURL("https://example.com/\(folder)/x") }
    }

    @Test(arguments: [
        ("/tabs/", "/"), ("/tabs/layout?a=/tabs/", "/layout?a=/tabs/"), ("/tabs/s/TOKEN/", "/s/TOKEN/"),
        ("/layout", "/layout"), ("/tabsy/", "/tabsy/"), ("/tabs", "/tabs"), ("/tabs?x", "/tabs?x"),
        ("/tabs/tabs/", "/tabs/"), ("http://example.com/tabs/a", "http://example.com/a"), ("//tabs/a", "//tabs/a"),
        ("/%74abs/", "/%74abs/"),
    ])
    func `takes what is in front of a path off once`(_ target: String, _ expected: String) throws {
        #expect(try PathPrefix("/tabs").removed(from: target) == expected)
    }

    @Test func `takes nothing off where there is nothing in front`() throws {
        #expect(try PathPrefix("").removed(from: "/tabs/a") == "/tabs/a")
    }
}

/// The responses of a server with a public URL.
struct PublicURLAnswerTests {
    private let https = ["Host": "example.com", "Origin": "https://example.com", "X-Forwarded-For": "203.0.113.7"]

    private func handling(_ url: String = "https://example.com/tabs") async throws -> Handling {
        try await Handling(publicURL: PublicURL(url))
    }

    @Test(arguments: ["/tabs/layout", "/layout"])
    func `answers with and without the path in front`(_ path: String) async throws {
        let owner = path.replacing("layout", with: "s/\(Handling.token)/layout")

        #expect(try await handling().ask("GET", owner, ["Host": "example.com"]).status == 200)
    }

    @Test func `completes the path in front with its slash, and keeps the query`() async throws {
        let reply = try await handling().ask("GET", "/tabs?view=all", ["Host": "example.com"])

        #expect(reply.status == 308)
        #expect(reply["Location"] == "tabs/?view=all")
    }

    @Test(arguments: ["example.com", "example.com:443", "127.0.0.1:8080"])
    func `trusts the host of the public URL`(_ host: String) async throws {
        let reply = try await handling().ask("GET", "/tabs/s/\(Handling.token)/", ["Host": host])

        #expect(reply.status == 200)
    }

    @Test func `still refuses other hosts`() async throws {
        #expect(try await handling().ask("GET", "/tabs/", ["Host": "evil.example"]).status == 421)
    }

    @Test(arguments: [
        ("https://example.com", "example.com", 201), ("https://example.com", "127.0.0.1:8080", 201),
        ("http://example.com", "127.0.0.1:8080", 403), ("https://evil.example", "example.com", 403),
    ])
    func `takes writes of its own origin, whatever host the proxy names`(
        _ origin: String,
        _ host: String,
        _ status: Int
    ) async throws {
        let fields = ["Host": host, "Origin": origin, "Content-Type": "application/json"]
        let reply = try await handling().ask("POST", "/tabs/s/\(Handling.token)/shares", fields, body: "{}")

        #expect(reply.status == status)
    }

    @Test func `gives links the public URL, wherever they are made`() async throws {
        let handling = try await handling()
        for host in ["example.com", "127.0.0.1:8080"] {
            let fields = ["Host": host, "Content-Type": "application/json"]
            let reply = try await handling.ask("POST", "/s/\(Handling.token)/shares", fields, body: "{}")

            #expect(reply.body.contains("\"url\":\"https://example.com/tabs/s/"))
        }
    }

    @Test func `makes nobody of this machine the owner without the owner link`() async throws {
        #expect(try await handling().ask("GET", "/").status == 403)
    }
}
