import Testing

@testable import HTTPServing

/// Heads of requests: what is taken, what is refused, and that each byte is looked at once (S39).
struct HeadReaderTests {
    private func read(_ text: String, portion: Int = .max) throws -> (
        head: (head: RequestHead, framing: BodyFraming)?, examined: Int
    ) {
        var reader = HeadReader()
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty, reader.head == nil {
            let part = rest.prefix(portion)
            _ = try reader.take(part)
            rest = rest.dropFirst(part.count)
        }
        return (reader.head, reader.examined)
    }

    private func refusal(_ text: String) -> RequestError? {
        do { _ = try read(text) } catch { return error as? RequestError }
        return nil
    }

    private func withFields(_ fields: String) -> String { "GET / HTTP/1.1\r\nHost: x\r\n\(fields)\r\n" }

    @Test func `reads method, target, version and fields, in whatever portions they come`() throws {
        let text = "\r\nPUT /spec?a=b HTTP/1.1\r\nHost: x:1\r\nIF-MATCH:\"a\"\r\nif-match: \t\"b\" \r\nE:\r\n\r\nGET"
        for portion in [1, 2, 3, 7, 1000] {
            let (head, framing) = try #require(try read(text, portion: portion).head)
            #expect(head.method == "PUT" && head.rawTarget == "/spec?a=b" && head.isHTTP11)
            #expect(head.fields == ["host": "x:1", "if-match": "\"a\", \"b\"", "e": ""])
            #expect(framing.isComplete && !head.expectsContinue)
        }
    }

    @Test(arguments: [1, 64, 4096])
    func `looks at each byte once, whatever comes, and at none beyond its bounds (S39)`(_ portion: Int) throws {
        let head = withFields("X: \(String(repeating: "a", count: 8000))\r\n")
        #expect(try read(head + "more", portion: portion).examined == head.utf8.count)
        for (start, endless) in [("GET /", "a"), ("GET / HTTP/1.1\r\nX: ", "a"), ("", "\r\n")] {
            var reader = HeadReader()
            var rest = Array((start + String(repeating: endless, count: 200_000)).utf8)[...]
            #expect(throws: RequestError.self) {
                while !rest.isEmpty {
                    _ = try reader.take(rest.prefix(portion))
                    rest = rest.dropFirst(portion)
                }
            }
            #expect(reader.examined <= HeadReader.mostBytes)
        }
    }

    @Test func `takes heads up to their bounds and refuses what goes beyond (S39)`() throws {
        let line = "X: " + String(repeating: "a", count: HeadReader.mostBytesOfLine - 3)
        #expect(refusal(withFields(line + "\r\n")) == nil)
        #expect(refusal(withFields(line + "a\r\n")) == .largeHead)
        #expect(refusal(withFields("\(line)\r\n\(line)\r\n")) == .largeHead, "16 KiB in total")
        #expect(refusal(withFields(String(repeating: "X: a\r\n", count: 99))) == nil)
        #expect(refusal(withFields(String(repeating: "X: a\r\n", count: 100))) == .largeHead)
        let target = "/" + String(repeating: "a", count: RequestTarget.maximumLength - 1)
        #expect(refusal("GET \(target) HTTP/1.1\r\n\r\n") == nil, "the guard judges its length")
        #expect(refusal("GET \(target)\(line)") == .longTarget)
    }

    @Test(arguments: [
        "GARBAGE\r\n", "GET /\r\n", "GET  / HTTP/1.1\r\n", "GET / HTTP/1.1 \r\n", " GET / HTTP/1.1\r\n",
        "GET\t/ HTTP/1.1\r\n", "GET / HTTP/2.0\r\n", "GET / http/1.1\r\n", "G(T / HTTP/1.1\r\n", "GET / HTTP/1.1\n",
        "GET / HTTP/1.1\r\r\n", "\u{0}", "\n", "GET / HTTP/1.1\r\nHost: x\n", "GET / HTTP/1.1\r\nHost: x\ry\r\n",
        "GET / HTTP/1.1\r\nHost: \u{0}\r\n", "\u{16}\u{3}\u{1}",
    ])
    func `refuses what is no request, as soon as it is seen`(_ text: String) {
        #expect(refusal(text) == .unreadable)
    }

    @Test(arguments: [
        "Host: y", "hOST: x", " folded", "\tfolded", "X : a", "X\u{B}: a", ": a", "a", ":a: b", "Tränen: a",
        "Content-Length: +5", "Content-Length: -0", "Content-Length: 5, 5", "Content-Length:", "Content-Length: 0x5",
        "Content-Length: 99999999999999999999", "Content-Length: 5\r\nContent-Length: 5",
        "Content-Length: 5\r\nTransfer-Encoding: chunked", "Transfer-Encoding: gzip, chunked",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", "Transfer-Encoding: identity",
        "Transfer-Encoding : chunked", "Transfer-Encoding: \u{A0}chunked", "Origin: a\r\nOrigin: b",
        "Content-Type: a\r\nContent-Type: b", "Sec-Fetch-Site: none\r\nSec-Fetch-Site: none",
    ])
    func `refuses what two readers could take for different things (S40)`(_ field: String) {
        #expect(refusal(withFields(field + "\r\n")) == .unreadable)
    }

    @Test func `knows chunks from HTTP/1.1 only`() throws {
        #expect(refusal("GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n") == .unreadable)
        let read = try read(withFields("Transfer-Encoding: Chunked\r\nExpect: 100-Continue\r\n"))
        let (head, framing) = try #require(read.head)
        #expect(!framing.isComplete && head.expectsContinue)
    }
}
