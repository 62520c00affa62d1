import PreviewFakes
import PreviewCore
import Testing

@testable import PreviewServer

/// The event stream over a socket (the format, 7).
@Suite(.timeLimit(.minutes(20)))
struct StreamTests {
    private func open(_ running: RunningServer) async throws -> RawClient {
        try await running.talk { talker throws in
            talker.client.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(talker.port)\r\n\r\n")
            let head = talker.client.receive(upTo: "\r\n\r\n")
            #expect(head.contains("Content-Type: text/event-stream"))
            #expect(head.contains("Cache-Control: no-store"))
            let hello = talker.client.receive(upTo: "}\n\n")
            #expect(hello.contains("retry: 1000"))
            #expect(hello.contains("event: hello"))
            return talker.client
        }
    }

    @Test func `tells of a changed spec with its revision as id`() async throws {
        try await withServer { running in
            let stream = try await open(running)
            await running.session.receive(.text(Specs.broken))
            let revision = running.session.snapshot.revision.text
            let change = try await onThread { stream.receive(upTo: "event: change") + stream.receive(upTo: "}\n\n") }
            #expect(change.contains("event: change\nid: \(revision)\n"))
            #expect(change.contains(#""kind": "diagnostics", "ok": false"#))
        }
    }

    @Test func `tells of a drop to the one who made it too, once it is stored`() async throws {
        try await withServer { running in
            let stream = try await open(running)
            let drop = try await running.talk { talker throws in
                let json = ["Content-Type: application/json"]
                return try talker.ask("POST", "/customization", json, body: #"{"op": "hide", "id": "notes"}"#)
            }
            #expect(drop.status == 200)
            let change = try await onThread { stream.receive(upTo: "event: change") + stream.receive(upTo: "}\n\n") }
            #expect(change.contains(#""kind": "customization", "ok": true"#))
        }
    }

    @Test func `gives a sign of life while nothing happens, and finds out who has left`() async throws {
        try await withServer(configure: { $0.heartbeat = .milliseconds(100) }) { running in
            var stream: RawClient? = try await open(running)
            if let stream {
                let beats = try await onThread { stream.receive(upTo: ": \n\n") + stream.receive(upTo: ": \n\n") }
                #expect(beats.contains("\r\n4\r\n: \n\n\r\n4\r\n: \n\n"))
            }
            #expect(running.session.hub.count == 1)
            stream = nil
            let deadline = ContinuousClock.now + .seconds(120)
            while running.session.hub.count > 0, .now < deadline { try await Task.sleep(for: .milliseconds(20)) }
            #expect(running.session.hub.count == 0)
        }
    }

    @Test func `holds up nobody for a reader that does not read (S43)`() async throws {
        try await withServer { running in
            let stream = try await open(running)
            let start = ContinuousClock.now
            for index in 0..<2000 {
                await running.session.receive(.text(index.isMultiple(of: 2) ? Specs.plain : Specs.customizable))
            }
            #expect(ContinuousClock.now - start < .seconds(300))
            let newest = running.session.snapshot.revision.text
            let read = try await onThread { stream.receive(upTo: "id: \(newest)\n") }
            #expect(read.contains("id: \(newest)\n"))
        }
    }
}
