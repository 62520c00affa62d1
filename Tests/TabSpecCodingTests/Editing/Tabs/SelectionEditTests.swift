import TabModel
import TabSpecCoding
import Testing

/// The spec's `selection` when its tab is removed or gets another value (R5.4).
@Suite struct SelectionEditTests {
    private static let spec = """
        selection: b # opens here
        tabs:
          - { title: Find, value: f, role: search }
          - title: A
            value: a
          - title: S
            tabs:
              - { title: B, value: b }
              - { title: C, value: c }

        """

    private func edited(_ act: TabEdit, of text: String = spec) throws -> String {
        try TabEditCase("", .yaml, text, act, "").edited()
    }

    @Test(arguments: [
        (TabEdit.remove(.id("b")), "c"), (.remove(.path([2, 0])), "c"), (.remove(.path([2])), "a"),
    ])
    func `goes to the neighbor in the same list when its tab is removed`(act: TabEdit, next: String) throws {
        #expect(try edited(act).hasPrefix("selection: \(next) # opens here\n"))
    }

    @Test(arguments: [("a", "b"), ("b", "d"), ("d", "b")])
    func `goes on to the next tab that an app could open with, else back`(
        removed: String,
        next: String
    ) throws {
        let text = """
            tabs:
            - { title: A, value: a }
            - { title: New, value: n, action: true }
            - { title: S, tabs: [{ title: B, value: b }, { title: C, value: c, hidden: true }, { title: D, value: d }] }
            - { title: Find, value: f, role: search }
            selection: \(removed)

            """
        #expect(try edited(.remove(.id(EntryID(removed))), of: text).hasSuffix("\nselection: \(next)\n"))
    }

    @Test func `is taken away where no tab is left to choose`() throws {
        let text = "tabs:\n- title: A\n  value: a\n- title: B\nselection: a\n"
        #expect(try edited(.remove(.id("a")), of: text) == "tabs:\n- title: B\n")
    }

    @Test func `goes with a value that is changed or taken away`() throws {
        let renamed = try edited(.set([TabMemberChange("value", 7)], of: .id("b")))
        #expect(renamed.hasPrefix("selection: 7 # opens here\n") && renamed.contains("title: B, value: 7 }"))
        #expect(try edited(.set([TabMemberChange("value", nil)], of: .id("b"))).hasPrefix("selection: c #"))
    }

    @Test(arguments: [
        TabEdit.remove(.id("c")), .remove(.id("a")), .set([TabMemberChange("value", "z")], of: .id("c")),
        .set([TabMemberChange("title", "Z")], of: .id("b")), .move(.id("b"), to: TabPlace(0)),
    ])
    func `stays where its tab stays`(act: TabEdit) throws {
        #expect(try edited(act).hasPrefix("selection: b # opens here\n"))
    }

    @Test func `stays as it was where it was wrong before, or another tab has the value too`() throws {
        let wrong = Self.spec.replacing("selection: b", with: "selection: x")
        #expect(try edited(.remove(.id("b")), of: wrong).hasPrefix("selection: x #"))
        let twice = Self.spec.replacing("value: c", with: "value: b")
        #expect(try edited(.remove(.path([2, 0])), of: twice).hasPrefix("selection: b #"))
    }
}
