import TabModel
import TabSpecCoding
import Testing

@Suite struct TabMemberTests {
    private static let spec = "tabs:\n- title: A # at A\n  value: a\n- title: S\n  tabs:\n  - title: B\n"

    static let cases: [(TabEdit, String, String)] = [
        (.set([TabMemberChange("title", "X")], of: .id("a")), "title: A", "title: X"),
        (
            .set([TabMemberChange("badge", 3), TabMemberChange("value", nil)], of: .id("a")),
            "  value: a\n", "  badge: 3\n"
        ),
        (.set([TabMemberChange("role", nil), TabMemberChange("title", "A")], of: .id("a")), "", ""),
        (
            .set(
                [TabMemberChange("defaultVisibility", ["tabBar": "hidden", "sidebar": "visible"])],
                of: .path([1, 0])
            ),
            "- title: B\n", "- title: B\n    defaultVisibility: { tabBar: hidden, sidebar: visible }\n"
        ),
        (
            .set([TabMemberChange("sectionActions", [["title": "New"]])], of: .path([1])),
            "title: S\n", "title: S\n  sectionActions: [{ title: New }]\n"
        ),
        (.set([TabMemberChange("selection", "a")], of: nil), "- title: B\n", "- title: B\nselection: a\n"),
    ]

    private static let titles = """
        tabs:
        - title:
            en: Home  # as in the app
            de: Start
          value: a
        - { title: { en: All }, value: b }

        """

    @Test(
        arguments: [
            ("a", ["en": "Home", "de": "Anfang"], "de: Start", "de: Anfang"),
            ("a", ["en": "Home"], "\n    de: Start", ""),
            ("a", ["en": "Home", "de": "Start", "ar": "بداية"], "de: Start\n", "de: Start\n    ar: بداية\n"),
            ("b", ["en": "All", "de": "Alle"], "{ en: All }", "{ en: All, de: Alle }"),
            ("b", ["en": "Every"], "{ en: All }", "{ en: Every }"),
            ("b", "All", "{ en: All }", "All"),
        ] as [(String, JSONValue, String, String)]
    )
    func `of a title by language only the texts that differ change`(
        id: String,
        title: JSONValue,
        old: String,
        new: String
    ) throws {
        let expected = Self.titles.replacing(old, with: new)
        let act = TabEdit.set([TabMemberChange("title", title)], of: .id(id))
        #expect(try TabEditCase("", .yaml, Self.titles, act, expected).edited() == expected)
    }

    @Test(arguments: cases)
    func `sets and clears members of an entry or of the spec`(act: TabEdit, old: String, new: String) throws {
        let expected = old.isEmpty ? Self.spec : Self.spec.replacing(old, with: new)
        let edited = try TabEditCase("", .yaml, Self.spec, act, expected).edited()
        #expect(edited == expected)
    }
}
