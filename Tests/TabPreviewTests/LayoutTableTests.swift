import TabModel
import TabReports
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
            table.lines.map(\.text) == [
                "platform  width    OS  chrome  shows",
                "iPad      regular  18  topBar  Home, § Folders",
                "watch     compact  27  pages   Home, Me",
            ]
        )
    }

    @Test func `breaks what shows into lines of the terminal's width, below itself`() {
        let layout = bar { $0.items = ["alpha", "beta", "gamma", "delta", "epsilon"].map { entry($0) } }

        let wide = LayoutTable(layouts: [(pad, layout)], width: 200).lines.map(\.text)
        let narrow = LayoutTable(layouts: [(pad, layout)], width: 56).lines.map(\.text)
        let hopeless = LayoutTable(layouts: [(pad, layout)], width: 3).lines.map(\.text)

        #expect(wide.count == 2)
        #expect(
            narrow == [
                "platform  width    OS  chrome  shows",
                "iPad      regular  18  topBar  Alpha, Beta, Gamma,",
                "                               Delta, Epsilon",
            ]
        )
        #expect(hopeless == narrow)
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

        #expect(LayoutLine(layout: layout).text == "A | B (3) | C | for now D | More (E) | detached F")
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

        let lines = LayoutTable(layouts: [(pad, layout), (pad, layout)]).lines.map(\.text)

        #expect(lines.last == "tabs.json: info: No header. [R5.43]")
        #expect(lines.count == 5)
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
            LayoutText(environment: pad, layout: layout, name: { $0 }).lines.map(\.text) == [
                "iPad, regular width, landscape, OS 18: sidebar",
                "  sidebar   Home",
                "            Folders:  (collapsed)",
                "              Sent",
                "  selected  nothing",
                "",
                "  Why",
                "    R2.41  documented Home is here.",
                "",
            ]
        )
    }

    @Test func `says a reason once, with everyone else that it holds for`() {
        func note(_ entry: String, _ rest: String, _ certainty: Certainty = .documented) -> Note {
            Note(rule: "R2.45", certainty: certainty, entry: entry, text: "\(entry) \(rest)")
        }
        var layout = TabLayout(chrome: .bottomBar)
        layout.notes =
            [Note(rule: "R2.1", certainty: .documented, text: "A bar."), note("a", "is here."), note("b", "is there.")]
            + [note("c", "is here."), note("d", "is here.", .choice)] + (1...9).map { note("e\($0)", "is here.") }

        let lines = LayoutText(environment: pad, layout: layout, name: { $0 }).lines.map(\.text)

        #expect(
            lines.filter { $0.contains("  R2.") } == [
                "    R2.1   documented A bar.",
                "    R2.45  documented a is here. Also c, e1, e2, e3, e4, e5, e6, e7 and 2 more.",
                "    R2.45  documented b is there.",
                "    R2.45  choice     d is here.",
            ]
        )
    }

    @Test func `asks for every platform, width and OS once, and for nothing that no device reports`() {
        var spec = TabSpec(tabs: [])
        #expect(EnvironmentTable.all(of: spec, like: ResolutionEnvironment()).count == 24)
        spec.platforms.append(.iPhoneDuo)
        let table = EnvironmentTable.all(of: spec, like: ResolutionEnvironment())

        #expect(Set(table).count == 30 && table.count == 30)
        #expect(Set(table.map(\.platform)) == Set(Platform.allCases))
        #expect(table.compactMap { $0.platform == .iPhoneDuo ? $0.pose : nil } == Pose.allCases)
        #expect(table.filter { $0.platform == .watch }.allSatisfy { $0.sizeClass == .compact })
        #expect(table.filter { $0.platform == .mac }.allSatisfy { $0.sizeClass == .regular })
        #expect(
            table.filter { $0.platform == .iPhone && $0.sizeClass == .regular }.allSatisfy {
                $0.orientation == .landscape
            }
        )
    }

    @Test func `asks for both forms of an adaptable tab view, unless one of them is wanted`() {
        var spec = TabSpec(tabs: [])
        spec.tabViewStyle = .sidebarAdaptable
        var wanted = ResolutionEnvironment()
        func forms() -> [AdaptableForm?] {
            EnvironmentTable.all(of: spec, like: wanted)
                .filter { $0.platform == .iPad && $0.sizeClass == .regular && $0.os == .v26 }.map(\.form)
        }

        #expect(forms() == [.tabBar, .sidebar])
        wanted.form = .sidebar
        #expect(forms() == [.sidebar])
    }
}
