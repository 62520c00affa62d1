import TabModel
import Testing

@testable import tabpreview

/// `resolve` for reading: one layout, and the table of `--all`.
@Suite struct LayoutTableTests {
    private let pad = ResolutionEnvironment(platform: .iPad, os: .v18)

    private func entry(_ id: String, _ kind: BarEntry.Kind = .tab, badge: String? = nil) -> BarEntry {
        var entry = BarEntry(kind: kind, id: id, title: id.prefix(1).uppercased() + id.dropFirst())
        entry.badge = badge
        return entry
    }

    private func bar(_ change: (inout Bar) -> Void) -> TabLayout {
        var layout = TabLayout(chrome: .topBar)
        var bar = Bar()
        change(&bar)
        layout.bar = bar
        return layout
    }

    @Test func `keeps the columns in line, whatever is longest`() {
        let watch = ResolutionEnvironment(platform: .watch, os: .v27)
        var pages = TabLayout(chrome: .pages)
        pages.pages = Pages(axis: .horizontal, items: [entry("home"), entry("me")], dots: true)

        let table = LayoutTable(layouts: [
            (pad, bar { $0.items = [entry("home"), entry("folders", .section)] }), (watch, pages),
        ])

        #expect(
            table.text == """
                platform  width    OS  chrome  shows
                iPad      regular  18  topBar  Home, § Folders
                watch     compact  27  pages   Home, Me

                """
        )
    }

    @Test func `names the regions of a bar in their order`() {
        let layout = bar {
            $0.fixed = [entry("a")]
            $0.items = [entry("b", badge: "3")]
            $0.pinned = [entry("c")]
            $0.temporary = entry("d")
            $0.more = [entry("e")]
            $0.detached = entry("f")
        }

        #expect(LayoutLine(layout: layout).text == "A | B (3) | C | for now D | More (E) | apart F")
    }

    @Test func `puts a section's rows in brackets, and says when nothing shows`() {
        var inner = SidebarSection(id: "x", title: "Folders")
        inner.rows = [.tab(entry("sent")), .tab(entry("drafts"))]
        var layout = TabLayout(chrome: .sidebar)
        layout.sidebar = Sidebar()
        #expect(LayoutLine(layout: layout).text == "nothing")

        layout.sidebar?.rows = [.tab(entry("home")), .section(inner)]
        #expect(LayoutLine(layout: layout).text == "Home, Folders (Sent, Drafts)")
    }

    @Test func `tells a finding once, below the table`() {
        var layout = bar { $0.items = [entry("a")] }
        layout.findings = [Diagnostic(severity: .info, id: "R5.43", text: "No header.", file: "tabs.json")]

        let lines = LayoutTable(layouts: [(pad, layout), (pad, layout)]).text.split(separator: "\n")

        #expect(lines.last == "tabs.json: info: No header. [R5.43]")
        #expect(lines.count == 4)
    }

    @Test func `gives one layout its rows, then its reasons in columns`() {
        var folders = SidebarSection(id: "x", title: "Folders")
        folders.rows = [.tab(entry("sent"))]
        folders.expanded = false
        var layout = TabLayout(chrome: .sidebar)
        layout.sidebar = Sidebar()
        layout.sidebar?.rows = [.tab(entry("home")), .section(folders)]
        layout.notes = [Note(rule: "R2.41", certainty: .documented, entry: "home", text: "Home is here.")]

        #expect(
            LayoutText(environment: pad, layout: layout).text == """
                iPad, regular width, landscape, OS 18: sidebar
                  sidebar   Home
                            Folders:  (folded)
                              Sent
                  selected  nothing

                  Why
                    R2.41  documented Home is here.


                """
        )
    }

    @Test func `asks for every platform, width and OS once, and for nothing that no device reports`() {
        let table = EnvironmentTable.all(like: ResolutionEnvironment())

        #expect(Set(table).count == 24 && table.count == 24)
        #expect(Set(table.map(\.platform)) == Set(Platform.allCases))
        #expect(table.filter { $0.platform == .watch }.allSatisfy { $0.sizeClass == .compact })
        #expect(table.filter { $0.platform == .mac }.allSatisfy { $0.sizeClass == .regular })
        #expect(
            table.filter { $0.platform == .iPhone && $0.sizeClass == .regular }.allSatisfy {
                $0.orientation == .landscape
            }
        )
    }
}
