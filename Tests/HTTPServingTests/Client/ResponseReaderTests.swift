import Testing

@testable import HTTPServing

@Suite struct ResponseReaderTests {
    private func reply(_ text: String) throws(ClientFailure) -> ServerResponse {
        var reading = ResponseReader()
        try reading.append(Array(text.utf8))
        return try reading.response()
    }

    @Test(arguments: [
        ("HTTP/1.1 204 No Content\r\n\r\n", 204, ""), ("HTTP/1.1 200\r\nContent-Length: 0\r\n\r\n", 200, ""),
        ("HTTP/1.0 404 Not Found\r\n\r\nuntil the end", 404, "until the end"),
        ("HTTP/1.1 200 OK\r\nContent-Length:  2\r\nContent-Length: 2\r\n\r\nab", 200, "ab"),
    ])
    func `reads answers with a length, without a body, and until the end`(text: String, status: Int, body: String)
        throws
    {
        #expect(try reply(text) == ServerResponse(status: status, body: Array(body.utf8)))
    }

    @Test(arguments: [
        ("HTTP/2 200 OK\r\n\r\n", "it is not HTTP"),
        ("HTTP/1.1 099 No\r\n\r\n", "it is not HTTP"),
        ("HTTP/1.1 100 Continue\r\n\r\n", "it is not HTTP"),
        ("HTTP/1.1 200 OK\r\nno colon\r\n\r\n", "its header has a line without a colon"),
        ("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", "its length is not a number"),
        ("HTTP/1.1 200 OK\r\nContent-Length: ten\r\n\r\n", "its length is not a number"),
        ("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n", "its length is not a number"),
        ("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", "its length is not a number"),
        ("HTTP/1.1 200 OK\r\nContent-Length: 999999999\r\n\r\n", "it is too long"),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "it is chunked"),
    ])
    func `refuses what a preview would never send`(text: String, reason: String) {
        let error = #expect(throws: ClientFailure.self) { try reply(text) }

        #expect(error == .broken(reason))
    }

    @Test func `stops at a head or a body without end`() {
        var head = ResponseReader()
        #expect(throws: ClientFailure.broken("it is too long")) {
            try head.append([UInt8](repeating: 0x61, count: 65 << 10))
        }
        var body = ResponseReader()
        #expect(throws: ClientFailure.broken("it is too long")) {
            try body.append(Array("HTTP/1.1 200 OK\r\n\r\n".utf8))
            for _ in 0..<17 { try body.append([UInt8](repeating: 0x61, count: 1 << 20)) }
        }
    }

    @Test func `is complete exactly when the length is there`() throws {
        var reading = ResponseReader()
        try reading.append(Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na".utf8))
        #expect(!reading.isComplete)
        try reading.append([0x62])
        #expect(reading.isComplete)
    }
}
