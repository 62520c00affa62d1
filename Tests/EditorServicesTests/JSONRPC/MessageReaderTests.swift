import EditorServices
import Testing

/// Messages are made out of bytes however they are cut, and nothing that a client sends can grow without limit.
struct MessageReaderTests {
    private func read(_ text: String, _ framing: MessageFraming, largest: Int = 100, piece: Int) -> [MessageReading] {
        var reader = MessageReader(framing, largest: largest)
        let bytes = Array(text.utf8)
        return stride(from: 0, to: bytes.count, by: piece).flatMap { start in
            reader.take(bytes[start..<min(start + piece, bytes.count)])
        }
    }

    private func message(_ text: String) -> MessageReading { .message(Array(text.utf8)) }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func `reads messages with headers, in pieces of any size`(piece: Int) {
        let text = "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: a/b; charset=utf-8\r\n\r\n[1]"
        #expect(read(text, .header, piece: piece) == [message("{}"), message("[1]")])
    }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func `reads a message a line, passing over empty lines`(piece: Int) {
        #expect(read("{}\n\r\n[1]\r\n{", .line, piece: piece) == [message("{}"), message("[1]")])
    }

    @Test(arguments: [1, 7, 1000])
    func `passes over what is too large, and reads on`(piece: Int) throws {
        let long = String(repeating: "x", count: 101)
        for (framing, text) in [
            (MessageFraming.line, "\(long)\n{}\n"),
            (.header, "Content-Length: 101\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}"),
        ] {
            let found = read(text, framing, piece: piece)
            try #require(found.count == 2)
            guard case .refused(let error) = found[0] else { Issue.record("\(found)"); continue }
            #expect(error.code == .invalidRequest && error.text.contains("the limit is 100"))
            #expect(found[1] == message("{}"))
        }
    }

    @Test func `refuses an empty message`() {
        let found = read("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", .header, piece: 5)
        #expect(found == [.refused(RPCError(.parseError, "The message is empty.")), message("{}")])
    }

    @Test(arguments: [
        ("{\"jsonrpc\":\"2.0\"}\r\n\r\n", "The header has no Content-Length."),
        ("nothing\r\n\r\n", "found \"nothing\""),
        ("Content-Length: -1\r\n\r\n", "found \"-1\""),
        ("Content-Length: 99999999999999999999\r\n\r\n", "found \"99999999999999999999\""),
        ("Content-Length: \u{1B}[2J\r\n\r\n", "found \"?[2J\""),
        ("Content-Length: 2\r\nContent-Type: a; charset=latin1\r\n\r\n", "expected UTF-8"),
        ("\r\n\r\n", "no Content-Length"),
        (String(repeating: "a", count: 5000), "longer than 4096 bytes"),
    ])
    func `says why no message follows, and reads no more`(text: String, reason: String) throws {
        let found = read(text + "Content-Length: 2\r\n\r\n{}", .header, piece: 9)
        try #require(found.count == 1)
        guard case .broken(let sentence) = found[0] else { Issue.record("\(found)"); return }
        #expect(sentence.contains(reason))
    }
}
