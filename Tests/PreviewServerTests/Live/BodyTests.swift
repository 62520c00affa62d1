import PreviewCore
import Testing

@testable import PreviewServer

/// Bodies over a socket: what is not wanted is cleared away or ends the connection (S40).
@Suite(.timeLimit(.minutes(20)))
struct BodyTests {
    private static func head(_ talker: Talker, _ method: String, _ target: String, _ fields: String...) -> String {
        let fields = ["Host: 127.0.0.1:\(talker.port)"] + fields
        return "\(method) \(target) HTTP/1.1\r\n" + fields.joined(separator: "\r\n") + "\r\n\r\n"
    }

    @Test(arguments: [65 << 10, 1 << 20, 3 << 20, 8 << 20])
    func `answers 413 after reading a large body to its end, and goes on (S40)`(_ size: Int) async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                talker.client.send(
                    Self.head(
                        talker,
                        "POST",
                        "/customization",
                        "Content-Type: application/json",
                        "Content-Length: \(size)"
                    )
                )
                talker.client.send([UInt8](repeating: 0x20, count: size))
                #expect(try talker.client.response().status == 413)
                #expect(try talker.ask("GET", "/health").status == 200)
            }
        }
    }

    @Test func `answers 413 to an endless body and ends the connection (S40)`() async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                talker.client.send(
                    Self.head(
                        talker,
                        "POST",
                        "/customization",
                        "Content-Type: application/json",
                        "Content-Length: 9000000000"
                    )
                )
                talker.client.send([UInt8](repeating: 0x20, count: (8 << 20) + 4096))
                let reply = try talker.client.response()
                #expect(reply.status == 413)
                #expect(reply["Connection"] == "close")
                #expect(!talker.client.receive())
            }
        }
    }

    @Test(arguments: ["GET /", "POST /nowhere", "POST /customization", "DELETE /profiles/x"])
    func `never runs an unread chunked body as the next request`(_ start: String) async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                let parts = start.split(separator: " ").map(String.init)
                let hidden = Self.head(talker, "GET", "/diagnostics")
                let size = String(hidden.utf8.count, radix: 16)
                talker.client.send(
                    Self.head(talker, parts[0], parts[1], "Transfer-Encoding: chunked")
                        + "\(size)\r\n\(hidden)\r\n0\r\n\r\n" + Self.head(talker, "GET", "/health")
                )
                _ = try talker.client.response()
                let next = try talker.client.response()
                #expect(next.body.contains(#""status":"ok""#))
            }
        }
    }

    /// Fields that a proxy in front could read otherwise.
    @Test(arguments: ["Content-Length: +5", "Content-Length: -0", "Transfer-Encoding: gzip, chunked"])
    func `refuses lengths that could be read in two ways, and ends the connection (S40)`(_ field: String) async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                talker.client.send(
                    Self.head(talker, "GET", "/health", field) + "0\r\n\r\n" + Self.head(talker, "GET", "/health")
                )
                let answers = talker.client.receiveAll().split(separator: "HTTP/1.1 ")
                #expect(answers.count == 1 && answers[0].hasPrefix("400 "), "\(answers)")
            }
        }
    }

    @Test func `takes a chunked body of operations`() async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                let fields = ["Content-Type: application/json", "Transfer-Encoding: chunked"]
                let head = Self.head(talker, "POST", "/customization", fields[0], fields[1])
                talker.client.send(head + "9\r\n{\"op\": \"h\r\n14\r\nide\", \"id\": \"notes\"}\r\n0\r\n\r\n")
                let reply = try talker.client.response()
                #expect(reply.status == 200, "\(reply.body)")
                #expect(reply.body.contains("c.notes"))
            }
        }
    }

    @Test func `answers 400 to a body that breaks the form announced, and ends the connection`() async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                let fields = ["Content-Type: application/json", "Transfer-Encoding: chunked"]
                let head = Self.head(talker, "POST", "/customization", fields[0], fields[1])
                talker.client.send(head + "zz\r\n")
                let reply = try talker.client.response()
                #expect(reply.status == 400)
                #expect(reply["Connection"] == "close")
            }
        }
    }
}
