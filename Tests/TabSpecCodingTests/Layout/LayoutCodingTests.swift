import TabModel
import TabSpecCoding
import Testing

@Suite struct LayoutCodingTests {
    private static let entryKeys: Set<String> = [
        "kind", "id", "title", "systemImage", "image", "role", "filled", "badge", "enabled", "dynamic",
    ]

    @Test func `writes every key of an empty layout, null where nothing is (form 4)`() {
        let text = """
            {
              "accessory": "none",
              "bar": null,
              "canEdit": {},
              "chrome": "bottomBar",
              "findings": [],
              "highlighted": null,
              "notes": [],
              "pages": null,
              "selection": null,
              "shown": null,
              "sidebar": null
            }

            """

        #expect(LayoutCoding.json(TabLayout(chrome: .bottomBar)) == text)
    }

    @Test func `writes a bar with its entries (form 4)`() {
        var search = BarEntry(kind: .tab, id: "search", title: "Search", systemImage: "magnifyingglass")
        search.role = .search
        search.filled = true
        search.badge = "3"
        search.enabled = false
        search.dynamic = true
        var bar = Bar()
        bar.items = [BarEntry(kind: .section, id: "s", image: "a.png")]
        bar.detached = search
        bar.more = []
        bar.minimized = true
        var layout = TabLayout(chrome: .topBar)
        layout.bar = bar
        layout.highlighted = .more

        let section: JSONValue = [
            "badge": .null, "dynamic": false, "enabled": true, "filled": false, "id": "s", "image": "a.png",
            "kind": "section", "role": .null, "systemImage": .null, "title": .null,
        ]
        let expected: JSONValue = [
            "detached": [
                "badge": "3", "dynamic": true, "enabled": false, "filled": true, "id": "search", "image": .null,
                "kind": "tab", "role": "search", "systemImage": "magnifyingglass", "title": "Search",
            ],
            "fixed": [], "items": [section], "minimized": true, "more": [], "pinned": [], "scrolls": false,
            "temporary": .null,
        ]
        #expect(LayoutCoding.value(layout)["bar"] == expected)
        #expect(LayoutCoding.value(layout)["highlighted"] == "$more")
        #expect(LayoutCoding.value(layout)["chrome"] == "topBar")
    }

    @Test func `writes a sidebar's rows, sections with theirs (form 4)`() throws {
        var inner = SidebarSection(id: "inner", title: nil)
        inner.expanded = false
        inner.rows = [.tab(BarEntry(kind: .tab, id: "t", title: "T"))]
        var outer = SidebarSection(id: "outer", title: "Outer")
        outer.actions = ["Add", "Sort"]
        outer.rows = [.section(inner)]
        var sidebar = Sidebar()
        sidebar.rows = [.section(outer)]
        sidebar.header = true
        var layout = TabLayout(chrome: .sidebar)
        layout.sidebar = sidebar

        let written = LayoutCoding.value(layout)["sidebar"]
        guard case .array(let rows)? = written?["rows"], case .array(let inners)? = rows.first?["rows"],
            case .array(let tabs)? = inners.first?["rows"], case .object(let tab)? = tabs.first
        else {
            Issue.record("Expected rows in rows.")
            return
        }
        #expect(written?["header"] == true)
        #expect(written?["collapsed"] == false)
        #expect(rows[0]["actions"] == ["Add", "Sort"])
        #expect(rows[0]["kind"] == "section")
        #expect(inners[0]["title"] == .null)
        #expect(inners[0]["expanded"] == false)
        #expect(Set(tab.map(\.key)) == Self.entryKeys)
    }

    @Test func `writes pages, rights, notes and findings (form 4)`() {
        var layout = TabLayout(chrome: .pages)
        layout.pages = Pages(axis: .vertical, items: [], dots: true)
        layout.accessory = .inline
        layout.selection = "a"
        layout.shown = "b"
        layout.highlighted = .entry("b")
        let prohibition = Prohibition("R3.9", "stays.")
        layout.canEdit = [
            "z": EditRights(of: "z") { _ in prohibition },
            "a": EditRights(of: "a") { $0 == .hide ? nil : prohibition },
        ]
        layout.notes = [Note(rule: "R2.33", certainty: .choice, entry: "a", text: "Why.")]
        layout.findings = [
            Diagnostic(
                severity: .warning,
                id: "R5.14",
                text: "More than five.",
                file: "tabs.json",
                location: Place(line: 3, column: 4)
            )
        ]

        let expected: JSONValue = [
            "accessory": "inline",
            "bar": .null,
            "canEdit": [
                "a": [
                    "addToBar": false, "hide": true, "moveInBar": false, "moveInSection": false,
                    "removeFromBar": false,
                ],
                "z": [
                    "addToBar": false, "hide": false, "moveInBar": false, "moveInSection": false,
                    "removeFromBar": false,
                ],
            ],
            "chrome": "pages",
            "findings": [
                [
                    "column": 4, "entry": .null, "file": "tabs.json", "fix": .null, "id": "R5.14", "line": 3,
                    "quote": .null, "severity": "warning", "text": "More than five.",
                ]
            ],
            "highlighted": "b",
            "notes": [["certainty": "choice", "entry": "a", "rule": "R2.33", "text": "Why."]],
            "pages": ["axis": "vertical", "dots": true, "items": []],
            "selection": "a",
            "shown": "b",
            "sidebar": .null,
        ]
        #expect(LayoutCoding.value(layout) == expected)
    }

    @Test func `gives equal bytes for equal layouts, however they came about`() {
        let ids = (0..<200).map { "entry \($0)" }
        var forward = TabLayout(chrome: .topBar)
        var backward = TabLayout(chrome: .topBar)
        for id in ids { forward.canEdit[id] = EditRights(of: id) { _ in nil } }
        for id in ids.reversed() { backward.canEdit[id] = EditRights(of: id) { _ in nil } }

        #expect(LayoutCoding.json(forward) == LayoutCoding.json(backward))
    }
}
