// SwiftUI's reference: containers, types and styles.

extension RuleSource {
    static let enhancing = RuleSource(
        "Enhancing your app’s content with tab navigation",
        url: "https://developer.apple.com/documentation/swiftui/enhancing-your-app-content-with-tab-navigation"
    )
    static let tabView = RuleSource(
        "TabView",
        url: "https://developer.apple.com/documentation/swiftui/tabview"
    )
    static let tab = RuleSource(
        "Tab",
        url: "https://developer.apple.com/documentation/swiftui/tab"
    )
    static let tabSection = RuleSource(
        "TabSection",
        url: "https://developer.apple.com/documentation/swiftui/tabsection"
    )
    static let tabContent = RuleSource(
        "TabContent",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent"
    )
    static let tabContentBuilder = RuleSource(
        "TabContentBuilder",
        url: "https://developer.apple.com/documentation/swiftui/tabcontentbuilder"
    )
    static let tabRole = RuleSource(
        "TabRole",
        url: "https://developer.apple.com/documentation/swiftui/tabrole"
    )
    static let searchRole = RuleSource(
        "TabRole.search",
        url: "https://developer.apple.com/documentation/swiftui/tabrole/search"
    )
    static let prominent = RuleSource(
        "TabRole.prominent",
        url: "https://developer.apple.com/documentation/swiftui/tabrole/prominent"
    )
    static let tabPlacement = RuleSource(
        "TabPlacement",
        url: "https://developer.apple.com/documentation/swiftui/tabplacement"
    )
    static let sidebarOnly = RuleSource(
        "TabPlacement.sidebarOnly",
        url: "https://developer.apple.com/documentation/swiftui/tabplacement/sidebaronly"
    )
    static let adaptablePlacement = RuleSource(
        "AdaptableTabBarPlacement",
        url: "https://developer.apple.com/documentation/swiftui/adaptabletabbarplacement"
    )
    static let customizationBehaviorType = RuleSource(
        "TabCustomizationBehavior",
        url: "https://developer.apple.com/documentation/swiftui/tabcustomizationbehavior"
    )
    static let tabBarPlacement = RuleSource(
        "TabBarPlacement",
        url: "https://developer.apple.com/documentation/swiftui/tabbarplacement"
    )
    static let showingSections = RuleSource(
        "isTabBarShowingSections",
        url: "https://developer.apple.com/documentation/swiftui/environmentvalues/istabbarshowingsections"
    )
    static let searchActivation = RuleSource(
        "TabSearchActivation",
        url: "https://developer.apple.com/documentation/swiftui/tabsearchactivation"
    )
    static let minimizeBehavior = RuleSource(
        "TabBarMinimizeBehavior",
        url: "https://developer.apple.com/documentation/swiftui/tabbarminimizebehavior"
    )
    static let minimizeAutomatic = RuleSource(
        "TabBarMinimizeBehavior.automatic",
        url: "https://developer.apple.com/documentation/swiftui/tabbarminimizebehavior/automatic"
    )
    static let sectionExpansionType = RuleSource(
        "TabSectionExpansion",
        url: "https://developer.apple.com/documentation/swiftui/tabsectionexpansion"
    )
    static let accessoryPlacement = RuleSource(
        "TabViewBottomAccessoryPlacement",
        url: "https://developer.apple.com/documentation/swiftui/tabviewbottomaccessoryplacement"
    )
    static let pageStyle = RuleSource(
        "PageTabViewStyle",
        url: "https://developer.apple.com/documentation/swiftui/pagetabviewstyle"
    )
    static let pageModifier = RuleSource(
        "TabViewStyle.page",
        url: "https://developer.apple.com/documentation/swiftui/tabviewstyle/page"
    )
    static let verticalPageStyle = RuleSource(
        "VerticalPageTabViewStyle",
        url: "https://developer.apple.com/documentation/swiftui/verticalpagetabviewstyle"
    )
    static let groupedStyle = RuleSource(
        "TabViewStyle.grouped",
        url: "https://developer.apple.com/documentation/swiftui/tabviewstyle/grouped"
    )
    static let tabViewStyle = RuleSource(
        "TabViewStyle",
        url: "https://developer.apple.com/documentation/swiftui/tabviewstyle"
    )
}
