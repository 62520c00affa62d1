// UIKit's reference.

extension RuleSource {
    static let elevating = RuleSource(
        "Elevating your iPad app with a tab bar and sidebar",
        url: "https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar"
    )
    static let uiHeaders = RuleSource(
        "UIKit: comments in UITab.h, UITabGroup.h and UITabBarController.h",
        url: "https://developer.apple.com/documentation/uikit/uitabbarcontroller"
    )
    static let uiTab = RuleSource(
        "UITab",
        url: "https://developer.apple.com/documentation/uikit/uitab"
    )
    static let uiPlacement = RuleSource(
        "UITab.Placement",
        url: "https://developer.apple.com/documentation/uikit/uitab/placement"
    )
    static let uiPreferredPlacement = RuleSource(
        "UITab.preferredPlacement",
        url: "https://developer.apple.com/documentation/uikit/uitab/preferredplacement"
    )
    static let uiAllowsHiding = RuleSource(
        "UITab.allowsHiding",
        url: "https://developer.apple.com/documentation/uikit/uitab/allowshiding"
    )
    static let uiTabGroup = RuleSource(
        "UITabGroup",
        url: "https://developer.apple.com/documentation/uikit/uitabgroup"
    )
    static let uiTabBarController = RuleSource(
        "UITabBarController",
        url: "https://developer.apple.com/documentation/uikit/uitabbarcontroller"
    )
    static let uiMode = RuleSource(
        "UITabBarController.Mode",
        url: "https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum"
    )
    static let uiSidebar = RuleSource(
        "UITabBarController.Sidebar",
        url: "https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class"
    )
    static let largeContent = RuleSource(
        "UILargeContentViewerInteraction",
        url: "https://developer.apple.com/documentation/uikit/uilargecontentviewerinteraction"
    )
}
