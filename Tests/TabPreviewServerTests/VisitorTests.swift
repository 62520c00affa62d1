import FlyingFox
import Foundation
import TabPreviewServer
import Testing

/// The visitors of a mounted preview.
@Suite(.timeLimit(.minutes(2)))
struct VisitorTests {
    private func request(
        _ target: String,
        _ fields: HTTPHeaders = [.host: "127.0.0.1:8000"],
        from address: HTTPRequest.Address? = .ip4("127.0.0.1", port: 50_000)
    ) -> HTTPRequest {
        HTTPRequest(
            method: .GET,
            version: .http11,
            target: HTTPRequest.Target(path: target, query: ""),
            headers: fields,
            body: HTTPBodySequence(),
            remoteAddress: address
        )
    }

    private func preview(_ change: (inout TabPreview.Configuration) -> Void = { _ in }) async throws -> TabPreview {
        var configuration = TabPreview.Configuration()
        change(&configuration)
        return try await TabPreview(spec: sampleSpec, at: "/tabs", configuration: configuration)
    }

    @Test(arguments: [
        ("127.0.0.1:8000", 200), ("localhost:8000", 200), ("[::1]", 200), ("evil.example", 421),
        ("tabs.example.com", 421),
    ])
    func `accepts the names of this machine, at any port`(_ host: String, _ status: Int) async throws {
        let reply = try await preview().handleRequest(request("/tabs/", [.host: host]))

        #expect(reply.statusCode.code == status)
    }

    @Test(
        arguments: [
            .ip4("192.0.2.7", port: 1), .ip6("2001:db8::7", port: 1), .unix("/run/tabs"), nil,
        ] as [HTTPRequest.Address?]
    )
    func `makes nobody from elsewhere the owner`(_ address: HTTPRequest.Address?) async throws {
        let preview = try await preview()

        #expect(try await preview.handleRequest(request("/tabs/", from: address)).statusCode.code == 403)
        #expect(try await preview.handleRequest(request(preview.ownerPath, from: address)).statusCode.code == 200)
    }

    @Test func `trusts neither what a client says of its address nor a proxy's visitors`() async throws {
        let fields: HTTPHeaders = [.host: "127.0.0.1:8000", .xForwardedFor: "127.0.0.1"]

        #expect(try await preview().handleRequest(request("/tabs/", fields)).statusCode.code == 403)
    }

    @Test(arguments: [("tabs.example.com", "tabs.example.com:4", 200), ("tabs.example.com:4", "tabs.example.com", 421)])
    func `accepts further names, with their port if they have one`(
        _ name: String,
        _ host: String,
        _ status: Int
    ) async throws {
        let preview = try await preview { $0.trustedHosts = [name] }
        let reply = try await preview.handleRequest(request(preview.ownerPath, [.host: host]))

        #expect(reply.statusCode.code == status)
    }

    @Test func `needs its secret path on this machine too, if that is set`() async throws {
        let preview = try await preview { $0.requiresLink = true }

        #expect(try await preview.handleRequest(request("/tabs/")).statusCode.code == 403)
        #expect(try await preview.handleRequest(request(preview.ownerPath)).statusCode.code == 200)
    }

    @Test func `refuses a page of another port`() async throws {
        let fields: HTTPHeaders = [.host: "127.0.0.1:8000", HTTPHeader("Origin"): "http://127.0.0.1:9000"]

        #expect(try await preview().handleRequest(request("/tabs/", fields)).statusCode.code == 403)
    }

    @Test func `refuses heads that two readers could understand differently`() async throws {
        var twice: HTTPHeaders = [.host: "127.0.0.1:8000"]
        twice.addValue("evil.example", for: .host)
        for fields in [twice, [.host: "127.0.0.1\r:8000"], [.host: "127.0.0.1:8000", HTTPHeader("A B"): "c"]] {
            let reply = try await preview().handleRequest(request("/tabs/", fields))
            #expect(reply.statusCode.code == 400)
            #expect(reply.headers[.connection] == "close")
        }
    }

    @Test func `gives links its path`() async throws {
        try await withServer(of: preview()) { port in
            var client = try await Client(port: port)
            let made = try await client.ask("POST", "/tabs/shares", ["Content-Type": "application/json"], body: "{}")
            #expect(made.status == 201)
            let url = try #require(made.body.firstMatch(of: /"url": ?"([^"]+)"/)?.1)
            #expect(url.hasPrefix("http://127.0.0.1:\(port)/tabs/s/"))
            #expect(try await client.ask("GET", String(url.dropFirst("http://127.0.0.1:\(port)".count))).status == 200)
        }
    }

    @Test(arguments: ["tabs", "/a b", "/a//b", "/..", "/%74abs", "/s", "/assets/tabs"])
    func `refuses other paths`(_ path: String) async throws {
        await #expect { try await TabPreview(spec: sampleSpec, at: path) } throws: { error in
            if case TabPreviewError.path = error { true } else { false }
        }
    }

    @Test func `refuses other names of hosts`() async throws {
        await #expect(
            throws: TabPreviewError.trustedHosts(
                "\"a b\" is not the name of a host. Expected a name or an address, and optionally a port, such as "
                    + "tabs.example.com."
            )
        ) { try await preview { $0.trustedHosts = ["a b"] } }
    }
}
