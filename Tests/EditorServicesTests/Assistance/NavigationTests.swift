import EditorServices
import TabSpecCoding
import Testing

/// The tabs as a tree, and where words lead to.
struct NavigationTests {
    private func words(_ ranges: [TextRange], _ text: String) -> [String] {
        let units = Array(text.utf16)
        return ranges.map { String(decoding: units[$0.start..<$0.end], as: UTF16.self) }
    }

    @Test func `lists entries with what names them, in broken texts too`() {
        let text = """
            tabs:
              - title: {en: Home, de: Start}
                value: home
              - role: search
              - title: "More"
                tabs:
                  - title: Two
                    rol: x
                  - value: 3
              -
            """
        let items = MarkedSpec.assistant(text, .yaml).outline()
        #expect(items.map(\.name) == ["Home", "search", "More"])
        #expect(items.map(\.detail) == ["home", "", ""])
        #expect(items.map(\.isSection) == [false, false, true])
        #expect(items[2].children.map(\.name) == ["Two", "3"])
        #expect(words(items.map(\.selection), text) == ["Home", "search", "\"More\""])
        for item in items + items[2].children {
            #expect(item.range.start <= item.selection.start && item.selection.end <= item.range.end)
        }
    }

    @Test(arguments: ["", "tabs", "tabs: 7", "tabs: [1, {}", "[]", "{\"tabs\": [{\"title\": 1, \"tabs\": 2"])
    func `lists what there is of a text that is hardly one`(text: String) {
        for format in SpecFormat.allCases {
            #expect(MarkedSpec.assistant(text, format).outline().count <= 1)
        }
    }

    @Test(
        arguments: [
            ("selection: t|wo\ntabs:\n  - {title: A, value: one}\n  - {title: B, value: two}\n", ["two"]),
            ("selection: two|\ntabs:\n  - {title: A, value: two}\n  - {title: B, value: two}\n", ["two", "two"]),
            ("selection: 2|\ntabs:\n  - {title: A, value: 2}\n", ["2"]),
            ("regularValues: [a, b|]\ntabs:\n  - {title: A, tabs: [{value: b}]}\n", ["b"]),
            ("tabs:\n  - &x {title: A}\n  - *|x\n", ["{title: A}"]),
            ("title: t|wo\ntabs:\n  - {title: A, value: two}\n", []),
            ("sel|ection: two\ntabs:\n  - {title: A, value: two}\n", []),
            ("|", []),
        ] as [(String, [String])]
    )
    func `leads to the tabs that a selection names, and to anchors`(marked: String, found: [String]) {
        let spec = MarkedSpec(marked, .yaml)
        #expect(words(spec.assistant.definitions(at: spec.offset), spec.text) == found)
    }
}
