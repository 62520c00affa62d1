import TabModel
import TabSpecCoding
import Testing

@Suite struct YAMLTabEditTests {
    @Test(arguments: lines + places)
    func `changes the structure of lines and takes comments along`(edit: TabEditCase) throws {
        let edited = try edit.edited()
        #expect(edited == edit.expected)
    }

    private static let spec = """
        # The spec
        title: Music
        tabs:
          # the first
          - title: A  # at A
            value: a
            # the end of A

          # about S
          # and more
          - title: S
            tabs:   # the tabs
              - title: C
                help: |
                  Two
                  lines
              # of D
              - value: d
                title: D
          # behind S
        searchable: true
        """

    private static func edit(_ name: String, _ act: TabEdit, _ expected: String) -> TabEditCase {
        TabEditCase("lines: " + name, .yaml, spec, act, expected)
    }

    private static let head = "# The spec\ntitle: Music\ntabs:\n"
    private static let a = "  # the first\n  - title: A  # at A\n    value: a\n    # the end of A\n"
    private static let s = "  # about S\n  # and more\n  - title: S\n    tabs:   # the tabs\n"
    private static let c = "      - title: C\n        help: |\n          Two\n          lines\n"
    private static let d = "      # of D\n      - value: d\n        title: D\n"
    private static let tail = "  # behind S\nsearchable: true"

    static let lines: [TabEditCase] = [
        edit(
            "inserts at the beginning, with the blank line",
            .insert(.tab("X", "x"), at: TabPlace(0)),
            head + "  - title: X\n    value: x\n\n" + a + "\n" + s + c + d + tail
        ),
        edit(
            "inserts behind the last, in the order of its keys",
            .insert(.tab("X: 1", "x"), at: TabPlace(2, in: .path([1]))),
            head + a + "\n" + s + c + d + "      - value: x\n        title: \"X: 1\"\n" + tail
        ),
        edit("removes with comments and blank line", .remove(.id("a")), head + s + c + d + tail),
        edit("removes the last", .remove(.path([1])), head + a + tail),
        edit("removes the last of a section", .remove(.id("d")), head + a + "\n" + s + c + tail),
        edit(
            "moves in, further in",
            .move(.id("a"), to: TabPlace(1, in: .path([1]))),
            head + s + c
                + "      # the first\n      - title: A  # at A\n        value: a\n        # the end of A\n" + d + tail
        ),
        edit(
            "moves out, less far in, text of several lines",
            .move(.path([1, 0]), to: TabPlace(0)),
            head + "  - title: C\n    help: |\n      Two\n      lines\n\n" + a + "\n" + s + d + tail
        ),
        edit("moves to the front", .move(.path([1]), to: TabPlace(0)), head + s + c + d + "\n" + a + tail),
        edit("moves to the end", .move(.path([0]), to: TabPlace(2)), head + s + c + d + "\n" + a + tail),
        edit("moves nowhere", .move(.path([0]), to: TabPlace(1)), spec),
        edit(
            "duplicates with comments",
            .duplicate(.id("d")),
            head + a + "\n" + s + c + d + "      # of D\n      - value: d-2\n        title: D\n" + tail
        ),
        edit(
            "wraps",
            .wrap([.id("a")], in: TabLabel(title: "Mine")),
            head + "  - title: Mine\n    tabs:\n"
                + "      # the first\n      - title: A  # at A\n        value: a\n        # the end of A\n\n"
                + s + c + d + tail
        ),
        edit(
            "dissolves and keeps comments on their own lines",
            .dissolve(.path([1])),
            head + a + "\n  # about S\n  # and more\n  - title: C\n    help: |\n      Two\n      lines\n"
                + "  # of D\n  - value: d\n    title: D\n" + tail
        ),
    ]

    static let places: [TabEditCase] = [
        TabEditCase(
            "no final break: moves the last to the front",
            .yaml,
            "tabs:\n- title: A\n- title: B",
            .move(.path([1]), to: TabPlace(0)),
            "tabs:\n- title: B\n- title: A"
        ),
        TabEditCase(
            "no final break: moves out of the last section",
            .yaml,
            "tabs:\n- title: S\n  tabs:\n  - title: A\n  - title: B",
            .move(.path([0, 1]), to: TabPlace(1)),
            "tabs:\n- title: S\n  tabs:\n  - title: A\n- title: B"
        ),
        TabEditCase(
            "CR LF",
            .yaml,
            "\u{FEFF}tabs:\r\n  - title: A\r\n  - title: B\r\n",
            .insert(.tab("X"), at: TabPlace(2)),
            "\u{FEFF}tabs:\r\n  - title: A\r\n  - title: B\r\n  - title: X\r\n"
        ),
        TabEditCase(
            "quotes and wide dashes",
            .yaml,
            "tabs:\n  -   'title': 'A'\n",
            .insert(.tab("It's", 3), at: TabPlace(0)),
            "tabs:\n  -   'title': 'It''s'\n      'value': 3\n  -   'title': 'A'\n"
        ),
        TabEditCase(
            "an alias that stays behind its anchor",
            .yaml,
            "title: &t Music\ntabs:\n- title: A\n- title: *t\n",
            .move(.path([1]), to: TabPlace(0)),
            "title: &t Music\ntabs:\n- title: *t\n- title: A\n"
        ),
        TabEditCase(
            "an empty list",
            .yaml,
            "tabs: []  # none yet\ntitle: T\n",
            .insert(.tab("X", 1), at: TabPlace(0)),
            "tabs:  # none yet\n  - title: X\n    value: 1\ntitle: T\n"
        ),
        TabEditCase(
            "nothing behind the key",
            .yaml,
            "tabs:\n  - title: S\n    tabs: # none yet\n  - title: A",
            .move(.path([1]), to: TabPlace(0, in: .path([0]))),
            "tabs:\n  - title: S\n    tabs: # none yet\n      - title: A"
        ),
        TabEditCase(
            "no list",
            .yaml,
            "# A spec\ntitle: T # music",
            .insert(.section(TabSection(header: TabLabel(title: "S"), tabs: [.tab("X")])), at: TabPlace(0)),
            "# A spec\ntitle: T # music\ntabs:\n  - title: S\n    tabs:\n      - title: X"
        ),
    ]
}
