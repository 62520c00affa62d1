import PreviewCore
import TestTools
import Testing

@testable import PreviewServer

/// Connections, as sockets see them.
@Suite(.timeLimit(.minutes(20)))
struct ConnectionTests {
    @Test func `sends small pieces at once: no delay on the listening socket and on connections`() async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                for _ in 0..<3 { #expect(try talker.ask("GET", "/health").status == 200) }
                let ours = SocketInspection.sockets(ofLocalPort: talker.port)
                #expect(ours.count == 2)
                #expect(ours.allSatisfy { $0.hasNoDelay })
            }
        }
    }

    @Test func `answers HEAD without a body, and goes on with the next request`() async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                let head = try talker.ask("HEAD", "/")
                let get = try talker.ask("GET", "/")
                #expect(head.status == 200)
                for (name, value) in SecurityFields.all() { #expect(get[name] == value) }
                #expect(head["Content-Length"] == String(get.body.utf8.count))
                let tag = try #require(get["ETag"])
                let known = try talker.ask("GET", "/", ["If-None-Match: \(tag)"])
                #expect(known.status == 304)
                #expect(try talker.ask("GET", "/health").status == 200)
            }
        }
    }

    @Test func `closes where the request asks for it, and says so`() async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                let reply = try talker.ask("GET", "/health", ["Connection: close"])
                #expect(reply["Connection"] == "close")
                #expect(talker.client.receiveAll().isEmpty)
            }
            try await running.talk { talker throws in
                talker.client.send("GET /health HTTP/1.0\r\nHost: 127.0.0.1:\(talker.port)\r\n\r\n")
                #expect(try talker.client.response()["Connection"] == "close")
                #expect(!talker.client.receive())
            }
        }
    }

    @Test func `ends a connection that drips its request, and one that sends nothing (S41)`() async throws {
        try await withServer(configure: { $0.requestDeadline = .milliseconds(600) }) { running in
            let start = ContinuousClock.now
            let took = try await running.talk { talker throws in
                let drips = Array("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ".utf8)
                for byte in drips + [UInt8](repeating: 0x61, count: 3000) {
                    talker.client.send([byte])
                    if talker.client.hasEnded(within: .milliseconds(20)) { break }
                }
                return ContinuousClock.now - start
            }
            #expect(took > .milliseconds(500) && took < .seconds(50))
            let silent = try await running.talk { $0.client.receiveAll() }
            #expect(silent.isEmpty)
        }
    }

    @Test func `lets a connection rest longer than a request may take`() async throws {
        try await keepingUp { deadline in
            var rests = false
            try await withServer(configure: { $0.requestDeadline = deadline }) { running in
                rests = try await running.talk { talker in
                    let isAnswered = { (try? talker.ask("GET", "/health"))?.status == 200 }
                    return isAnswered() && !talker.client.hasEnded(within: deadline * 3) && isAnswered()
                }
            }
            return rests
        }
    }

    @Test func `answers 408 to a body that does not come, and ends the connection (S41)`() async throws {
        try await keepingUp { deadline in
            var isAnswered = false
            try await withServer(configure: { $0.requestDeadline = deadline }) { running in
                isAnswered = try await running.talk { talker in
                    talker.client.send(
                        "POST /customization HTTP/1.1\r\nHost: 127.0.0.1:\(talker.port)\r\n"
                            + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"
                    )
                    return (try? talker.client.response())?.status == 408 && !talker.client.receive()
                }
            }
            return isAnswered
        }
    }

    /// Its time to stop is an hour: nothing may wait it out.
    @Test(.timeLimit(.minutes(10)))
    func `stops and frees its port as soon as all have gone, and says goodbye to streams`() async throws {
        var (port, last, rest) = (0, "", "")
        try await withServer(configure: { $0.stopDeadline = .seconds(3600) }) { running in
            port = running.port
            let stream = try await running.talk { talker throws in
                talker.client.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(talker.port)\r\n\r\n")
                _ = talker.client.receive(upTo: "event: hello")
                return talker.client
            }
            let resting = try await running.talk { talker throws in
                #expect(try talker.ask("GET", "/health").status == 200)
                return talker.client
            }
            await running.server.stop()
            last = try await onThread { stream.receiveAll() }
            rest = try await onThread { resting.receiveAll() }
        }
        #expect(last.contains("event: bye") && last.hasSuffix("0\r\n\r\n"))
        #expect(rest.isEmpty)
        try await withServer(configure: { $0.port = port }) { running in
            #expect(running.port == port)
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `stops at once while nobody is there, and while it has not begun to listen`() async throws {
        try await withServer(configure: { $0.stopDeadline = .seconds(3600) }) { _ in }
        try await withServer { running in
            var configuration = ServerConfiguration()
            (configuration.port, configuration.stopDeadline) = (0, .seconds(3600))
            let assets = AssetTable(files: [:])
            let server = PreviewServer(
                service: running.service,
                renderer: running.pages,
                assets: assets,
                configuration: configuration
            )
            async let run: Void = server.run()
            await server.stop()
            try await run
        }
    }

    @Test func `says that a port is taken, or takes the next one where none was asked for`() async throws {
        try await withServer { running in
            var configuration = ServerConfiguration()
            configuration.port = running.port
            let second = PreviewServer(
                service: running.service,
                renderer: running.pages,
                assets: AssetTable(files: [:]),
                configuration: configuration
            )
            let error = await #expect(throws: ServerError.self) { try await second.run() }
            #expect(error == .portTaken(running.port))
            #expect(error?.description.contains("--port") == true)
        }
        for host in ["not-an-address", "203.0.113.7", "::g"] {
            await #expect(throws: ServerError.unusableHost(host)) {
                try await withServer(configure: { $0.host = host }) { _ in }
            }
        }
    }

    @Test func `listens on IPv6 too`() async throws {
        try await withServer(configure: { $0.host = "::1" }) { running in
            #expect(running.server.address?.url == "http://[::1]:\(running.port)/")
        }
    }

    @Test func `gives its address before it answers, and none once stopped`() async throws {
        try await withServer { running in
            #expect(running.server.address == ListeningAddress(host: "127.0.0.1", port: running.port))
            #expect(running.server.address?.url == "http://127.0.0.1:\(running.port)/")
            await running.server.stop()
            #expect(running.server.address == nil)
        }
    }
}
