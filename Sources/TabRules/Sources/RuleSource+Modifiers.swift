// SwiftUI's reference: modifiers.

extension RuleSource {
    static let tabPlacementModifier = RuleSource(
        "tabPlacement(_:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:)"
    )
    static let customizationIDModifier = RuleSource(
        "customizationID(_:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/customizationid(_:)"
    )
    static let customizationBehaviorModifier = RuleSource(
        "customizationBehavior(_:for:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/customizationbehavior(_:for:)"
    )
    static let defaultVisibilityModifier = RuleSource(
        "defaultVisibility(_:for:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/defaultvisibility(_:for:)"
    )
    static let hiddenModifier = RuleSource(
        "hidden(_:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/hidden(_:)"
    )
    static let disabledModifier = RuleSource(
        "disabled(_:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/disabled(_:)"
    )
    static let badgeModifier = RuleSource(
        "badge(_:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:)"
    )
    static let sectionActionsModifier = RuleSource(
        "sectionActions(content:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/sectionactions(content:)"
    )
    static let contextMenuModifier = RuleSource(
        "contextMenu(menuItems:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/contextmenu(menuitems:)"
    )
    static let swipeActionsModifier = RuleSource(
        "swipeActions(edge:allowsFullSwipe:content:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/swipeactions"
    )
    static let popoverModifier = RuleSource(
        "popover",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/popover"
    )
    static let dropDestinationModifier = RuleSource(
        "dropDestination(for:action:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/dropdestination(for:action:)"
    )
    static let draggableModifier = RuleSource(
        "draggable(_:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/draggable(_:)"
    )
    static let springLoadingModifier = RuleSource(
        "springLoadingBehavior(_:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/springloadingbehavior(_:)"
    )
    static let helpModifier = RuleSource(
        "help(_:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/help(_:)"
    )
    static let sectionExpansionModifier = RuleSource(
        "defaultSectionExpansion(_:)",
        url: "https://developer.apple.com/documentation/swiftui/tabcontent/defaultsectionexpansion(_:)"
    )
    static let tabViewStyleModifier = RuleSource(
        "tabViewStyle(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)"
    )
    static let customizationModifier = RuleSource(
        "tabViewCustomization(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/tabviewcustomization(_:)"
    )
    static let sidebarHeader = RuleSource(
        "tabViewSidebarHeader(content:)",
        url: "https://developer.apple.com/documentation/swiftui/view/tabviewsidebarheader(content:)"
    )
    static let sidebarFooter = RuleSource(
        "tabViewSidebarFooter(content:)",
        url: "https://developer.apple.com/documentation/swiftui/view/tabviewsidebarfooter(content:)"
    )
    static let sidebarBottomBar = RuleSource(
        "tabViewSidebarBottomBar(content:)",
        url: "https://developer.apple.com/documentation/swiftui/view/tabviewsidebarbottombar(content:)"
    )
    static let defaultAdaptablePlacement = RuleSource(
        "defaultAdaptableTabBarPlacement(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/defaultadaptabletabbarplacement(_:)"
    )
    static let defaultPlacement = RuleSource(
        "defaultTabBarPlacement(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/defaulttabbarplacement(_:)"
    )
    static let minimizeModifier = RuleSource(
        "tabBarMinimizeBehavior(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/tabbarminimizebehavior(_:)"
    )
    static let bottomAccessory = RuleSource(
        "tabViewBottomAccessory(content:)",
        url: "https://developer.apple.com/documentation/swiftui/view/tabviewbottomaccessory(content:)"
    )
    static let searchActivationModifier = RuleSource(
        "tabViewSearchActivation(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/tabviewsearchactivation(_:)"
    )
    static let toolbarVisibility = RuleSource(
        "toolbarVisibility(_:for:)",
        url: "https://developer.apple.com/documentation/swiftui/view/toolbarvisibility(_:for:)"
    )
    static let toolbarPlacement = RuleSource(
        "ContentToolbarPlacement",
        url: "https://developer.apple.com/documentation/swiftui/contenttoolbarplacement"
    )
    static let tabItem = RuleSource(
        "tabItem(_:)",
        url: "https://developer.apple.com/documentation/swiftui/view/tabitem(_:)"
    )
}
