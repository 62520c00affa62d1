// SwiftUI's reference: the customization.

extension RuleSource {
    static let customizationType = RuleSource(
        "TabViewCustomization",
        url: "https://developer.apple.com/documentation/swiftui/tabviewcustomization"
    )
    static let customizationTab = RuleSource(
        "TabViewCustomization: subscript(tab:)",
        url: "https://developer.apple.com/documentation/swiftui/tabviewcustomization/subscript(tab:)"
    )
    static let customizationSection = RuleSource(
        "TabViewCustomization: subscript(section:)",
        url: "https://developer.apple.com/documentation/swiftui/tabviewcustomization/subscript(section:)"
    )
    static let customizationSidebarVisibility = RuleSource(
        "TabViewCustomization.TabCustomization.sidebarVisibility",
        url: "https://developer.apple.com/documentation/swiftui/tabviewcustomization/tabcustomization/sidebarvisibility"
    )
    static let customizationBarVisibility = RuleSource(
        "TabViewCustomization.TabCustomization.tabBarVisibility",
        url: "https://developer.apple.com/documentation/swiftui/tabviewcustomization/tabcustomization/tabbarvisibility"
    )
    static let customizationTabOrder = RuleSource(
        "TabViewCustomization.SectionCustomization.tabOrder",
        url: "https://developer.apple.com/documentation/swiftui/tabviewcustomization/sectioncustomization/taborder"
    )
    static let resetSectionOrder = RuleSource(
        "TabViewCustomization.resetSectionOrder()",
        url: "https://developer.apple.com/documentation/swiftui/tabviewcustomization/resetsectionorder()"
    )
    static let resetVisibility = RuleSource(
        "TabViewCustomization.resetVisibility()",
        url: "https://developer.apple.com/documentation/swiftui/tabviewcustomization/resetvisibility()"
    )
}
