import TabModel
import TabSpecCoding
import Testing

@Suite struct MixedTabEditTests {
    @Test(arguments: braces + mixed)
    func `changes the structure of braces, and between braces and lines`(edit: TabEditCase) throws {
        let edited = try edit.edited()
        #expect(edited == edit.expected)
    }

    private static let flow = """
        tabs: [
          # of A
          { title: A }, # at A
          { title: B },
          { title: S, tabs: [{ title: C }, { title: D }] } # at S
        ]

        """

    private static func edit(_ name: String, _ act: TabEdit, _ expected: String) -> TabEditCase {
        TabEditCase("braces: " + name, .yaml, flow, act, "tabs: [\n\(expected)\n]\n")
    }

    private static let a = "  # of A\n  { title: A }, # at A\n"
    private static let s = "  { title: S, tabs: [{ title: C }, { title: D }] }"

    static let braces: [TabEditCase] = [
        edit(
            "inserts behind the last, the comma before the comment",
            .insert(.tab("X", 1), at: TabPlace(3)),
            a + "  { title: B },\n\(s), # at S\n  { title: X, value: 1 }"
        ),
        edit("removes with comments", .remove(.path([0])), "  { title: B },\n\(s) # at S"),
        edit("removes the last", .remove(.path([2])), a + "  { title: B }"),
        edit(
            "moves the last to the front",
            .move(.path([2]), to: TabPlace(0)),
            "\(s), # at S\n" + a + "  { title: B }"
        ),
        edit(
            "moves the first to the end",
            .move(.path([0]), to: TabPlace(3)),
            "  { title: B },\n\(s), # at S\n  # of A\n  { title: A } # at A"
        ),
        edit(
            "moves into a list on one line",
            .move(.path([1]), to: TabPlace(2, in: .path([2]))),
            a + "  { title: S, tabs: [{ title: C }, { title: D }, { title: B }] } # at S"
        ),
        edit(
            "wraps",
            .wrap([.path([0]), .path([1])], in: TabLabel(title: "Mine")),
            "  {\n    title: Mine,\n    tabs: [\n      # of A\n      { title: A }, # at A\n      { title: B }\n    ]\n  },\n"
                + "\(s) # at S"
        ),
        edit(
            "dissolves",
            .dissolve(.path([2])),
            a + "  { title: B },\n  { title: C },\n  { title: D } # at S"
        ),
    ]

    private static let both = """
        tabs:
          - { title: A, badge: 3 }  # at A
          - title: 'B, b'
            value: b
          - title: S
            tabs: [{ title: C }, { title: D }]
          - title: T
            tabs:
              - title: E

        """

    private static func both(_ name: String, _ act: TabEdit, _ changes: [(String, String)]) -> TabEditCase {
        TabEditCase("both: " + name, .yaml, both, act, changes.reduce(both) { $0.replacing($1.0, with: $1.1) })
    }

    static let mixed: [TabEditCase] = [
        both(
            "braces go between lines as they are",
            .move(.path([0]), to: TabPlace(1, in: .path([3]))),
            [
                ("  - { title: A, badge: 3 }  # at A\n", ""),
                ("- title: E\n", "- title: E\n      - { title: A, badge: 3 }  # at A\n"),
            ]
        ),
        both(
            "lines go between braces on one line",
            .move(.id("b"), to: TabPlace(0, in: .path([2]))),
            [
                ("  - title: 'B, b'\n    value: b\n", ""),
                ("[{ title: C }", "[{ title: 'B, b', value: b }, { title: C }"),
            ]
        ),
        TabEditCase(
            "both: lines with braces in them go between braces on one line",
            .yaml,
            "tabs:\n- title: S\n  tabs: [\n    { title: 'A # a' },\n    { title: B }\n  ]\n- { title: T, tabs: [{ title: C }] }\n- title: D\n",
            .move(.path([0]), to: TabPlace(1, in: .path([1]))),
            "tabs:\n- { title: T, tabs: [{ title: C }, { title: S, tabs: [{ title: 'A # a' }, { title: B }] }] }\n- title: D\n"
        ),
        both(
            "braces go behind a dash",
            .move(.path([2, 1]), to: TabPlace(4)),
            [(", { title: D }", ""), ("- title: E\n", "- title: E\n  - { title: D }\n")]
        ),
        both(
            "a new tab is written like its neighbour in braces",
            .insert(.tab("X", "x"), at: TabPlace(1)),
            [("# at A\n", "# at A\n  - { title: X, value: x }\n")]
        ),
        both(
            "a new tab is written like its neighbour in lines",
            .insert(.tab("X", "x"), at: TabPlace(2)),
            [("    value: b\n", "    value: b\n  - title: X\n    value: x\n")]
        ),
        both(
            "a list in braces becomes lines",
            .dissolve(.path([2])),
            [("  - title: S\n    tabs: [{ title: C }, { title: D }]\n", "  - { title: C }\n  - { title: D }\n")]
        ),
        both(
            "a list of lines becomes lines",
            .dissolve(.path([3])),
            [("  - title: T\n    tabs:\n      - title: E", "  - title: E")]
        ),
    ]
}
