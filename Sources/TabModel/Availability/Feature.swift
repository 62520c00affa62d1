/// A part of SwiftUI that some systems lack, or that came after its first `Tab` (rulebook 1.3 to 1.6; R6.3 to R6.9).
///
/// Generations before 18 have no `Tab` and are no environment here (R6.1); everything else exists since 18 (R6.2).
public enum Feature: CaseIterable, Hashable, Sendable {
    /// `TabViewStyle.sidebarAdaptable` and `.tabBarOnly` (R1.36, R1.37).
    case adaptableStyle
    /// `TabViewStyle.grouped` (R1.38).
    case groupedStyle
    /// `TabViewStyle.page` (R1.39).
    case pageStyle
    /// `TabViewStyle.verticalPage` and `.carousel` (R1.40, R1.41).
    case watchStyle
    /// `page(indexDisplayMode:)` (R1.33).
    case pageIndexDisplayMode
    /// `TabRole.prominent` (R1.16).
    case prominent
    /// `TabCustomizationBehavior.reorderable` and `.disabled`, `AdaptableTabBarPlacement.sidebar` (R1.22, R1.24, R1.25).
    case sidebarCustomization
    /// `TabSearchActivation.searchTabSelection` (R1.28, R1.67).
    case searchActivation
    /// `TabBarMinimizeBehavior.onScrollDown` and `.onScrollUp` (R1.30).
    case scrollMinimizing
    /// `TabSectionExpansion.expanded` and `.collapsed` (R1.31, R1.59).
    case sectionExpansion
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
    /// `tabViewCustomization(_:)` (R1.61).
    case customization
    /// `tabViewSidebarHeader`, `tabViewSidebarFooter` and `tabViewSidebarBottomBar` (R1.62).
    case sidebarExtras
    /// `defaultAdaptableTabBarPlacement(_:)` (R1.63).
    case adaptablePlacement
    /// `defaultTabBarPlacement(.tabBar)` (R1.64).
    case tabBarPlacement
    /// `defaultTabBarPlacement(.sidebar)` (R1.22, R1.64).
    case sidebarPlacement
    /// `tabBarMinimizeBehavior(_:)` at all (R1.65).
    case minimizeBehavior
    /// `tabViewBottomAccessory(content:)` (R1.66).
    case bottomAccessory
}

extension TabViewStyle {
    /// What the style needs; nil for the automatic one.
    public var feature: Feature? {
        switch self {
        case .automatic: nil
        case .sidebarAdaptable, .tabBarOnly: .adaptableStyle
        case .grouped: .groupedStyle
        case .page: .pageStyle
        case .verticalPage, .carousel: .watchStyle
        }
    }
}
