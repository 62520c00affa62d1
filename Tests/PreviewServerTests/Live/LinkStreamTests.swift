import PreviewFakes
import PreviewCore
import PreviewPages
import Testing

@testable import PreviewServer

/// Streams under links, over a socket.
@Suite(.timeLimit(.minutes(20)))
struct LinkStreamTests {
    private func open(_ running: RunningServer, _ folder: String) async throws -> RawClient {
        try await running.talk { talker throws in
            talker.client.send("GET \(folder)events HTTP/1.1\r\nHost: 127.0.0.1:\(talker.port)\r\n\r\n")
            let head = talker.client.receive(upTo: "\r\n\r\n")
            #expect(head.contains("X-Robots-Tag: noindex") == (folder != "/"))
            #expect(talker.client.receive(upTo: "}\n\n").contains("event: hello"))
            return talker.client
        }
    }

    private func folder(_ made: NewShare) -> String { "/s/\(made.token)/" }

    /// Returns the seconds that a stream stays open after its link was ended; its last event is checked.
    private func seconds(_ running: RunningServer, ending end: (ShareID) async throws -> Void) async throws -> Duration
    {
        let made = try await running.service.create(ShareTerms())
        let stream = try await open(running, folder(made))
        let start = ContinuousClock.now
        try await end(made.share.id)
        let rest = try await onThread { stream.receive(upTo: "0\r\n\r\n") }
        let duration = ContinuousClock.now - start
        #expect(rest.contains("event: bye\ndata: {}\n\n"))
        #expect(rest.hasSuffix("0\r\n\r\n"))
        let again = try await running.talk { talker throws in try talker.ask("GET", "/s/\(made.token)/events") }
        #expect(again.status == 404)
        return duration
    }

    /// Returns a Boolean value that indicates whether a stream ends within a second of its link; a busy computer may
    /// lose one, but not each time.
    private func endsSoon(_ running: RunningServer, ending end: (ShareID) async throws -> Void) async throws -> Bool {
        for _ in 0..<30 where try await seconds(running, ending: end) < .seconds(1) { return true }
        return false
    }

    @Test func `ends a revoked or rotated link's stream within a second, and no other (S18)`() async throws {
        try await withServer { running in
            let bystander = try await open(running, folder(try await running.service.create(ShareTerms())))
            #expect(try await endsSoon(running) { try await running.service.revoke($0) })
            #expect(try await endsSoon(running) { _ = try await running.service.rotate($0) })
            await running.session.receive(.text(Specs.plain))
            #expect(try await onThread { bystander.receive(upTo: "event: change") }.contains("event: change"))
        }
    }

    /// The spec is much larger than what the system keeps of an answer that nobody takes.
    @Test func `ends a revoked link's downloads and resting connections, and nobody else's (S18)`() async throws {
        let spec = Specs.customizable + [UInt8](repeating: 0x20, count: 12 << 20)
        try await withServer(reading: spec) { running in
            let made = try await running.service.create(ShareTerms())
            let path = folder(made)
            let (owner, resting) = try await running.talk { talker throws in
                let other = try RawClient(port: talker.port)
                #expect(try other.ask("GET", "\(path)health", port: talker.port).status == 200)
                #expect(try talker.ask("GET", "/health").status == 200)
                return (talker, other)
            }
            let download = try await running.talk { talker throws in
                talker.client.send("GET \(path)spec HTTP/1.1\r\nHost: 127.0.0.1:\(talker.port)\r\n\r\n")
                #expect(talker.client.receive(upTo: "\r\n\r\n").contains("Content-Length: \(spec.count)"))
                return talker.client
            }
            try await running.service.revoke(made.share.id)
            #expect(try await onThread { resting.receiveAll() }.isEmpty)
            #expect(try await onThread { download.receiveAll().utf8.count } < spec.count)
            #expect(try await onThread { try owner.ask("GET", "/health").status } == 200)
        }
    }

    @Test func `ends an expired link's stream without anyone's doing (S18)`() async throws {
        try await keepingUp(with: [.seconds(3), .seconds(15), .seconds(60)]) { lifetime in
            var isSaid = false
            try await withServer { running in
                let terms = ShareTerms(lifetime: .seconds(Int(lifetime.components.seconds)))
                let made = try await running.service.create(terms)
                let all = try await running.talk { talker in
                    talker.client.send("GET /s/\(made.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(talker.port)\r\n\r\n")
                    return talker.client.receive(upTo: "}\n\n") + talker.client.receive(upTo: "0\r\n\r\n")
                }
                isSaid = all.contains("event: hello") && all.contains("event: bye\ndata: {}\n\n")
                let again = try await running.talk { talker throws in try talker.ask("GET", "/s/\(made.token)/events") }
                #expect(again.status == 404)
            }
            return isSaid
        }
    }

    @Test func `tells everyone how many are here, and pinned links nothing of it`() async throws {
        try await withServer(configure: { $0.heartbeat = .milliseconds(100) }) { running in
            let pinned = try await open(running, folder(try await running.service.create(ShareTerms(isPinned: true))))
            let first = try await open(running, "/")
            #expect(try await onThread { first.receive(upTo: "\"count\": 1}\n\n") }.contains("event: presence"))
            let made = try await running.service.create(ShareTerms())
            let second = try await open(running, folder(made))
            #expect(try await onThread { second.receive(upTo: "\"count\": 2}\n\n") }.contains("event: presence"))
            #expect(try await onThread { first.receive(upTo: "\"count\": 2}\n\n") }.contains("event: presence"))
            #expect(running.service.shares().map(\.online) == [1, 1])
            try await running.service.revoke(made.share.id)
            #expect(try await onThread { first.receive(upTo: "\"count\": 1}\n\n") }.contains("event: presence"))
            await running.server.stop()
            let heard = try await onThread { pinned.receive(upTo: "0\r\n\r\n") }
            #expect(!heard.contains("presence"))
            #expect(heard.contains("event: bye\ndata: {}\n\n"))
        }
    }

    /// A machine that is too busy finds out later, and then says so: one of twenty times it is not.
    @Test func `counts a page that was loaded again once`() async throws {
        try await withServer { running in
            #expect(try await countHeard(running) == "1")
            var tries = 0
            while try await countHeard(running) != "1" {
                tries += 1
                try #require(tries < 20, "Pages that have left were counted each time.")
            }
        }
    }

    /// The first number that a page hears, which leaves then.
    private func countHeard(_ running: RunningServer) async throws -> String {
        let page = try await open(running, "/")
        return try await onThread {
            _ = page.receive(upTo: "\"count\": ")
            return page.receive(upTo: "}").replacing("}", with: "")
        }
    }

    @Test func `says hello to a pinned link with the revision that it shows`() async throws {
        try await withServer { running in
            let made = try await running.service.create(ShareTerms(isPinned: true))
            await running.session.receive(.text(Specs.broken))
            let hello = try await running.talk { talker throws in
                talker.client.send("GET /s/\(made.token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(talker.port)\r\n\r\n")
                return talker.client.receive(upTo: "}\n\n")
            }
            #expect(hello.contains("{\"revision\": \"\(made.share.pinned ?? "")\", \"ok\": true, \"stream\""))
        }
    }

    @Test func `does nothing that a link asked for before it ended and sent after (S18)`() async throws {
        try await withServer { running in
            let made = try await running.service.create(ShareTerms(role: .customize, profile: "default"))
            let drop = #"{"op": "hide", "id": "notes"}"#
            let client = try await running.talk { talker throws in
                talker.client.send(
                    "POST /s/\(made.token)/customization HTTP/1.1\r\nHost: 127.0.0.1:\(talker.port)\r\n"
                        + "Content-Type: application/json\r\nContent-Length: \(drop.utf8.count)\r\n\r\n"
                        + drop.prefix(10)
                )
                // The same port answers others meanwhile, so the head has been read.
                #expect(try RawClient(port: talker.port).ask("GET", "/health", port: talker.port).status == 200)
                return talker.client
            }
            try await running.service.revoke(made.share.id)
            let answer = try await onThread {
                client.send(String(drop.dropFirst(10)))
                return try client.response()
            }
            #expect(answer.status == 404)
            #expect(try await running.session.customization(profile: "default").stored == nil)
        }
    }

    @Test func `answers under every address of its own while it listens on all of them (S3)`() async throws {
        let change: (inout ServerConfiguration) -> Void = { configuration in
            configuration.host = "0.0.0.0"
            configuration.reachableAddresses = { address in
                [.init(interface: "eth7", url: "http://192.0.2.7:\(address.port)/")]
            }
        }
        try await withServer(configure: change) { running in
            let made = try await running.service.create(ShareTerms())
            let statuses = try await running.talk { talker throws in
                try ["192.0.2.7:\(talker.port)", "192.0.2.7", "192.0.2.8:\(talker.port)"].map { host in
                    talker.client.send("GET /s/\(made.token)/layout HTTP/1.1\r\nHost: \(host)\r\n\r\n")
                    return try talker.client.response().status
                }
            }
            #expect(statuses == [200, 421, 421])
        }
    }
}
