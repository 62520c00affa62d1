import TabModel

/// A spec of any size, made in memory, with everything that costs time: sections, ids, badges, roles, orders.
struct LargeSpec {
    let spec: TabSpec
    let customization: TabViewCustomization

    /// Ten entries at a time: one root tab, and a section of nine tabs, three of them in an inner section.
    init(tabs count: Int) {
        spec = Self.spec(of: count)
        customization = Self.customization(of: count)
    }

    private static func spec(of count: Int) -> TabSpec {
        let entries = (0..<count / 10).flatMap { group -> [TabEntry] in
            let first = group * 10
            let inner = section("inner\(group)", (7..<10).map { tab(first + $0) })
            return [tab(first), section("section\(group)", (1..<7).map { tab(first + $0) } + [inner])]
        }
        var spec = TabSpec(tabs: entries)
        spec.tabViewStyle = .sidebarAdaptable
        spec.tabViewCustomization = "tabs"
        spec.platforms = Platform.allCases
        return spec
    }

    private static func section(_ name: String, _ tabs: [TabEntry]) -> TabEntry {
        var section = TabSection(header: TabLabel(title: "Section \(name)", systemImage: "folder"), tabs: tabs)
        section.modifiers.customizationID = name
        section.modifiers.sectionActions = [TabLabel(title: "New")]
        return .section(section)
    }

    private static func tab(_ number: Int) -> TabEntry {
        let label = TabLabel(title: "Tab \(number)", systemImage: number.isMultiple(of: 2) ? "house" : "list.bullet")
        var tab = Tab(label: label, value: .string("tab\(number)"), role: number == 0 ? .search : nil)
        tab.modifiers.customizationID = "tab\(number)"
        if number.isMultiple(of: 3) { tab.modifiers.badge = .count(number) }
        if number.isMultiple(of: 7) { tab.modifiers.defaultVisibility.tabBar = .visible }
        if number.isMultiple(of: 11) { tab.modifiers.hidden = .when(.compact) }
        return .tab(tab)
    }

    /// The bar in reverse, each section in reverse, every thirteenth tab hidden.
    private static func customization(of count: Int) -> TabViewCustomization {
        var customization = TabViewCustomization()
        customization.tabBarOrder = (0..<count).reversed().map { "tab\($0)" }
        for number in stride(from: 13, to: count, by: 13) {
            customization.tabs["tab\(number)"] = TabCustomization(sidebar: .hidden)
        }
        for group in 0..<count / 10 {
            let order = (1..<7).reversed().map { "tab\(group * 10 + $0)" }
            customization.sections["section\(group)"] = SectionCustomization(tabOrder: order)
        }
        return customization
    }
}
