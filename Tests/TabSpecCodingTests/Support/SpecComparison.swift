import TabModel

extension TabSpec {
    /// The same spec without the places of its parts, so that specs of different texts can be compared.
    var withoutPlaces: TabSpec {
        var spec = TabSpec(tabs: tabs.map(\.withoutPlaces))
        spec.title = title
        spec.tabViewStyle = tabViewStyle
        spec.pageIndexDisplayMode = pageIndexDisplayMode
        spec.selection = selection
        spec.tabViewCustomization = tabViewCustomization
        spec.defaultAdaptableTabBarPlacement = defaultAdaptableTabBarPlacement
        spec.defaultTabBarPlacement = defaultTabBarPlacement
        spec.tabBarMinimizeBehavior = tabBarMinimizeBehavior
        spec.tabViewSearchActivation = tabViewSearchActivation
        spec.tabViewBottomAccessory = tabViewBottomAccessory
        spec.tabViewSidebarHeader = tabViewSidebarHeader
        spec.tabViewSidebarFooter = tabViewSidebarFooter
        spec.tabViewSidebarBottomBar = tabViewSidebarBottomBar
        spec.searchable = searchable
        spec.sizeClassMapping = sizeClassMapping
        spec.switches = switches
        spec.platforms = platforms
        spec.lint = lint
        return spec
    }
}

extension TabEntry {
    fileprivate var withoutPlaces: TabEntry {
        switch self {
        case .tab(var tab):
            tab.modifiers.location = nil
            return .tab(tab)
        case .section(var section):
            section.modifiers.location = nil
            section.tabs = section.tabs.map(\.withoutPlaces)
            return .section(section)
        }
    }
}
