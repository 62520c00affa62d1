import PreviewCore
import Testing

@testable import HTTPServing
@testable import PreviewServer

/// The address of a visitor behind proxies.
struct TrustedProxiesTests {
    private func visitor(
        _ fields: [String: String],
        peer: String = "10.0.0.1",
        trusting ranges: [String] = ["10.0.0.0/8", "fd00::/8"]
    ) throws -> String {
        var head = RequestHead()
        head.peer = peer
        for (name, value) in fields { head[name] = value }
        return TrustedProxies(try ranges.map { try #require(AddressRange($0)) }).visitor(of: head)
    }

    @Test(arguments: [
        ("203.0.113.7", "203.0.113.7"), ("6.6.6.6, 203.0.113.7", "203.0.113.7"),
        ("6.6.6.6, 203.0.113.7, 10.9.9.9", "203.0.113.7"), ("203.0.113.7:4711", "203.0.113.7"),
        ("[2001:DB8::1]:4711", "2001:db8::1"), ("2001:db8::1", "2001:db8::1"), ("::ffff:203.0.113.7", "203.0.113.7"),
        ("10.1.1.1, 10.2.2.2", "10.1.1.1"), ("unknown", "10.0.0.1"), ("6.6.6.6, unknown, 10.2.2.2", "10.2.2.2"),
        ("", "10.0.0.1"), ("6.6.6.6,", "10.0.0.1"), ("203.0.113.7, fd00::1", "203.0.113.7"),
    ])
    func `takes the last address that is no trusted proxy`(_ field: String, _ expected: String) throws {
        #expect(try visitor(["x-forwarded-for": field]) == expected)
    }

    @Test(arguments: [
        ("for=203.0.113.7;proto=https", "203.0.113.7"), ("for=6.6.6.6, For=203.0.113.7;by=10.0.0.1", "203.0.113.7"),
        (#"proto=https;for="[2001:db8::1]:4711""#, "2001:db8::1"), ("for=_hidden", "10.0.0.1"),
        ("by=6.6.6.6", "10.0.0.1"),
    ])
    func `reads Forwarded too`(_ field: String, _ expected: String) throws {
        #expect(try visitor(["forwarded": field]) == expected)
    }

    @Test func `believes neither field where they differ`() throws {
        let both = ["x-forwarded-for": "203.0.113.7", "forwarded": "for=6.6.6.6"]

        #expect(try visitor(both) == "10.0.0.1")
        #expect(try visitor(both.merging(["forwarded": "for=203.0.113.7"]) { $1 }) == "203.0.113.7")
    }

    @Test(arguments: ["192.0.2.1", "127.0.0.1", "fe80::1"])
    func `believes nobody else`(_ peer: String) throws {
        #expect(try visitor(["x-forwarded-for": "203.0.113.7", "forwarded": "for=203.0.113.7"], peer: peer) == peer)
    }

    @Test func `knows a peer by its address as IPv6 too`() throws {
        #expect(try visitor(["x-forwarded-for": "203.0.113.7"], peer: "::ffff:10.0.0.1") == "203.0.113.7")
    }

    @Test(arguments: [
        ("10.0.0.0/8", true), ("10.0.0.1", true), ("0.0.0.0/0", true), ("::/0", true), ("10.0.0.0/31", true),
        ("2001:db8::/32", false), ("10.0.0.2/32", false),
    ])
    func `reads ranges of addresses`(_ text: String, _ contains: Bool) throws {
        #expect(try #require(AddressRange(text)).contains(#require(NumericAddress("10.0.0.1"))) == contains)
    }

    @Test(arguments: [
        "", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/08", "10.0.0.0/", "10.0.0.1/8", "::1/64", "::/129", "localhost",
        "10/8",
        "10.0.0.0/8/8", "[::1]",
    ])
    func `refuses what is no range`(_ text: String) {
        #expect(AddressRange(text) == nil)
    }

    @Test func `makes nobody the owner who says that they are here`() async throws {
        let range = try #require(AddressRange("10.0.0.0/8"))
        let handling = try await Handling(proxies: TrustedProxies([range]))
        let fields = ["X-Forwarded-For": "127.0.0.1"]

        #expect(try await handling.ask("GET", "/", fields, peer: "10.0.0.1").status == 403)
        #expect(try await handling.ask("GET", "/", fields, peer: "127.0.0.1").status == 403)
    }

    @Test func `limits wrong passwords by the visitor that a trusted proxy names`() async throws {
        let range = try #require(AddressRange("10.0.0.0/8"))
        let handling = try await Handling(proxies: TrustedProxies([range]))
        let made = try await handling.service.create(ShareTerms(password: "right"))
        func status(_ password: String, from visitor: String) async throws -> Int {
            let fields = ["X-Forwarded-For": visitor, "Content-Type": "application/json"]
            let path = "/s/\(made.token)/unlock"
            return try await handling.ask("POST", path, fields, body: #"{"password":"\#(password)"}"#, peer: "10.0.0.1")
                .status
        }
        for _ in 0..<5 { #expect(try await status("wrong", from: "203.0.113.7") == 403) }

        #expect(try await status("right", from: "203.0.113.7") == 429)
        #expect(try await status("right", from: "203.0.113.8") == 200)
    }
}
