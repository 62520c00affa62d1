import TabModel

/// What a spec can ask for that some platforms or OS generations lack (rulebook 1.3, 1.5 and 1.6; R6.3 to R6.9).
///
/// Generations before 18 have no `Tab` and are no environment here (R6.1); everything else exists since 18 (R6.2).
enum Feature: CaseIterable, Hashable, Sendable {
    /// `TabRole.prominent` (R1.16).
    case prominent
    /// The behaviors that restrict: `.reorderable` and `.disabled` (R1.24, R1.25).
    case restrictingBehavior
    /// `TabSearchActivation.searchTabSelection` (R1.28, R1.67).
    case searchActivation
    /// `TabBarMinimizeBehavior.onScrollDown` and `.onScrollUp` (R1.30).
    case scrollMinimizing
    /// `TabSectionExpansion.expanded` and `.collapsed` (R1.31, R1.59).
    case sectionExpansion
    /// `page(indexDisplayMode:)` (R1.33).
    case pageIndexDisplayMode
    /// `defaultVisibility(_:for:)` (R1.46).
    case defaultVisibility
    /// `hidden(_:)` (R1.47).
    case hidden
    /// `disabled(_:)` on tabs (R1.48).
    case disabled
    /// `badge(_:)` (R1.49).
    case badge
    /// `sectionActions` (R1.50).
    case sectionActions
    /// `help(_:)` on tabs (R1.58).
    case help
    /// `tabViewCustomization(_:)` (R1.61).
    case customization
    /// `tabViewSidebarHeader`, `tabViewSidebarFooter` and `tabViewSidebarBottomBar` (R1.62).
    case sidebarExtras
    /// `defaultAdaptableTabBarPlacement(_:)` (R1.63).
    case adaptablePlacement
    /// `defaultTabBarPlacement(_:)` (R1.64).
    case tabBarPlacement
    /// `tabBarMinimizeBehavior(_:)` at all (R1.65).
    case minimizeBehavior
    /// `tabViewBottomAccessory(content:)` (R1.66).
    case bottomAccessory
}

extension ResolutionEnvironment {
    /// Whether something exists here: on the platform, and since this OS generation at the latest (R6.9).
    func has(_ feature: Feature) -> Bool {
        feature.availability.since(platform).map { $0 <= os } ?? false
    }
}
