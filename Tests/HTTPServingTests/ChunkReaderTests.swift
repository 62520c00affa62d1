import Testing

@testable import HTTPServing

/// Bodies in chunks: what is taken, what is refused, and that each byte is looked at once (S39, S40).
struct ChunkReaderTests {
    /// The content, and how many bytes were looked at to find its pieces.
    private func read(_ text: String, portion: Int) throws -> (content: String?, examined: Int) {
        var reader = ChunkReader()
        var content: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty, !reader.isComplete {
            let part = rest.prefix(portion)
            rest = rest.dropFirst(try reader.take(part, into: &content))
        }
        return (reader.isComplete ? String(decoding: content, as: UTF8.self) : nil, reader.examined)
    }

    private func refusal(_ text: String) -> RequestError? {
        do { _ = try read(text, portion: 1000) } catch { return error as? RequestError }
        return nil
    }

    @Test(arguments: [1, 2, 5, 1000])
    func `puts chunks together, in whatever portions they come, and passes over trailers`(_ portion: Int) throws {
        let body = "3\r\nabc\r\n0A;name=\"v\"\r\n0123456789\r\n0\r\nX: y\r\n\r\n"
        let read = try read(body + "GET /", portion: portion)
        #expect(read.content == "abc0123456789")
        #expect(read.examined == body.utf8.count - 13, "each byte that is no content, once")
    }

    @Test(arguments: [
        "+3\r\n", "-0\r\n", "0x3\r\n", " 3\r\n", "3 \r\n", "\r\n", ";a\r\n", "g\r\n", "3\n", "3\r\nabcd\r\n",
        "3\r\nabc\n", "3\r\nabc0\r\n", "fffffffffffffffff\r\n", "0\r\nX: y\n", "\u{FF13}\r\n",
    ])
    func `refuses another form (S40)`(_ text: String) {
        #expect(refusal(text) == .unreadable)
    }

    @Test func `bounds lines, extensions and trailers (S39)`() {
        let long = String(repeating: "a", count: ChunkReader.mostBytesOfLine)
        #expect(refusal("3;\(long)") == .largeHead)
        #expect(refusal("0\r\n\(long)a") == .largeHead)
        #expect(refusal("0\r\n" + String(repeating: "\(long)\r\n", count: 16) + "\r\n") == nil)
        #expect(refusal("0\r\n" + String(repeating: "\(long)\r\n", count: 17)) == .largeHead)
        #expect(refusal(String(repeating: "1;\(long.dropLast(10))\r\na\r\n", count: 17)) == .largeHead)
    }
}
