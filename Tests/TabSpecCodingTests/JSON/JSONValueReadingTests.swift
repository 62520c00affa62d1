import TabModel
import TabSpecCoding
import Testing

@Suite struct JSONValueReadingTests {
    private static let good: [(String, JSONValue)] = [
        (" null ", .null),
        ("[true,false]", [true, false]),
        ("-0", 0),
        ("9223372036854775807", .integer(.max)),
        ("-9223372036854775808", .integer(.min)),
        ("1.0", 1),
        ("12e2", 1200),
        ("5E-1", .number(0.5)),
        ("0.25", .number(0.25)),
        // Beyond Int, and beyond what a Double holds exactly: kept as numbers, so that they can be refused by name.
        ("9223372036854775808", .number(9_223_372_036_854_775_808)),
        ("1e400", .number(.infinity)),
        ("\"\"", ""),
        (#""a\"\\\/\b\f\n\r\tz""#, "a\"\\/\u{8}\u{C}\n\r\tz"),
        (#""\u00e9\u20AC""#, "é€"),
        (#""\uD83D\uDE00!""#, "😀!"),
        (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
        (#""\u0000""#, "\u{0}"),
        ("\"é😀\u{2028}\"", "é😀\u{2028}"),
        ("{}", [:]),
        ("{\"b\":1,\"a\":[ ]}", ["b": 1, "a": []]),
        ("\r\n\t{ \"a\" : { \"a\" : 1 } }", ["a": ["a": 1]]),
    ]

    @Test(arguments: good)
    func `reads every kind of value (RFC 8259)`(text: String, value: JSONValue) throws {
        #expect(try JSONValue(reading: Array(text.utf8)) == value)
    }

    @Test func `reads its own writing back`() throws {
        let value: JSONValue = ["z": [.null, true, -7, "é\u{1}\u{2028}</script>\"\\"], "a": [:], "": [[], [[]]]]

        for writing in [[], .pretty, .htmlSafe, [.pretty, .htmlSafe]] as [JSONWriting] {
            #expect(try JSONValue(reading: value.bytes(writing)) == value)
        }
    }

    @Test func `names the place of what it can't read`() throws {
        let error = #expect(throws: JSONReadingError.self) {
            try JSONValue(reading: Array("{\"password\": }".utf8), file: "body")
        }

        #expect(error?.diagnostic.line == "body:1:14: error: Expected a value, found \"}\". [syntax]")
    }
}
