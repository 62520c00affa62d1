/// A part of SwiftUI that not every system has, or that not every version has.
enum Interface: CaseIterable, Sendable {
    /// `TabViewStyle.sidebarAdaptable` and `.tabBarOnly` (R1.36, R1.37).
    case adaptableStyle
    /// `TabViewStyle.grouped` (R1.38).
    case groupedStyle
    /// `TabViewStyle.page` (R1.39).
    case pageStyle
    /// `TabViewStyle.verticalPage` and `.carousel` (R1.40, R1.41).
    case watchStyle
    /// `TabRole.prominent` (R1.16).
    case prominentRole
    /// `TabCustomizationBehavior.reorderable` and `.disabled`, `AdaptableTabBarPlacement.sidebar` (R1.22, R1.24, R1.25).
    case sidebarCustomization
    /// `defaultVisibility(_:for:)` (R1.46).
    case defaultVisibility
    /// `hidden(_:)` (R1.47).
    case hidden
    /// `disabled(_:)` on tabs (R1.48).
    case disabled
    /// `badge(_:)` (R1.49).
    case badge
    /// `sectionActions(content:)` (R1.50).
    case sectionActions
    /// `help(_:)` on tabs (R1.58).
    case help
    /// `TabSectionExpansion.expanded` and `.collapsed` (R1.31, R1.59).
    case sectionExpansion
    /// `tabViewCustomization(_:)` (R1.61).
    case customization
    /// `tabViewSidebarHeader(content:)` and its like (R1.62).
    case sidebarExtras
    /// `defaultAdaptableTabBarPlacement(_:)` (R1.63).
    case adaptablePlacement
    /// `defaultTabBarPlacement(.tabBar)` (R1.64).
    case tabBarPlacement
    /// `defaultTabBarPlacement(.sidebar)` (R1.22, R1.64).
    case sidebarPlacement
    /// `tabBarMinimizeBehavior(.never)` (R1.65).
    case minimizeBehavior
    /// `TabBarMinimizeBehavior.onScrollDown` and `.onScrollUp` (R1.30).
    case scrollMinimizing
    /// `tabViewBottomAccessory(content:)` (R1.66).
    case bottomAccessory
    /// `TabSearchActivation.searchTabSelection` (R1.28, R1.67).
    case searchActivation
}
