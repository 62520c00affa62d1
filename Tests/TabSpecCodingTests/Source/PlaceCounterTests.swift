import TabModel
import TestTools
import Testing

@testable import TabSpecCoding

@Suite struct PlaceCounterTests {
    private func places(_ text: String, at offsets: [Int]) throws -> [String] {
        var counter = PlaceCounter(try SourceText(Array(text.utf8), limits: .file))
        return offsets.map { offset in
            let place = counter.place(at: offset)
            return "\(place.line):\(place.column)"
        }
    }

    @Test(arguments: [
        // The offsets are those of every character's first byte and of the end.
        ("ab\nc", [0, 1, 2, 3, 4], ["1:1", "1:2", "1:3", "2:1", "2:2"]),
        ("a\r\nb", [0, 1, 3, 4], ["1:1", "1:2", "2:1", "2:2"]),
        ("a\rb\r\rc", [1, 2, 3, 4, 5], ["1:2", "2:1", "2:2", "3:1", "4:1"]),
        ("\n\n", [0, 1, 2], ["1:1", "2:1", "3:1"]),
        ("é😀x", [0, 2, 6, 7], ["1:1", "1:2", "1:3", "1:4"]),
        ("e\u{301}x", [0, 1, 3], ["1:1", "1:2", "1:3"]),
        ("\u{2028}x", [0, 3], ["1:1", "1:2"]),
    ])
    func `counts lines by LF, CR LF and CR, and columns in Unicode scalars`(
        text: String,
        offsets: [Int],
        expected: [String]
    ) throws {
        #expect(try places(text, at: offsets) == expected)
        #expect(try places(text, at: [offsets.last ?? 0]) == expected.suffix(1))
    }

    @Test func `places every value of one very long line in no time`() throws {
        let text = "[" + repeatElement("{}", count: 150_000).joined(separator: ",") + "]"

        let time = try processorTime {
            let root = try SourceReader.read(Array(text.utf8), format: .json, limits: .file)
            #expect(root.list?.last?.place == Place(line: 1, column: 449_999))
        }
        #expect(time < .seconds(60))
    }

    @Test(arguments: [
        ("plain", "\"plain\""), ("a\nb\t", "\"a\\u{A}b\\u{9}\""), ("\u{202E}x", "\"\\u{202E}x\""),
        ("é😀", "\"é😀\""), (String(repeating: "x", count: 49), "\"\(String(repeating: "x", count: 48))…\""),
    ])
    func `quotes a word on one readable line`(word: String, quoted: String) {
        #expect(word.quoted == quoted)
    }

    @Test(arguments: [
        ([String](), "nothing"), (["a"], "\"a\""), (["a", "b"], "\"a\" or \"b\""),
        (["a", "b", "c"], "\"a\", \"b\" or \"c\""),
    ])
    func `lists words as a choice`(words: [String], text: String) {
        #expect(oneOf(words) == text)
    }
}
