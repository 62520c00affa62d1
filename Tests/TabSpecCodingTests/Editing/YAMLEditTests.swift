import TabModel
import TabSpecCoding
import Testing

@Suite struct YAMLEditTests {
    private static let spec = """
        # A spec
        title: 'It''s'   # the name

        tabs:
          # the first
          - title: Home  # at home
            badge: 3
            systemImage: house
            # the end
          - { title: Me, badge: 4 }   # me
          - title: Library
            tabs:
              - title: All
                help: |
                  Two
                  lines
        """

    private static func edit(
        _ name: String,
        _ edits: [SpecEdit],
        _ old: String,
        _ new: String
    ) -> EditCase {
        EditCase(name, .yaml, spec, edits, spec.replacing(old, with: new))
    }

    static let cases = [
        edit("keeps quotes and comment", [SpecEdit(["title"], .set("You're"))], "'It''s'", "'You''re'"),
        edit("replaces a plain text", [SpecEdit(["tabs", 0, "title"], .set("Start"))], "Home ", "Start "),
        edit("quotes what is no plain text", [SpecEdit(["tabs", 0, "title"], .set("no"))], "Home ", "\"no\" "),
        edit("removes a line", [SpecEdit(["tabs", 0, "badge"], .remove)], "    badge: 3\n", ""),
        edit(
            "removes the key behind the dash with its comment",
            [SpecEdit(["tabs", 0, "title"], .remove)],
            "title: Home  # at home\n    badge",
            "badge"
        ),
        edit(
            "removes the last line of an entry and leaves comments",
            [SpecEdit(["tabs", 0, "systemImage"], .remove)],
            "    systemImage: house\n",
            ""
        ),
        edit(
            "adds behind the last line",
            [SpecEdit(["tabs", 0, "help"], .set("1"))],
            "house\n",
            "house\n    help: \"1\"\n"
        ),
        edit(
            "adds before the tabs",
            [SpecEdit(["tabs", 2, "hidden"], .set(["sizeClass": "compact"]))],
            "Library\n",
            "Library\n    hidden: { sizeClass: compact }\n"
        ),
        edit(
            "replaces a text of several lines",
            [SpecEdit(["tabs", 2, "tabs", 0, "help"], .set("One: two"))],
            "|\n          Two\n          lines",
            "\"One: two\""
        ),
        edit(
            "removes a text of several lines at the end",
            [SpecEdit(["tabs", 2, "tabs", 0, "help"], .remove)],
            "\n        help: |\n          Two\n          lines",
            ""
        ),
        edit(
            "changes braces",
            [SpecEdit(["tabs", 1, "badge"], .remove), SpecEdit(["tabs", 1, "value"], .set("me"))],
            "{ title: Me, badge: 4 }",
            "{ title: Me, value: me }"
        ),
        edit("renames a key", [SpecEdit(["tabs", 0, "badge"], .rename("value"))], "badge: 3", "value: 3"),
        edit(
            "adds two in the order given",
            [SpecEdit(["tabs", 0, "value"], .set("z")), SpecEdit(["tabs", 0, "help"], .set("a"))],
            "house\n",
            "house\n    value: z\n    help: a\n"
        ),
        EditCase(
            "replaces lines by one value",
            .yaml,
            "tabs:\n  - hidden:\n      sizeClass: compact\n    title: A\n",
            [SpecEdit(["tabs", 0, "hidden"], .set(true))],
            "tabs:\n  - hidden: true\n    title: A\n"
        ),
        EditCase(
            "empties an object of lines",
            .yaml,
            "tabs:\n  - title: A # x\n",
            [SpecEdit(["tabs", 0, "title"], .remove)],
            "tabs:\n  - {} # x\n"
        ),
        EditCase(
            "gives an empty key its value",
            .yaml,
            "a:   # none\nb: 1\n",
            [SpecEdit(["a"], .set("x"))],
            "a: x   # none\nb: 1\n"
        ),
        EditCase(
            "adds behind a text of several lines",
            .yaml,
            "a: |\n  x\n",
            [SpecEdit(["b"], .set(1))],
            "a: |\n  x\nb: 1\n"
        ),
        EditCase(
            "keeps CR",
            .yaml,
            "---\ra: 1\rb: 2\r...\r",
            [SpecEdit(["c"], .set(3)), SpecEdit(["a"], .remove)],
            "---\rb: 2\rc: 3\r...\r"
        ),
        EditCase("keeps CR LF", .yaml, "a: 1\r\nb: 2\r\n", [SpecEdit(["c"], .set(3))], "a: 1\r\nb: 2\r\nc: 3\r\n"),
        EditCase(
            "keeps the missing final break",
            .yaml,
            "a: 1\nb: 2",
            [SpecEdit(["b"], .remove), SpecEdit(["c"], .set(3))],
            "a: 1\nc: 3"
        ),
        EditCase(
            "keeps an anchor nobody uses",
            .yaml,
            "a: &x one\nb: 2\n",
            [SpecEdit(["a"], .set("two"))],
            "a: &x two\nb: 2\n"
        ),
        EditCase(
            "replaces an alias alone",
            .yaml,
            "a: &x one\nb: *x\n",
            [SpecEdit(["b"], .set("two"))],
            "a: &x one\nb: two\n"
        ),
        EditCase(
            "overrides what a merge key gives",
            .yaml,
            "a: &x { t: 1 }\nb:\n  <<: *x\n",
            [SpecEdit(["b", "t"], .set(2))],
            "a: &x { t: 1 }\nb:\n  <<: *x\n  t: 2\n"
        ),
        EditCase(
            "keeps comments between members in braces",
            .yaml,
            "a: {\n  x: 1, # one\n  y: 2  # two\n}\n",
            [SpecEdit(["a", "z"], .set(3))],
            "a: {\n  x: 1, # one\n  y: 2,  # two\n  z: 3\n}\n"
        ),
        EditCase(
            "leaves a comment behind a removed neighbour",
            .yaml,
            "a: {\n  x: 1, # one\n  y: 2\n}\n",
            [SpecEdit(["a", "y"], .remove)],
            "a: {\n  x: 1, # one\n  \n}\n"
        ),
        EditCase(
            "edits JSON as YAML",
            .yaml,
            "{\"a\":1,\"b\":\"x\"}",
            [SpecEdit(["c"], .set("y"))],
            "{\"a\":1,\"b\":\"x\",\"c\": \"y\"}"
        ),
        EditCase(
            "keeps blank lines that a text keeps",
            .yaml,
            "a: |+\n  x\n\nb: 1\n",
            [SpecEdit(["b"], .remove), SpecEdit(["c"], .set(2))],
            "a: |+\n  x\n\nc: 2\n"
        ),
        EditCase(
            "keeps a text folded over lines",
            .yaml,
            "a: one\n  two\n  three # c\nb: 1\n",
            [SpecEdit(["a"], .set("x"))],
            "a: x # c\nb: 1\n"
        ),
        EditCase(
            "replaces one of two equal words",
            .yaml,
            "a: 'x' \nb: \"x\\\"\"\n",
            [SpecEdit(["b"], .set("y"))],
            "a: 'x' \nb: \"y\"\n"
        ),
    ]

    @Test(arguments: cases)
    func `changes what was asked for and nothing else`(edit: EditCase) throws {
        #expect(try edit.edited() == edit.expected)
    }

    @Test(arguments: [
        ("a: &x { t: 1 }\nb: *x\n", SpecEdit(["a", "t"], .set(2)), SpecEditError.Reason.repeated),
        ("a: &x { t: 1 }\nb: *x\n", SpecEdit(["b", "t"], .set(2)), .repeated),
        ("a: &x { t: 1 }\nb: *x\n", SpecEdit(["a"], .remove), .repeated),
        ("a: &x { t: 1 }\nb:\n  <<: *x\n", SpecEdit(["b", "t"], .remove), .merged),
        ("a: |\n  ends without a break", SpecEdit(["b"], .set(2)), .unproven),
        ("a: 1\na: 2\n", SpecEdit(["a"], .set(2)), .ambiguous),
        ("? a\n: 1\n", SpecEdit(["a"], .remove), .form),
        ("a:\n  # why\n  b: 1\n", SpecEdit(["a", "c", "d"], .set(2)), .absent),
        ("a:\n  b: 1 # why\n  c: 2\n", SpecEdit(["a"], .set(2)), .comments),
    ])
    func `refuses what it can't do safely`(text: String, edit: SpecEdit, reason: SpecEditError.Reason) {
        let refusal = #expect(throws: SpecEditError.self) {
            try SpecEditor.edited(Array(text.utf8), format: .yaml, edits: [edit])
        }
        #expect(refusal?.reason == reason)
    }
}
