import TabModel
import TabSpecCoding
import Testing

@Suite struct TabEditRefusalTests {
    private static let spec =
        "tabs:\n- title: A\n- title: S\n  tabs:\n  - title: B # at B\n- { title: T, tabs: [{ title: C }] }\n"
    private static let shared = "tabs:\n- &a { title: A }\n- title: S\n  tabs:\n  - *a\n  - title: &t C\n- title: *t\n"

    static let cases: [(String, TabEdit, SpecEditError.Reason)] = [
        (spec, .remove(.path([1, 0])), .onlyTab),
        (spec, .move(.path([1, 0]), to: TabPlace(0)), .onlyTab),
        (spec, .insert(.section(TabSection(tabs: [])), at: TabPlace(0)), .onlyTab),
        (spec, .move(.path([1]), to: TabPlace(0, in: .path([1]))), .insideItself),
        (spec, .insert(.tab("X"), at: TabPlace(0, in: .path([0]))), .notSection),
        (spec, .dissolve(.path([0])), .notSection),
        (spec, .insert(.tab("X"), at: TabPlace(4)), .absent),
        (spec, .insert(.tab("X"), at: TabPlace(-1)), .absent),
        (spec, .remove(.path([3])), .absent),
        (spec, .remove(.path([])), .absent),
        (spec, .remove(.id("none")), .absent),
        (spec, .remove(.path([0, 0])), .notSection),
        (spec, .wrap([], in: TabLabel()), .absent),
        (spec, .wrap([.path([0]), .path([2])], in: TabLabel()), .apart),
        (spec, .wrap([.path([0]), .path([1, 0])], in: TabLabel()), .apart),
        (
            "tabs: [\n  { title: A }, # at A\n  { title: S, tabs: [{ title: B }] }\n]",
            .move(.path([0]), to: TabPlace(0, in: .path([1]))), .comments
        ),
        (
            "tabs:\n- title: A # at A\n- { title: S, tabs: [{ title: B }] }",
            .move(.path([0]), to: TabPlace(0, in: .path([1]))), .comments
        ),
        ("tabs:\n- title: A\n- tabs: [{ title: B }] # of S", .dissolve(.path([1])), .comments),
        (shared, .remove(.path([0])), .repeated),
        (shared, .move(.path([0]), to: TabPlace(3)), .repeated),
        (shared, .duplicate(.path([0])), .repeated),
        (shared, .wrap([.path([0])], in: TabLabel()), .repeated),
        (shared, .set([TabMemberChange("title", "X")], of: .path([0])), .repeated),
        (shared, .move(.path([2]), to: TabPlace(0)), .alias),
        (shared, .move(.path([1, 0]), to: TabPlace(0)), .alias),
        (
            "base: &b { tabs: [{ title: A }] }\ntabs:\n- <<: *b\n- title: B\n",
            .insert(.tab("X"), at: TabPlace(0, in: .path([0]))), .merged
        ),
        ("tabs:\n- title: A\ntabs:\n- title: B\n", .remove(.path([0])), .ambiguous),
        ("? tabs\n: - title: A\n  - title: B\n", .remove(.path([0])), .form),
        ("tabs: 3\n", .insert(.tab("X"), at: TabPlace(0)), .form),
        ("tabs: [\n", .insert(.tab("X"), at: TabPlace(0)), .unreadable),
        ("tabs:\n- title: A\n", .set([TabMemberChange("titel", "X")], of: .path([0])), .invalid),
        ("tabs:\n- title: A\n", .set([TabMemberChange("role", "serach")], of: .path([0])), .invalid),
        ("tabs:\n- title: A\n", .set([TabMemberChange("tabs", nil)], of: nil), .invalid),
    ]

    @Test(arguments: cases)
    func `refuses what would break the text or the spec, and says why`(
        text: String,
        act: TabEdit,
        reason: SpecEditError.Reason
    ) {
        let refusal = #expect(throws: SpecEditError.self) {
            try TabEditor.edited(Array(text.utf8), format: .yaml, act)
        }
        #expect(refusal?.reason == reason, "\(String(describing: refusal))")
        #expect(refusal.map { $0.text.hasSuffix(".") || $0.text.hasSuffix("?") } == true)
    }

    @Test func `names the entry that may not go, and where it is`() {
        let refusal = #expect(throws: SpecEditError.self) {
            try TabEditor.edited(Array(Self.spec.utf8), format: .yaml, .remove(.path([1, 0])))
        }
        #expect(
            refusal?.text == "tabs[1].tabs[0] is the only entry of its list, and a list of tabs must not be empty. "
                + "Remove or dissolve its section, or add another tab first."
        )
        #expect(refusal?.location == SourceLocation(line: 5, column: 5))
    }
}
