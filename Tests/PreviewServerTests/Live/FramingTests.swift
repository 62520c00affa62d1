import PreviewCore
import Testing

@testable import PreviewServer

/// Requests in another form than HTTP's own, over a socket: refused with our own fields, and nothing behind them runs.
@Suite(.timeLimit(.minutes(20)))
struct FramingTests {
    static let act = #"{"op": "hide", "id": "notes"}"#

    /// A request that would change something, if it ran.
    private static func hidden(_ port: Int) -> String {
        "POST /customization HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(act.utf8.count)\r\n\r\n\(act)"
    }

    /// Sends a string, with a request behind it that would change something, and reads to the end of the connection.
    private func answers(_ text: String, _ running: RunningServer) async throws -> [Substring] {
        try await running.talk { talker throws in
            let text = text.replacing("OURS", with: "127.0.0.1:\(talker.port)")
            talker.client.send(text + Self.hidden(talker.port))
            return talker.client.receiveAll().split(separator: "HTTP/1.1 ")
        }
    }

    private func check(_ text: String, is status: Int) async throws {
        try await withServer { running in
            let answers = try await answers(text, running)
            #expect(answers.count == 1, "\(answers)")
            let answer = try #require(answers.first)
            #expect(answer.hasPrefix("\(status) "), "\(answer)")
            for (name, value) in SecurityFields.all() { #expect(answer.contains("\r\n\(name): \(value)\r\n")) }
            #expect(answer.contains("\r\nConnection: close\r\n"))
            #expect(try await running.session.view(profile: "default").customization.stored == nil)
            #expect(try await running.talk { try $0.ask("GET", "/health").status } == 200)
        }
    }

    @Test(arguments: [
        "GARBAGE\r\n\r\n", "GET /\r\n\r\n", "\u{0}\u{1}\u{2}\n\n", "GET /health HTTP/1.1\nHost: OURS\n\n",
        "GET /health HTTP/1.1\r\nHost: OURS\r\nHost: OURS\r\n\r\n",
        "GET /health HTTP/1.1\r\nHost: OURS\r\nX: a\r\n folded\r\n\r\n",
        "GET /health HTTP/1.1\r\nHost : OURS\r\n\r\n",
        "GET /health HTTP/1.1\r\nHost: OURS\r\nContent-Length: x\r\n\r\n",
        "GET /health HTTP/1.1\r\nHost: OURS\r\nContent-Length: 3\r\nContent-Length: 0\r\n\r\nabc",
        "GET /health HTTP/1.1\r\nHost: OURS\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "GET /health HTTP/1.1\r\nHost: OURS\r\nTransfer-Encoding: gzip\r\n\r\n",
    ])
    func `refuses with 400 what is no request, and what two readers could read differently (S40)`(
        _ text: String
    ) async throws {
        try await check(text, is: 400)
    }

    @Test func `refuses heads beyond their bounds (S39)`() async throws {
        let long = String(repeating: "a", count: 60_000)
        try await check("GET /health HTTP/1.1\r\nHost: OURS\r\nX: \(long)\r\n\r\n", is: 431)
        let many = String(repeating: "X: a\r\n", count: 100)
        try await check("GET /health HTTP/1.1\r\nHost: OURS\r\n\(many)\r\n", is: 431)
        try await check("GET /health?\(long) HTTP/1.1\r\nHost: OURS\r\n\r\n", is: 414)
    }

    @Test(arguments: [
        ("zz\r\n", 400), ("+3\r\nabc\r\n0\r\n\r\n", 400), ("3\r\nabcd\r\n0\r\n\r\n", 400),
        ("1;\(String(repeating: "x", count: 2000))", 431),
        ("0\r\n\(String(repeating: "X: a\r\n", count: 10_000))", 431),
    ])
    func `refuses chunks in another form, and beyond their bounds (S40)`(_ body: String, _ status: Int) async throws {
        let head = "POST /customization HTTP/1.1\r\nHost: OURS\r\nContent-Type: application/json\r\n"
        try await check("\(head)Transfer-Encoding: chunked\r\n\r\n\(body)", is: status)
    }

    @Test func `answers requests that come in one piece, each in its turn, and passes over empty lines`() async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                let host = "Host: 127.0.0.1:\(talker.port)\r\n"
                talker.client.send(
                    "\r\nGET /health HTTP/1.1\r\n\(host)\r\nBREW / HTTP/1.1\r\n\(host)Content-Length: 3\r\n\r\nabc\r\n"
                        + "HEAD / HTTP/1.1\r\n\(host)\r\nGET /health HTTP/1.1\r\n\(host)Connection: close\r\n\r\n"
                )
                let statuses = talker.client.receiveAll().split(separator: "HTTP/1.1 ").map { $0.prefix(3) }
                #expect(statuses == ["200", "501", "200", "200"])
            }
        }
    }

    @Test func `invites a body that waits for it, and no other`() async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                let head = "POST /customization HTTP/1.1\r\nHost: 127.0.0.1:\(talker.port)\r\n"
                let fields = "Content-Type: application/json\r\nContent-Length: \(Self.act.utf8.count)\r\n"
                talker.client.send("\(head)\(fields)Expect: 100-continue\r\n\r\n")
                #expect(talker.client.receive(upTo: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
                talker.client.send(Self.act)
                #expect(try talker.client.response().status == 200)
                talker.client.send("\(head)\(fields)Expect: 100-continue\r\n\r\n\(Self.act)")
                #expect(try talker.client.response().status == 200)
            }
        }
    }

    @Test func `says nothing of a length where there is no content`() async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                let json = ["Content-Type: application/json"]
                _ = try talker.ask("POST", "/customization", json, body: Self.act)
                let reply = try talker.ask("DELETE", "/profiles/default")
                #expect(reply.status == 204)
                #expect(reply["Content-Length"] == nil && reply["Transfer-Encoding"] == nil)
                #expect(try talker.ask("GET", "/health").status == 200)
            }
        }
    }
}
