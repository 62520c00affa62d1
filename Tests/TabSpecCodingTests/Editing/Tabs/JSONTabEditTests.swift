import TabModel
import TabSpecCoding
import Testing

@Suite struct JSONTabEditTests {
    @Test(arguments: oneLine + lines + lists)
    func `changes the structure of JSON as its neighbors are written`(edit: TabEditCase) throws {
        let edited = try edit.edited()
        #expect(edited == edit.expected)
    }

    private static let compact =
        #"{"tabs":[{"title":"A","value":"a"},{"title":"B"},{"title":"S","tabs":[{"title":"C"},{"title":"D"}]}]}"#

    private static func compact(_ name: String, _ act: TabEdit, _ expected: String) -> TabEditCase {
        TabEditCase(name, .json, compact, act, expected)
    }

    static let oneLine: [TabEditCase] = [
        compact(
            "compact: inserts at the beginning",
            .insert(.tab("X", "x"), at: TabPlace(0)),
            #"{"tabs":[{"title":"X","value":"x"},{"title":"A","value":"a"},{"title":"B"},{"title":"S","tabs":[{"title":"C"},{"title":"D"}]}]}"#
        ),
        compact(
            "compact: inserts at a section's end",
            .insert(.tab("X", 1), at: TabPlace(2, in: .path([2]))),
            #"{"tabs":[{"title":"A","value":"a"},{"title":"B"},{"title":"S","tabs":[{"title":"C"},{"title":"D"},{"title":"X","value":1}]}]}"#
        ),
        compact(
            "compact: removes the first",
            .remove(.id("a")),
            #"{"tabs":[{"title":"B"},{"title":"S","tabs":[{"title":"C"},{"title":"D"}]}]}"#
        ),
        compact(
            "compact: removes the last",
            .remove(.path([2])),
            #"{"tabs":[{"title":"A","value":"a"},{"title":"B"}]}"#
        ),
        compact(
            "compact: moves into a section",
            .move(.path([0]), to: TabPlace(1, in: .path([2]))),
            #"{"tabs":[{"title":"B"},{"title":"S","tabs":[{"title":"C"},{"title":"A","value":"a"},{"title":"D"}]}]}"#
        ),
        compact(
            "compact: moves out of a section",
            .move(.path([2, 1]), to: TabPlace(0)),
            #"{"tabs":[{"title":"D"},{"title":"A","value":"a"},{"title":"B"},{"title":"S","tabs":[{"title":"C"}]}]}"#
        ),
        compact(
            "compact: duplicates with a value of its own",
            .duplicate(.id("a")),
            #"{"tabs":[{"title":"A","value":"a"},{"title":"A","value":"a-2"},{"title":"B"},{"title":"S","tabs":[{"title":"C"},{"title":"D"}]}]}"#
        ),
        compact(
            "compact: wraps",
            .wrap([.path([1]), .path([0])], in: TabLabel(title: "Mine")),
            #"{"tabs":[{"title":"Mine","tabs":[{"title":"A","value":"a"},{"title":"B"}]},{"title":"S","tabs":[{"title":"C"},{"title":"D"}]}]}"#
        ),
        compact(
            "compact: dissolves",
            .dissolve(.path([2])),
            #"{"tabs":[{"title":"A","value":"a"},{"title":"B"},{"title":"C"},{"title":"D"}]}"#
        ),
    ]

    private static let long = """
        {
          "title": "Music",
          "tabs": [
            {
              "title": "A",
              "value": 7
            },

            { "title": "B" },
            {
              "title": "S",
              "tabs": [
                { "title": "C" },
                { "value": "d", "title": "D" }
              ]
            }
          ],
          "searchable": true
        }

        """

    private static func long(_ name: String, _ act: TabEdit, _ changes: [(String, String)]) -> TabEditCase {
        TabEditCase(name, .json, long, act, changes.reduce(long) { $0.replacing($1.0, with: $1.1) })
    }

    static let lines: [TabEditCase] = [
        long(
            "lines: inserts like the neighbour",
            .insert(.tab("X", 1), at: TabPlace(1)),
            [("    },\n\n", "    },\n\n    {\n      \"title\": \"X\",\n      \"value\": 1\n    },\n\n")]
        ),
        long(
            "lines: inserts with the neighbour's order of keys",
            .insert(.tab("X", "x"), at: TabPlace(2, in: .path([2]))),
            [("\"D\" }", "\"D\" },\n        { \"value\": \"x\", \"title\": \"X\" }")]
        ),
        long("lines: removes between", .remove(.path([1])), [("    { \"title\": \"B\" },\n", "")]),
        long(
            "lines: removes the last with the comma before it",
            .remove(.path([2, 1])),
            [(",\n        { \"value\": \"d\", \"title\": \"D\" }", "")]
        ),
        long(
            "lines: moves in, further in",
            .move(.id("7"), to: TabPlace(0, in: .path([2]))),
            [
                ("    {\n      \"title\": \"A\",\n      \"value\": 7\n    },\n\n", ""),
                (
                    "        { \"title\": \"C\" }",
                    "        {\n          \"title\": \"A\",\n          \"value\": 7\n        },\n        { \"title\": \"C\" }"
                ),
            ]
        ),
        long(
            "lines: moves a section to the front",
            .move(.path([2]), to: TabPlace(0)),
            [
                (
                    ",\n    {\n      \"title\": \"S\",\n      \"tabs\": [\n        { \"title\": \"C\" },\n"
                        + "        { \"value\": \"d\", \"title\": \"D\" }\n      ]\n    }",
                    ""
                ),
                (
                    "  \"tabs\": [\n",
                    "  \"tabs\": [\n    {\n      \"title\": \"S\",\n      \"tabs\": [\n        { \"title\": \"C\" },\n"
                        + "        { \"value\": \"d\", \"title\": \"D\" }\n      ]\n    },\n\n"
                ),
            ]
        ),
        long(
            "lines: duplicates a number",
            .duplicate(.path([0])),
            [("    },\n\n", "    },\n\n    {\n      \"title\": \"A\",\n      \"value\": 8\n    },\n\n")]
        ),
        long(
            "lines: wraps one",
            .wrap([.path([1])], in: TabLabel(title: "N", systemImage: "folder")),
            [
                (
                    "    { \"title\": \"B\" }",
                    "    {\n      \"title\": \"N\",\n      \"systemImage\": \"folder\",\n      \"tabs\": [\n"
                        + "        { \"title\": \"B\" }\n      ]\n    }"
                )
            ]
        ),
        long(
            "lines: dissolves",
            .dissolve(.path([2])),
            [
                (
                    "    {\n      \"title\": \"S\",\n      \"tabs\": [\n        { \"title\": \"C\" },\n"
                        + "        { \"value\": \"d\", \"title\": \"D\" }\n      ]\n    }",
                    "    { \"title\": \"C\" },\n    { \"value\": \"d\", \"title\": \"D\" }"
                )
            ]
        ),
    ]

    static let lists: [TabEditCase] = [
        TabEditCase(
            "no list",
            .json,
            "{}",
            .insert(.tab("X"), at: TabPlace(0)),
            """
            {
              "tabs": [
                {
                  "title": "X"
                }
              ]
            }
            """
        ),
        TabEditCase(
            "no list behind a member",
            .json,
            "{\n\t\"title\": \"T\"\n}\n",
            .insert(.tab("X"), at: TabPlace(0)),
            "{\n\t\"title\": \"T\",\n\t\"tabs\": [\n\t\t{\n\t\t\t\"title\": \"X\"\n\t\t}\n\t]\n}\n"
        ),
        TabEditCase(
            "an empty list",
            .json,
            "{\r\n  \"tabs\": [ ]\r\n}",
            .insert(.tab("X"), at: TabPlace(0)),
            "{\r\n  \"tabs\": [\r\n    {\r\n      \"title\": \"X\"\r\n    }\r\n  ]\r\n}"
        ),
        TabEditCase(
            "null on one line",
            .json,
            #"{ "title": "T", "tabs": null }"#,
            .insert(.tab("X"), at: TabPlace(0)),
            #"{ "title": "T", "tabs": [{ "title": "X" }] }"#
        ),
        TabEditCase(
            "an empty section",
            .json,
            #"{"tabs":[{"title":"A"},{"title":"S","tabs":[]}]}"#,
            .move(.path([0]), to: TabPlace(0, in: .path([1]))),
            #"{"tabs":[{"title":"S","tabs":[{"title":"A"}]}]}"#
        ),
    ]
}
