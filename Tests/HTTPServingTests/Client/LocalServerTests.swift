import Testing

@testable import HTTPServing

@Suite struct LocalServerTests {
    @Test(arguments: [
        ("http://127.0.0.1:8080/", "127.0.0.1", 8080, "127.0.0.1:8080"),
        ("http://[::1]:65535/", "::1", 65535, "[::1]:65535"),
        ("http://192.168.1.20:1/", "192.168.1.20", 1, "192.168.1.20:1"),
    ])
    func `reads the address of a server`(url: String, host: String, port: Int, authority: String) throws {
        let server = try #require(LocalServer(url: url))

        #expect(server.host == host)
        #expect(server.port == port)
        #expect(server.authority == authority)
    }

    @Test(arguments: [
        "", "http://", "http://127.0.0.1/", "http://127.0.0.1:8080", "https://127.0.0.1:8080/",
        "http://localhost:8080/",
        "http://127.0.0.1:0/", "http://127.0.0.1:65536/", "http://127.0.0.1:+80/", "http://127.0.0.1:80/x",
        "http://user@127.0.0.1:80/", "http://127.1:80/", "http://0x7f.0.0.1:80/", "http://127.0.0.256:80/",
        "http://::1:80/", "http://[127.0.0.1]:80/", "http://[::1%25lo]:80/", "http://127.0.0.1:80\r\nX: y/",
    ])
    func `takes nothing else for an address`(url: String) {
        #expect(LocalServer(url: url) == nil)
    }

    @Test func `sends the request, reads the answer, and no more than its length`() async throws {
        let answers = try AnsweringSocket(["HTTP/1.1 201 Created\r\nContent-Length: 5\r\n\r\n", "hello, and more"])
        defer { answers.close() }
        let server = try #require(LocalServer(url: "http://127.0.0.1:\(answers.port)/"))

        let reply = try await server.response(to: ServerRequest("POST", path: "/s/key/shares", body: "{}"))

        #expect(reply == ServerResponse(status: 201, body: Array("hello".utf8)))
        let request = [
            "POST /s/key/shares HTTP/1.1", "Host: 127.0.0.1:\(answers.port)", "Accept: application/json",
            "Connection: close", "Content-Type: application/json", "Content-Length: 2", "", "{}",
        ]
        #expect(answers.received == request.joined(separator: "\r\n"))
    }

    @Test func `sends requests one after the other, though each socket has the descriptor of the one before`()
        async throws
    {
        for _ in 0..<100 {
            let answers = try AnsweringSocket(["HTTP/1.1 200 OK\r\n", "Content-Length: 2\r\n\r\nok"])
            defer { answers.close() }
            let server = try #require(LocalServer(url: "http://127.0.0.1:\(answers.port)/"))
            let response = try await server.response(to: ServerRequest("GET", path: "/"))
            #expect(response == ServerResponse(status: 200, body: Array("ok".utf8)))
        }
    }

    @Test func `reads an answer that comes byte by byte`() async throws {
        let text = "HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabc"
        let answers = try AnsweringSocket(text.map(String.init))
        defer { answers.close() }
        let server = try #require(LocalServer(url: "http://127.0.0.1:\(answers.port)/"))

        #expect(try await server.response(to: ServerRequest("GET", path: "/")).body == Array("abc".utf8))
    }

    @Test(arguments: [
        ([], ClientFailure.broken("its header is incomplete")),
        (["HTTP/1.1 200 OK\r\n"], .broken("its header is incomplete")),
        (["HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n", "short"], .broken("it ends early")),
        (["220 mail.example.org ESMTP\r\n\r\n"], .broken("it is not HTTP")),
        (["<html>\r\n\r\n"], .broken("it is not HTTP")),
    ])
    func `says what is wrong with an answer that is none`(pieces: [String], failure: ClientFailure) async throws {
        let answers = try AnsweringSocket(pieces)
        defer { answers.close() }
        let server = try #require(LocalServer(url: "http://127.0.0.1:\(answers.port)/"))

        let error = await #expect(throws: ClientFailure.self) {
            try await server.response(to: ServerRequest("GET", path: "/"))
        }
        #expect(error == failure)
    }

    @Test func `waits for a silent server until the deadline only`() async throws {
        let answers = try AnsweringSocket(nil)
        defer { answers.close() }
        let server = try #require(LocalServer(url: "http://127.0.0.1:\(answers.port)/"))

        let error = await #expect(throws: ClientFailure.self) {
            try await server.response(to: ServerRequest("GET", path: "/"), within: .milliseconds(200))
        }
        #expect(error == .tooSlow)
    }

    @Test func `notices that nobody listens`() async throws {
        let answers = try AnsweringSocket(nil)
        let server = try #require(LocalServer(url: "http://127.0.0.1:\(answers.port)/"))
        answers.close()

        let error = await #expect(throws: ClientFailure.self) {
            try await server.response(to: ServerRequest("GET", path: "/"))
        }
        #expect(error == .connectionRefused)
    }

    @Test func `a request tells no secrets of itself`() {
        let request = ServerRequest("POST", path: "/s/secret/shares", body: #"{"password": "secret"}"#)
        var dumped = ""
        dump(request, to: &dumped)

        #expect(!"\(request)\(dumped)\(String(reflecting: request))".contains("secret"))
    }
}
