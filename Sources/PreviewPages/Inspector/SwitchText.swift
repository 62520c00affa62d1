import TabModel

/// The text of the switches in plain words.
enum SwitchText {
    /// Returns the subject of a switch.
    static func label(_ resolverSwitch: ResolverSwitch) -> String {
        switch resolverSwitch {
        case .sectionChildrenInBar: "Tabs of a section in the iPad\u{2019}s bar"
        case .sectionDefaultVisibilityScope: "A section that starts hidden from the bar"
        case .automaticIPadForm: "How an iPad opens"
        case .customizationInCompact: "Customization in compact width"
        case .sidebarOnlyInCompact: "Sidebar-only tabs in compact width"
        case .searchInMore: "Search in More"
        case .macAutomatic: "Automatic style on a Mac"
        case .hiddenSelection: "While the selected tab is hidden"
        case .regionsNeedCustomization: "Tabs fixed at the bar\u{2019}s start"
        case .minimizeRestoration: "A minimized bar expands"
        case .searchableOnTabView: "Search field of the tab view"
        case .minimizeInVerticalBar: "Scrolling beside a vertical bar"
        case .duoBarLimit: "Entries in the bars of iPhone Duo"
        case .minimizeOnCompactPad: "Scrolling on an iPad in compact width"
        }
    }

    /// Returns the words for a value, or the value itself if there are none.
    static func choice(_ value: String, of resolverSwitch: ResolverSwitch) -> String {
        words[resolverSwitch]?[value] ?? value
    }

    private static let words: [ResolverSwitch: [String: String]] = [
        .sectionChildrenInBar: ["false": "Section alone", "true": "Its tabs too"],
        .sectionDefaultVisibilityScope: ["children": "Hides its tabs", "sectionItem": "Hides itself"],
        .automaticIPadForm: ["byOrientation": "By orientation", "tabBar": "Always the bar"],
        .customizationInCompact: ["ignore": "Ignored", "apply": "Applied"],
        .sidebarOnlyInCompact: ["shown": "Shown", "omitted": "Omitted"],
        .searchInMore: ["never": "Never", "declaredOrder": "In declared order"],
        .macAutomatic: ["topBar": "Bar on top", "sidebar": "Sidebar"],
        .hiddenSelection: ["fallbackAndWarn": "Another tab", "blank": "Nothing", "fatal": "App crashes"],
        .regionsNeedCustomization: ["true": "If customizable", "false": "Always"],
        .minimizeRestoration: ["atTop": "At the top", "onReversal": "When scrolling back"],
        .minimizeInVerticalBar: ["ignore": "Changes nothing", "collapse": "Collapses it"],
        .duoBarLimit: ["five": "Five, then More", "none": "All of them"],
        .minimizeOnCompactPad: ["never": "Doesn’t affect the bar", "asOnIPhone": "Minimizes the bar"],
        .searchableOnTabView: ["searchTab": "In the search tab", "everyTab": "In every tab"],
    ]
}
