import TabModel
import TabSpecCoding
import Testing

@Suite struct JSONWritingTests {
    private static let scalars: [(JSONValue, String)] = [
        (.null, "null"), (true, "true"), (.integer(.min), "-9223372036854775808"), (.number(0.5), "0.5"),
        (.number(.infinity), "null"), (.number(.nan), "null"), ("é😀 ~", "\"é😀 ~\""),
        ("\"\\/\n\r\t", #""\"\\/\n\r\t""#), ("\u{0}\u{8}\u{1F}\u{7F}\u{9B}", #""\u0000\u0008\u001f\u007f\u009b""#),
        ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("</script>&", "\"</script>&\""), ([], "[]"), ([:], "{}"),
        ([1, [.null]], "[1,[null]]"), (["b": 1, "a": [:]], #"{"b":1,"a":{}}"#),
    ]

    @Test(arguments: scalars)
    func `writes one line, with control characters and line separators escaped`(value: JSONValue, text: String) {
        #expect(value.text() == text)
    }

    @Test(arguments: [
        ("a\u{202E}b\u{2066}", #""a\u202eb\u2066""#), ("##[error]", ###""##\u005berror]""###),
        ("##vso[x]", ###""##vso\u005bx]""###),
        ("#[x] ## [", ##""#[x] ## [""##),
    ])
    func `says nothing that steers a terminal or a log (S38, S82)`(text: String, written: String) throws {
        #expect(JSONValue.string(text).text() == written)
        #expect(try JSONValue(reading: Array(written.utf8), limits: .file) == .string(text))
    }

    @Test func `escapes what means something in HTML where it is asked to`() {
        let value: JSONValue = ["</script>": "<!-- & -->"]

        #expect(value.text(.htmlSafe) == #"{"\u003c/script\u003e":"\u003c!-- \u0026 --\u003e"}"#)
    }

    @Test func `sorts keys by their bytes where it is asked to`() {
        // U+FF5E comes before U+1F600 as scalars and bytes, though not in UTF-16.
        let value: JSONValue = ["😀": 1, "～": 2, "a": ["z": 1, "B": 2], "": 3]

        #expect(value.text(.sortedKeys) == #"{"":3,"a":{"B":2,"z":1},"～":2,"😀":1}"#)
    }

    @Test func `writes a member a line where it is asked to`() {
        let value: JSONValue = ["a": [1, ["b": .null]], "c": [], "d": [:]]

        let text = """
            {
              "a": [
                1,
                {
                  "b": null
                }
              ],
              "c": [],
              "d": {}
            }

            """
        #expect(value.text(.pretty) == text)
    }

    @Test func `finds members by key`() {
        let value: JSONValue = ["a": 1]

        #expect(value["a"] == 1)
        #expect(value["b"] == nil)
        #expect(JSONValue([String]())["a"] == nil)
    }
}
