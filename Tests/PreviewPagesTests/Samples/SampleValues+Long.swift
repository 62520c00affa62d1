import PreviewCore
import TabModel

@testable import PreviewPages

/// Pages with lists that are too long to be sent whole, each in the middle of its rows.
extension SampleValues {
    static let longEntries = (0..<220).map { BarEntry(kind: .tab, id: "long\($0)", title: "Long \($0)") }

    static var long: [PageValues] {
        [\Bar.fixed, \.items, \.pinned].map(longBar) + [longOrnament, longPages, longSidebar, longMore]
            + [InspectorTab.reasons, .findings, .changes].map(longInspector)
    }

    /// A page of one device whose lists all begin at their tenth row.
    private static func page(
        _ platform: Platform,
        _ layout: TabLayout,
        more: Bool = false,
        tab: InspectorTab = .reasons,
        snapshot: PreviewSnapshot = SamplePage.snapshot(),
        customization: TabViewCustomization = SamplePage.customization
    ) -> PageValues {
        var view = ViewState()
        view.platform = platform
        view.interaction.more = more
        (view.inspector, view.tab) = (.open, tab)
        let frame = "\(platform.rawValue.lowercased())-\(view.environment.sizeClass.rawValue)"
        for list in ["fixed", "items", "pinned", "sidebar", "more", "tree"] { view.rows["\(frame).\(list)"] = 10 }
        for list in ["findings", "changes", "resets", "errors"] { view.rows[list] = 10 }
        return page(view, snapshot: snapshot, layout: layout, customization: customization)
    }

    private static func longBar(_ zone: WritableKeyPath<Bar, [BarEntry]>) -> PageValues {
        var layout = SampleLayout.topBar
        layout.bar?[keyPath: zone] = longEntries
        return page(.iPad, layout)
    }

    private static var longOrnament: PageValues {
        var layout = TabLayout(chrome: .ornament)
        layout.bar = Bar()
        layout.bar?.items = longEntries
        return page(.vision, layout)
    }

    private static var longPages: PageValues {
        var layout = TabLayout(chrome: .pages)
        layout.pages = Pages(axis: .vertical, items: longEntries, dots: true)
        layout.shown = "long110"
        return page(.watch, layout)
    }

    /// The window begins in the first section and ends in it.
    private static var longSidebar: PageValues {
        var layout = SampleLayout.sidebar
        var section = SidebarSection(id: "long", title: "Long")
        section.rows = longEntries.map(SidebarRow.tab)
        layout.sidebar?.rows = [.section(section)]
        return page(.mac, layout)
    }

    private static var longMore: PageValues {
        var layout = SampleLayout.bottomBar
        layout.bar?.more = longEntries
        return page(.iPhone, layout, more: true)
    }

    /// Findings, errors, changes and resets.
    private static func longInspector(_ tab: InspectorTab) -> PageValues {
        var layout = SampleLayout.topBar
        let mistakes = (0..<220).map { number in
            Diagnostic(
                id: "R5.\(number)",
                text: "Number \(number)",
                file: "library.json",
                location: SourceLocation(line: 1, column: 1)
            )
        }
        layout.findings = mistakes
        var sections: [TabEntry] = []
        var customization = TabViewCustomization()
        for number in 0..<220 {
            customization.tabs["long\(number)"] = TabCustomization(sidebar: .hidden)
            customization.sections["long\(number)"] = SectionCustomization(tabOrder: ["scenes"])
            var section = TabSection(header: TabLabel(title: "Long"), tabs: [])
            section.modifiers.customizationID = "long\(number)"
            sections.append(.section(section))
        }
        var spec = TabSpec(tabs: SampleSpec.library.tabs + sections)
        spec.tabViewStyle = .sidebarAdaptable
        spec.tabViewCustomization = "long"
        return page(
            .iPad,
            layout,
            tab: tab,
            snapshot: SamplePage.snapshot(spec: spec, diagnostics: mistakes),
            customization: customization
        )
    }
}
