@testable import EditorServices
import TabSpecCoding
import TabModel
import Testing

/// The server's text is the editor's, whatever is changed, in either way to count.
struct SynchronizationTests {
    private func change(_ range: (Int, Int, Int, Int)?, _ text: String) -> JSONValue {
        guard let (line, character, endLine, endCharacter) = range else { return ["text": .string(text)] }
        return [
            "range": [
                "start": ["line": .integer(line), "character": .integer(character)],
                "end": ["line": .integer(endLine), "character": .integer(endCharacter)],
            ],
            "text": .string(text),
        ]
    }

    private func changed(
        _ text: String,
        _ changes: [JSONValue],
        _ encoding: String = "utf-16"
    ) async throws -> String? {
        var talk = try await Conversation(["general": ["positionEncodings": [.string(encoding)]]])
        await talk.open(text)
        await talk.tell(
            "textDocument/didChange",
            [
                "textDocument": ["uri": "file:///tabs.yaml", "version": 2],
                "contentChanges": .array(changes),
            ]
        )
        return talk.text()
    }

    @Test(
        arguments: [
            ("abc", (0, 1, 0, 2), "X", "aXc"),
            ("a\nb\r\nc\rd", (3, 0, 3, 1), "X", "a\nb\r\nc\rX"),
            ("a\r\nb", (0, 1, 1, 0), "", "ab"),
            ("a😀b", (0, 1, 0, 3), "X", "aXb"),
            ("é", (0, 0, 0, 1), "e", "e"),
            // Inside of a surrogate pair: its beginning.
            ("a😀b", (0, 2, 0, 3), "X", "aXb"),
            // After the line, after the text, the wrong way round.
            ("ab\ncd", (0, 99, 0, 99), "X", "abX\ncd"),
            ("ab\ncd", (9, 9, 99, 0), "X", "ab\ncdX"),
            ("abc", (0, 2, 0, 1), "X", "aXc"),
            ("", (0, 0, 0, 0), "x", "x"),
        ] as [(String, (Int, Int, Int, Int), String, String)]
    )
    func `replaces a range`(text: String, range: (Int, Int, Int, Int), new: String, result: String) async throws {
        #expect(try await changed(text, [change(range, new)]) == result)
    }

    @Test func `counts bytes where that was agreed`() async throws {
        #expect(try await changed("é😀b", [change((0, 2, 0, 6), "X")], "utf-8") == "éXb")
        #expect(try await changed("é😀b", [change((0, 4, 0, 6), "X")], "utf-8") == "éXb")
    }

    @Test func `makes changes one after the other, and takes a whole text`() async throws {
        #expect(try await changed("abc", [change((0, 0, 0, 1), ""), change((0, 0, 0, 1), "X")]) == "Xc")
        #expect(try await changed("abc", [change(nil, "new\n"), change((1, 0, 1, 0), "end")]) == "new\nend")
    }

    @Test(
        arguments: [
            [["text": 7]], [["range": [:], "text": "x"]],
            [["range": ["start": ["line": -1, "character": 0], "end": ["line": 0, "character": 0]], "text": "x"]],
            [7],
        ] as [[JSONValue]]
    )
    func `leaves a document as it was where a change is wrong`(changes: [JSONValue]) async throws {
        #expect(try await changed("abc", changes) == "abc")
    }

    @Test func `forgets a document that is closed, and its diagnostics`() async throws {
        var talk = try await Conversation()
        #expect(await talk.open("tabs: 1").count == 1)
        let closed = await talk.tell("textDocument/didClose", ["textDocument": ["uri": "file:///tabs.yaml"]])
        #expect(closed.count == 1 && closed.flatMap(\.diagnostics).isEmpty)
        #expect(talk.text() == nil)
    }

    @Test func `agrees with a string that is edited by its units, at every place`() {
        let text = "a\u{301}é😀\n\r\nx😀\ry"
        let units = Array(text.utf16)
        var document = DocumentText(text, .utf16)
        let places = TextPlaces(document.bytes)
        for (line, start, length) in [(0, 0, 5), (1, 6, 0), (2, 8, 3), (3, 12, 1)] {
            for character in 0...length {
                let byte = document.byte(at: TextPosition(line: line, character: character))
                let before = String(decoding: document.bytes[..<byte], as: UTF8.self).utf16.count
                // A place in a character is the character's beginning.
                let isInside = (0xDC00...0xDFFF).contains(
                    start + character < units.count ? units[start + character] : 0
                )
                #expect(before == start + character - (isInside ? 1 : 0))
                let expected = TextPosition(line: line, character: character - (isInside ? 1 : 0))
                #expect(document.position(at: byte, places) == expected)
            }
        }
        document.replace(
            PositionRange(start: TextPosition(line: 0, character: 0), end: TextPosition(line: 9, character: 9)),
            with: ""
        )
        #expect(document.bytes.isEmpty && document.byte(at: TextPosition(line: 3, character: 3)) == 0)
    }

    @Test func `says places in bytes where that was agreed`() {
        let document = DocumentText("a\né😀b", .utf8)
        #expect(document.position(at: 8, TextPlaces(document.bytes)) == TextPosition(line: 1, character: 6))
        #expect(document.byte(at: TextPosition(line: 1, character: 6)) == 8)
    }

    @Test(
        arguments: [
            ("file:///a/tabs.json", "/a/tabs.json"), ("file:///a%20b/%C3%A9.json", "/a b/é.json"),
            ("file://localhost/a", "/a"), ("FILE:///a", "/a"), ("file://other/a", nil), ("untitled:Untitled-1", nil),
            ("file:///a%00b", nil), ("file:///%FF", nil), ("file:///a%zz", "/a%zz"), ("file:///a%+1", "/a%+1"),
            ("file:///a#b", "/a"), ("", nil),
        ] as [(String, String?)]
    )
    func `reads addresses of files`(uri: String, path: String?) {
        #expect(FileAddress.path(of: uri) == path)
    }
}
