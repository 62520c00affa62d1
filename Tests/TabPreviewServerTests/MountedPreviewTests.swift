import FlyingFox
import Foundation
import TabPreviewServer
import TestTools
import Testing

/// A preview in a server of FlyingFox, over its connections.
@Suite(.timeLimit(.minutes(2)))
struct MountedPreviewTests {
    private let json = ["Content-Type": "application/json"]

    @Test func `shows the page, and keeps all its addresses below its path`() async throws {
        try await withServer(of: TabPreview(spec: sampleSpec, at: "/design/tabs")) { port in
            var client = try await Client(port: port)
            let page = try await client.ask("GET", "/design/tabs/")
            #expect(page.status == 200)
            #expect(page["Content-Type"] == "text/html; charset=utf-8")
            #expect(page.body.contains("Library"))

            let base = try #require(URL(string: "http://127.0.0.1:\(port)/design/tabs/"))
            let addresses = page.body.matches(of: /(?:href|src|action)="([^"#]+)/).map {
                String($0.1).replacing("&amp;", with: "&")
            }
            try #require(addresses.count > 5)
            for address in addresses {
                let url = try #require(URL(string: address, relativeTo: base)?.absoluteURL)
                #expect(url.path.hasPrefix("/design/tabs"), "\(address)")
            }
            for address in addresses where address.contains("assets/") {
                let url = try #require(URL(string: address, relativeTo: base)?.absoluteURL)
                #expect(try await client.ask("GET", url.path).status == 200, "\(address)")
            }
        }
    }

    @Test func `completes its path with a slash`() async throws {
        try await withServer(of: TabPreview(spec: sampleSpec, at: "/tabs/")) { port in
            var client = try await Client(port: port)
            let reply = try await client.ask("GET", "/tabs?platform=iPad")
            #expect(reply.status == 308)
            #expect(reply["Location"] == "tabs/?platform=iPad")
        }
    }

    @Test func `sends heads without bodies, and nothing that a client has`() async throws {
        try await withServer(of: TabPreview(spec: sampleSpec, at: "/tabs")) { port in
            var client = try await Client(port: port)
            let page = try await client.ask("GET", "/tabs/")
            let head = try await client.ask("HEAD", "/tabs/")
            #expect(head.status == 200)
            #expect(head["Content-Length"] == page["Content-Length"])
            #expect(head["ETag"] == page["ETag"])

            let known = try await client.ask("GET", "/tabs/", ["If-None-Match": try #require(page["ETag"])])
            #expect(known.status == 304)
            #expect(try await client.ask("GET", "/tabs/layout").status == 200)
        }
    }

    @Test func `sends bodies without waiting for what the client acknowledges`() async throws {
        try await withServer(of: TabPreview(spec: sampleSpec, at: "/tabs")) { port in
            var client = try await Client(port: port)
            #expect(try await client.ask("GET", "/tabs/spec").status == 200)
            // Linux acknowledges after 40 ms what it has nothing to send with.
            let sockets = SocketInspection.sockets(ofLocalPort: Int(port))
            #expect(sockets.count == 2, "that which listens, and the connection")
            #expect(!sockets.contains { !$0.hasNoDelay })
        }
    }

    @Test func `saves an edit in the file`() async throws {
        try await withFile { file in
            try await withServer(of: TabPreview(contentsOf: file, at: "/tabs")) { port in
                var client = try await Client(port: port)
                let tag = try #require(try await client.ask("GET", "/tabs/spec")["ETag"])
                let edited = sampleSpec.replacing("Library", with: "Bücher")
                let fields = ["Content-Type": "application/yaml", "If-Match": tag]
                #expect(try await client.ask("PUT", "/tabs/spec", fields, body: edited).status == 200)
                #expect(try String(contentsOfFile: file, encoding: .utf8) == edited)
            }
        }
    }

    @Test func `takes bodies in chunks, and those that FlyingFox reads piece by piece`() async throws {
        try await withServer(of: TabPreview(spec: sampleSpec, at: "/tabs")) { port in
            var client = try await Client(port: port)
            let hide = #"{"op": "hide", "id": "library"}"#
            let padded = hide + String(repeating: " ", count: 20_000)
            #expect(try await client.ask("POST", "/tabs/customization", json, body: padded).status == 200)
            let hidden = try await client.ask("GET", "/tabs/customization").body
            #expect(hidden.contains("library"))

            let show = hide.replacing("hide", with: "show")
            let size = String(show.utf8.count - 5, radix: 16)
            try await client.send(
                "POST /tabs/customization HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\n5\r\n\(show.prefix(5))\r\n\(size)\r\n\(show.dropFirst(5))\r\n0\r\n\r\n"
            )
            #expect(try await client.reply().status == 200)
            #expect(try await client.ask("GET", "/tabs/customization").body != hidden)
        }
    }

    @Test func `refuses bodies over the limit, and ends the connection where the rest is too long to discard`()
        async throws
    {
        try await withServer(of: TabPreview(spec: sampleSpec, at: "/tabs")) { port in
            var client = try await Client(port: port)
            let long = String(repeating: " ", count: 100_000)
            #expect(try await client.ask("POST", "/tabs/customization", json, body: long).status == 413)
            #expect(try await client.ask("GET", "/tabs/layout").status == 200)

            // As much as is read, so that nothing unread resets the connection before the response is here.
            let longest = String(repeating: " ", count: 8 << 20 + 1)
            let announced = json.merging(["Content-Length": String(20 << 20), "Connection": "keep-alive"]) { $1 }
            for version in ["HTTP/1.1", "HTTP/1.0"] {
                var client = try await Client(port: port)
                let reply = try await client.ask(
                    "POST",
                    "/tabs/customization",
                    announced,
                    body: longest,
                    version: version
                )
                #expect(reply.status == 413)
                #expect(reply["Connection"] == "close")
                #expect(try await client.receive(upTo: "never") == "", "\(version)")
            }
        }
    }

    @Test func `is in one server with another preview and other routes`() async throws {
        let second = sampleSpec.replacing("Library", with: "Archive")
        try await withServer(
            of: TabPreview(spec: sampleSpec, at: "/first"),
            TabPreview(spec: second, at: "/second")
        ) { port in
            var client = try await Client(port: port)
            #expect(try await client.ask("GET", "/first/").body.contains("Library"))
            #expect(try await client.ask("GET", "/second/").body.contains("Archive"))
            #expect(try await client.ask("GET", "/other").body == "other")
            #expect(try await client.ask("GET", "/nothing").status == 404)
        }
    }

    @Test func `is the whole server at the root`() async throws {
        try await withServer(of: TabPreview(spec: sampleSpec, at: "/")) { port in
            var client = try await Client(port: port)
            #expect(try await client.ask("GET", "/").body.contains("Library"))
            #expect(try await client.ask("GET", "/other").body == "other")
        }
    }
}
