import TabSpecCoding
import TabModel
import TestTools
import Testing

@Suite struct TextPlacesTests {
    @Test(arguments: [
        // The offsets are those of every character's first byte and of the end.
        ("ab\nc", [0, 1, 2, 3, 4], ["1:1", "1:2", "1:3", "2:1", "2:2"]),
        ("a\r\nb", [0, 1, 3, 4], ["1:1", "1:2", "2:1", "2:2"]),
        ("a\rb\r\rc", [1, 2, 3, 4, 5], ["1:2", "2:1", "2:2", "3:1", "4:1"]),
        ("\n\n", [0, 1, 2], ["1:1", "2:1", "3:1"]),
        ("é😀x", [0, 2, 6, 7], ["1:1", "1:2", "1:3", "1:4"]),
        ("e\u{301}x", [0, 1, 3], ["1:1", "1:2", "1:3"]),
        ("\u{2028}x", [0, 3], ["1:1", "1:2"]),
        ("\u{FEFF}a\nb", [3, 4, 5], ["1:1", "1:2", "2:1"]),
    ])
    func `counts lines by LF, CR LF and CR, and columns in Unicode scalars`(
        text: String,
        offsets: [Int],
        expected: [String]
    ) {
        let places = TextPlaces(Array(text.utf8))
        let found = offsets.map { places.place(at: $0) }
        #expect(found.map { "\($0.line):\($0.column)" } == expected)
        #expect(found.map { places.byte(at: $0) } == offsets, "and the way back")
    }

    @Test func `places every byte of one very long line in no time`() {
        let text = Array(("[" + repeatElement("{}", count: 150_000).joined(separator: ",") + "]").utf8)

        let time = processorTime {
            let places = TextPlaces(text)
            let columns = text.indices.map { places.place(at: $0).column }
            #expect(columns.last == text.count)
        }
        #expect(time < .seconds(60))
    }
}
