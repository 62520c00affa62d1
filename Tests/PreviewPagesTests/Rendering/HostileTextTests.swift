import PreviewCore
import PreviewPages
import TabModel
import Testing

@Suite struct HostileTextTests {
    private static let texts = [
        "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)",
        "\"\u{301} onmouseover=alert(1) x=\"", "<\u{301}img src=x>", "javascript:alert(1)",
        "{{title}} {{{title}}} {{>page}}",
        "a\u{202E}b\u{2066}c", "\0\u{1}", "<!--", "]]>", "&amp;&#34;", String(repeating: "W", count: 10_000),
    ]

    @Test(arguments: texts)
    func `shows hostile titles, ids, symbols, badges and file names as text (S32)`(text: String) throws {
        let page = Markup(try Self.page(text))
        let harmless = Markup(try Self.page("harmless"))

        #expect(page.problems.isEmpty)
        #expect(Self.withoutSource(page) == Self.withoutSource(harmless))
        #expect(!page.elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
        #expect(page.values(of: "href").allSatisfy { !$0.hasPrefix("javascript") })
    }

    /// The elements of a page; of the pane of source, which is cut where it is long, only what else than text it holds.
    private static func withoutSource(_ page: Markup) -> [String] {
        let source = page.elements.firstIndex { $0.attributes["class"] == "code" } ?? page.elements.endIndex
        let behind = page.elements[source...].firstIndex { $0.name == "dialog" } ?? page.elements.endIndex
        let texts: Set = ["p", "a", "b", "i", "span"]
        let pane = page.elements[source..<behind].map(\.name).filter { !texts.contains($0) }
        return page.elements[..<source].map(\.name) + pane + page.elements[behind...].map(\.name)
    }

    @Test func `names entries to the script by their exact ids`() throws {
        let id = "a\"<b>&'\u{202E},"
        let page = Markup(try Self.page(id))

        #expect(page.values(of: "data-entry").contains(id))
        #expect(page.values(of: "data-title").contains("a\"<b>&'[RLO],"))
    }

    /// A page with a string wherever a spec, a file or a person can bring one.
    private static func page(_ text: String) throws -> String {
        var tab = Tab(label: TabLabel(title: text, systemImage: text), value: .string(text))
        tab.help = text
        tab.accessibilityLabel = text
        tab.modifiers.badge = .text(text)
        tab.modifiers.customizationID = text
        var spec = TabSpec(tabs: [.tab(tab), SampleSpec.section(text, id: "\(text)2", tabs: [], actions: [text])])
        spec.title = text
        spec.tabViewStyle = .sidebarAdaptable
        spec.tabViewCustomization = text
        let diagnostic = Diagnostic(
            id: "type",
            text: text,
            file: text,
            location: SourceLocation(line: 1, column: 2),
            fix: text
        )
        var snapshot = SamplePage.snapshot(spec: spec, diagnostics: [diagnostic])
        snapshot.file = text
        snapshot.text = Array(text.utf8)
        snapshot.warnings = [text]
        return try SamplePage.page(
            [("os", text), ("select", text)],
            snapshot: snapshot,
            frames: { view in view.frames.map { FrameContent(environment: $0, layout: layout(text)) } },
            customization: customization(text)
        )
    }

    private static func layout(_ text: String) -> TabLayout {
        var entry = BarEntry(kind: .tab, id: text, title: text, systemImage: text)
        entry.badge = text
        var bar = Bar()
        bar.items = [entry]
        var sidebar = Sidebar()
        var section = SidebarSection(id: "\(text)2", title: text)
        section.actions = [text]
        sidebar.rows = [.tab(entry), .section(section)]
        var layout = TabLayout(chrome: .sidebar)
        layout.bar = bar
        layout.sidebar = sidebar
        layout.shown = text
        layout.notes = [Note(rule: "R2.1", certainty: .choice, entry: text, text: text)]
        layout.findings = [Diagnostic(severity: .info, id: "R5.1", text: text, file: text, entry: text)]
        return layout
    }

    private static func customization(_ text: String) -> TabViewCustomization {
        var customization = TabViewCustomization()
        customization.tabs[text] = TabCustomization(sidebar: .hidden, tabBar: .visible)
        customization.tabBarOrder = [text]
        return customization
    }
}
