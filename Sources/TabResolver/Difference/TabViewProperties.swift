import TabModel

/// What the tab view itself says, key by key in the format's order.
enum TabViewProperties {
    /// The properties that differ, as they were and as they are.
    static func differing(_ old: TabSpec, _ new: TabSpec) -> (old: [ChangedProperty], new: [ChangedProperty]) {
        let pairs = zip(all(of: old), all(of: new)).filter { $0.value != $1.value }
        return (pairs.map(\.0), pairs.map(\.1))
    }

    /// The names of everything that is compared.
    static func names(of spec: TabSpec) -> [String] { all(of: spec).map(\.key) }

    private static func all(of spec: TabSpec) -> [ChangedProperty] {
        [
            ChangedProperty("title", ChangedValue(text: spec.title)),
            ChangedProperty("tabViewStyle", ChangedValue(spec.tabViewStyle)),
            ChangedProperty("pageIndexDisplayMode", ChangedValue(spec.pageIndexDisplayMode)),
            ChangedProperty("selection", ChangedValue(spec.selection)),
            ChangedProperty("tabViewCustomization", ChangedValue(text: spec.tabViewCustomization)),
            ChangedProperty("defaultAdaptableTabBarPlacement", ChangedValue(spec.defaultAdaptableTabBarPlacement)),
            ChangedProperty("defaultTabBarPlacement", ChangedValue(spec.defaultTabBarPlacement)),
            ChangedProperty("tabBarMinimizeBehavior", ChangedValue(spec.tabBarMinimizeBehavior)),
            ChangedProperty("tabViewSearchActivation", ChangedValue(spec.tabViewSearchActivation)),
            ChangedProperty("tabViewBottomAccessory", ChangedValue(spec.tabViewBottomAccessory)),
            ChangedProperty("tabViewSidebarHeader", ChangedValue(spec.tabViewSidebarHeader)),
            ChangedProperty("tabViewSidebarFooter", ChangedValue(spec.tabViewSidebarFooter)),
            ChangedProperty("tabViewSidebarBottomBar", ChangedValue(spec.tabViewSidebarBottomBar)),
            ChangedProperty("searchable", .flag(spec.searchable)),
            ChangedProperty("sizeClassMapping", mapping(spec.sizeClassMapping)),
        ] + switches(spec.switches) + [
            ChangedProperty("platforms", .list(spec.platforms.map { ChangedValue($0) })),
            ChangedProperty("lint", ChangedValue(reasons: spec.lint)),
        ]
    }

    private static func mapping(_ mapping: SizeClassMapping?) -> ChangedValue {
        guard let mapping else { return .nothing }
        return .members([
            ChangedProperty("compactTab", ChangedValue(mapping.compactTab)),
            ChangedProperty("regularValues", .list(mapping.regularValues.map { ChangedValue($0) })),
            ChangedProperty("defaultRegularValue", ChangedValue(mapping.defaultRegularValue)),
        ])
    }

    private static func switches(_ switches: ResolverSwitches) -> [ChangedProperty] {
        [
            ("sectionChildrenInBar", .flag(switches.sectionChildrenInBar)),
            ("sectionDefaultVisibilityScope", ChangedValue(switches.sectionDefaultVisibilityScope)),
            ("automaticIPadForm", ChangedValue(switches.automaticIPadForm)),
            ("customizationInCompact", ChangedValue(switches.customizationInCompact)),
            ("sidebarOnlyInCompact", ChangedValue(switches.sidebarOnlyInCompact)),
            ("searchInMore", ChangedValue(switches.searchInMore)),
            ("macAutomatic", ChangedValue(switches.macAutomatic)),
            ("hiddenSelection", ChangedValue(switches.hiddenSelection)),
            ("regionsNeedCustomization", .flag(switches.regionsNeedCustomization)),
        ].map { ChangedProperty("switches.\($0)", $1) }
    }
}

extension TabSpec {
    /// The same entries in a tab view that says what another one says.
    func inTabView(of other: TabSpec) -> TabSpec {
        var spec = other.holding(tabs)
        spec.location = location
        return spec
    }
}
