import TabModel
import TabSpecCoding
import Testing

@Suite struct JSONEditTests {
    private static let pretty =
        "{\n  \"title\": \"A\",\n\n  \"tabs\": [\n    { \"title\": \"Home\" },\n    {\n      \"title\": \"Me\",\n      \"badge\": 3\n    }\n  ]\n}\n"

    static let cases = [
        EditCase(
            "replaces a text",
            .json,
            #"{"a": "x", "b" : [1,  2]}"#,
            [SpecEdit(["a"], .set("é\n"))],
            #"{"a": "é\n", "b" : [1,  2]}"#
        ),
        EditCase(
            "replaces an element",
            .json,
            #"{"b" : [1,  2]}"#,
            [SpecEdit(["b", 1], .set("two"))],
            #"{"b" : [1,  "two"]}"#
        ),
        EditCase("renames a key", .json, #"{"a" :1}"#, [SpecEdit(["a"], .rename("b"))], #"{"b" :1}"#),
        EditCase(
            "renames and sets one member",
            .json,
            #"{"a" :1}"#,
            [SpecEdit(["a"], .rename("b")), SpecEdit(["a"], .set(true))],
            #"{"b" :true}"#
        ),
        EditCase("removes the first member", .json, #"{"a": 1, "b": 2}"#, [SpecEdit(["a"], .remove)], #"{"b": 2}"#),
        EditCase("removes the last member", .json, #"{"a": 1, "b": 2}"#, [SpecEdit(["b"], .remove)], #"{"a": 1}"#),
        EditCase(
            "removes two neighbours at the end",
            .json,
            #"{"a": 1, "b": 2, "c": 3}"#,
            [SpecEdit(["b"], .remove), SpecEdit(["c"], .remove)],
            #"{"a": 1}"#
        ),
        EditCase(
            "removes the only member",
            .json,
            #"{"t": { "a": 1 } }"#,
            [SpecEdit(["t", "a"], .remove)],
            #"{"t": {} }"#
        ),
        EditCase(
            "adds to a one-line object",
            .json,
            #"{"a":1,"b":2}"#,
            [SpecEdit(["c"], .set(3))],
            #"{"a":1,"b":2,"c":3}"#
        ),
        EditCase("adds to a spaced object", .json, #"{ "a": 1 }"#, [SpecEdit(["c"], .set(3))], #"{ "a": 1, "c": 3 }"#),
        EditCase(
            "adds to an empty object",
            .json,
            #"{"a": {}}"#,
            [SpecEdit(["a", "c"], .set(3))],
            #"{"a": {"c": 3}}"#
        ),
        EditCase(
            "replaces the only member by another",
            .json,
            "{\r\n\t\"a\": 1\r\n}",
            [SpecEdit(["a"], .remove), SpecEdit(["b"], .set(2))],
            "{\r\n\t\"b\": 2\r\n}"
        ),
        EditCase(
            "gives a new member a line of its own",
            .json,
            pretty,
            [SpecEdit(["tabs", 1, "help"], .set("Help"))],
            pretty.replacing("\"badge\": 3", with: "\"badge\": 3,\n      \"help\": \"Help\"")
        ),
        EditCase(
            "puts a new member before the tabs at the end",
            .json,
            pretty,
            [SpecEdit(["searchable"], .set(true))],
            pretty.replacing("\"A\",\n", with: "\"A\",\n  \"searchable\": true,\n")
        ),
        EditCase(
            "removes a line",
            .json,
            pretty,
            [SpecEdit(["tabs", 1, "badge"], .remove)],
            pretty.replacing(",\n      \"badge\": 3", with: "")
        ),
        EditCase(
            "keeps CR LF and tabs",
            .json,
            "{\r\n\t\"a\": 1,\r\n\t\"b\": 2\r\n}",
            [SpecEdit(["c"], .set(3))],
            "{\r\n\t\"a\": 1,\r\n\t\"b\": 2,\r\n\t\"c\": 3\r\n}"
        ),
        EditCase(
            "keeps a byte order mark",
            .json,
            "\u{FEFF}{\"a\": 1}",
            [SpecEdit(["a"], .set(2))],
            "\u{FEFF}{\"a\": 2}"
        ),
        EditCase(
            "writes an object over lines where the file does",
            .json,
            "{\n    \"a\": 1,\n    \"b\": 2\n}",
            [SpecEdit(["h"], .set(["sizeClass": "compact"]))],
            "{\n    \"a\": 1,\n    \"b\": 2,\n    \"h\": {\n        \"sizeClass\": \"compact\"\n    }\n}"
        ),
        EditCase(
            "writes an object on one line where the file does",
            .json,
            pretty,
            [SpecEdit(["tabs", 1, "hidden"], .set(["sizeClass": "compact"]))],
            pretty.replacing("\"badge\": 3", with: "\"badge\": 3,\n      \"hidden\": {\"sizeClass\": \"compact\"}")
        ),
    ]

    @Test(arguments: cases)
    func `changes what was asked for and nothing else`(edit: EditCase) throws {
        #expect(try edit.edited() == edit.expected)
    }

    @Test(arguments: [
        ("{\"a\": 1}", SpecEdit(["b"], .remove), SpecEditError.Reason.absent),
        ("{\"a\": 1, \"a\": 2}", SpecEdit(["a"], .set(3)), .ambiguous),
        ("{\"a\": 1, \"b\": 2}", SpecEdit(["a"], .rename("b")), .taken),
        ("{\"a\": [1]}", SpecEdit(["a", 0], .remove), .form),
        ("{\"a\": [1]}", SpecEdit(["a", 1], .set(2)), .absent),
        ("{\"a\": 1}", SpecEdit([], .set(2)), .form),
    ])
    func `refuses what it can't do safely`(text: String, edit: SpecEdit, reason: SpecEditError.Reason) {
        let refusal = #expect(throws: SpecEditError.self) {
            try SpecEditor.edited(Array(text.utf8), format: .json, edits: [edit])
        }
        #expect(refusal?.reason == reason)
    }

    @Test func `refuses a string that is no UTF-8 or no JSON`() {
        for bytes: [UInt8] in [[0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], Array("{".utf8)] {
            let refusal = #expect(throws: SpecEditError.self) {
                try SpecEditor.edited(bytes, format: .json, edits: [SpecEdit(["a"], .set(1))])
            }
            #expect(refusal?.reason == .unreadable)
        }
    }

    @Test func `makes each group whole or not at all`() throws {
        let groups = [
            [SpecEdit(["a"], .set(2)), SpecEdit(["x"], .remove)], [SpecEdit(["b"], .set(3))],
            [SpecEdit(["b"], .remove)],
        ]

        let edited = try SpecEditor.edited(Array(#"{"a": 1, "b": 2}"#.utf8), format: .json, groups: groups)

        #expect(String(decoding: edited.bytes, as: UTF8.self) == #"{"a": 1, "b": 3}"#)
        #expect(edited.refused.mapValues(\.reason) == [0: .absent, 2: .conflict])
    }
}
