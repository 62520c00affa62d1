import PreviewCore
import Testing

@testable import PreviewServer

/// Requests over the wire in forms that a test without a socket can't have (S2, S3).
@Suite(.timeLimit(.minutes(20)))
struct UpgradeTests {
    static let protocols = [
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
        "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n",
    ]

    private func answer(_ request: String) async throws -> String {
        var answer = ""
        try await withServer { running in
            answer = try await onThread { [port = running.port] in
                let client = try RawClient(port: port)
                client.send(request.replacing("OURS", with: "127.0.0.1:\(port)"))
                client.endSending()
                return client.receiveAll()
            }
        }
        return answer
    }

    @Test(arguments: protocols)
    func `never changes the protocol, and judges who asks for it like anyone (S2)`(_ fields: String) async throws {
        let own = try await answer("GET /health HTTP/1.1\r\nHost: OURS\r\n\(fields)\r\n")
        #expect(own.hasPrefix("HTTP/1.1 200 "))
        #expect(!own.lowercased().contains("\r\nupgrade:"))
        let rebound = try await answer("GET /health HTTP/1.1\r\nHost: evil.example\r\n\(fields)\r\n")
        #expect(rebound.hasPrefix("HTTP/1.1 421 "))
        let foreign = try await answer("GET /events HTTP/1.1\r\nHost: OURS\r\nOrigin: null\r\n\(fields)\r\n")
        #expect(foreign.hasPrefix("HTTP/1.1 403 "))
    }

    @Test(arguments: [
        "OPTIONS * HTTP/1.1\r\nHost: OURS\r\n\r\n",
        "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n",
        "GET layout HTTP/1.1\r\nHost: OURS\r\n\r\n",
    ])
    func `refuses a request that names no path (S2)`(_ request: String) async throws {
        let answer = try await answer(request)
        #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(answer)")
    }

    @Test(arguments: [
        ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "4"), ("PROPFIND /layout HTTP/1.1\r\nHost: OURS\r\n\r\n", "405"),
        ("PROPFIND /layout HTTP/1.1\r\nHost: evil.example\r\n\r\n", "421"),
        ("BREW /layout HTTP/1.1\r\nHost: OURS\r\n\r\n", "501"),
        ("BREW /layout HTTP/1.1\r\nHost: evil.example\r\n\r\n", "421"),
        ("get /layout HTTP/1.1\r\nHost: OURS\r\n\r\n", "501"),
    ])
    func `guards methods that no address takes (S2)`(_ request: String, _ status: String) async throws {
        let answer = try await answer(request)
        #expect(answer.hasPrefix("HTTP/1.1 \(status)") && answer.contains("Content-Security-Policy"), "\(answer)")
    }

    /// The bytes after such a request, in its body or in a break of its form.
    @Test(arguments: [
        "Content-Length: 9000000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\nff\r\n",
        "Transfer-Encoding: chunked\r\n\r\nff;a b c\r\n\r\n",
    ])
    func `runs nothing in the body of a method that nobody registered (S2)`(_ rest: String) async throws {
        try await withServer { running in
            try await running.talk { talker throws in
                let fields = "Host: 127.0.0.1:\(talker.port)\r\nContent-Type: application/json\r\n"
                let act = #"{"op": "hide", "id": "notes"}"#
                let hidden = "POST /customization HTTP/1.1\r\n\(fields)Content-Length: \(act.utf8.count)\r\n\r\n\(act)"
                talker.client.send("BREW / HTTP/1.1\r\n\(fields)\(rest)" + String(repeating: hidden, count: 40))
                talker.client.endSending()
                let answers = talker.client.receiveAll().split(separator: "HTTP/1.1 ")
                #expect(answers.count == 1 && answers.first?.hasPrefix("501 ") == true, "\(answers)")
            }
            #expect(try await running.session.view(profile: "default").customization.stored == nil)
        }
    }

    @Test(arguments: [
        ("", "421"), ("Host:\r\n", "421"), ("Host: evil.example\r\nHost: OURS\r\n", "400"),
        ("Host: OURS\r\nHost: evil.example\r\n", "400"), ("Host: OURS\r\nhost: OURS\r\n", "400"),
        ("Host: OURS,OURS\r\n", "421"), ("Host: OURS.\r\n", "421"), ("Host: evil@OURS\r\n", "421"),
    ])
    func `takes one Host and judges it (S3)`(_ fields: String, _ status: String) async throws {
        let answer = try await answer("GET /health HTTP/1.1\r\n\(fields)\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(60))")
    }

    @Test(arguments: [
        ("http://OURS/health", "OURS", "200"), ("http://evil.example/health", "OURS", "421"),
        ("http://OURS/health", "evil.example", "421"), ("//evil.example/health", "OURS", "404"),
    ])
    func `takes an absolute target only with Host's own name (S3)`(
        _ target: String,
        _ host: String,
        _ status: String
    ) async throws {
        let answer = try await answer("GET \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(60))")
    }
}
