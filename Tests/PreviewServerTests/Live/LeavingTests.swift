import PreviewFakes
import PreviewCore
import Testing

@testable import HTTPServing
@testable import PreviewServer

/// Visitors who leave without a word, and visitors who take no answer (S41, S42).
@Suite(.timeLimit(.minutes(20)))
struct LeavingTests {
    /// Its sign of life comes every hour: nothing is found out by that.
    @Test func `frees the place of a stream as soon as its reader has closed it (S42)`() async throws {
        try await withServer(configure: { $0.heartbeat = .seconds(3600) }) { running in
            for _ in 0..<3 {
                try await running.talk { talker throws in
                    talker.client.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(talker.port)\r\n\r\n")
                    #expect(talker.client.receive(upTo: "event: hello").contains("event: hello"))
                }
                try await Self.wait { running.session.hub.count == 0 }
                #expect(running.session.hub.count == 0)
            }
        }
    }

    /// The page that a stream follows lives as long as its tasks do.
    @Test func `leaves no task behind of a hundred streams that come and go`() async throws {
        let handling = try await Handling()
        let handler = handling.handler
        let listener = try ConnectionListener("127.0.0.1", port: 0, clock: DeadlineClock(), handler: handler)
        let port = try #require(listener.address?.port)
        let running = Task { try await listener.run() }
        for _ in 0..<2 {
            try await onThread {
                let readers = try (0..<50).map { _ in try RawClient(port: port) }
                for reader in readers { reader.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:8080\r\n\r\n") }
                for reader in readers { #expect(reader.receive(upTo: "event: hello").contains("event: hello")) }
                #expect(handling.site.followed.count == 50)
            }
            try await Self.wait { handling.site.followed.count == 0 }
            #expect(handling.site.followed.count == 0 && handling.session.hub.count == 0)
        }
        await listener.stop(within: .seconds(60))
        try await running.value
    }

    @Test func `goes on with a stream whose reader sends something, and answers that after it`() async throws {
        try await withServer { running in
            let reader = try await running.talk { talker throws in
                let host = "Host: 127.0.0.1:\(talker.port)\r\n"
                talker.client.send("GET /events HTTP/1.1\r\n\(host)\r\n")
                _ = talker.client.receive(upTo: "event: hello")
                talker.client.send("GET /health HTTP/1.1\r\n\(host)\r\n")
                return talker.client
            }
            await running.session.receive(.text(Specs.broken))
            let change = try await onThread { reader.receive(upTo: "event: change") }
            #expect(change.contains("event: change"))
            #expect(running.session.hub.count == 1)
        }
    }

    @Test func `disconnects clients that keep asking and take no answer (S41)`() async throws {
        try await withServer(configure: { $0.responseDeadline = .milliseconds(500) }) { running in
            let count = 200_000
            let answers = try await running.talk { talker throws in
                let request = "GET /health HTTP/1.1\r\nHost: 127.0.0.1:\(talker.port)\r\n\r\n"
                talker.client.send(String(repeating: request, count: count))
                return talker.client.receiveAll().split(separator: "HTTP/1.1 200").count
            }
            #expect(answers < count)
            #expect(try await running.talk { try $0.ask("GET", "/health").status } == 200)
        }
    }

    private static func wait(until isSo: () -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(120)
        while !isSo(), .now < deadline { try await Task.sleep(for: .milliseconds(10)) }
    }
}
