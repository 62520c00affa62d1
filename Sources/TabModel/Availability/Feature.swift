/// A part of SwiftUI that some systems lack, or that is newer than the first `Tab` (R6.3 to R6.9).
///
/// Generations before 18 have no `Tab` and aren't environments here (R6.1); everything else exists since 18 (R6.2).
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
    /// `TabCustomizationBehavior.reorderable` and `.disabled`, and `AdaptableTabBarPlacement.sidebar` (R1.22, R1.24,
    /// R1.25).
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
    /// `tabViewBottomAccessory(isEnabled:content:)` (R1.109).
    case accessorySwitch
    /// `verticalPage(transitionStyle:)` (R1.34).
    case pageTransition
    /// `toolbarMinimizationBehavior(_:for:)` and `toolbarMinimizationRestoration(_:for:)` (R1.107, R1.108).
    case toolbarMinimization
    /// `ToolbarMinimizationBehavior.onScrollDown` and `.onScrollUp` (R1.107).
    case toolbarScrollMinimization
    /// `toolbarVisibility(_:for: .tabBar)` (R1.112).
    case tabBarVisibility
    /// `toolbarVerticalBehavior(_:)` and `toolbarVerticalCompressionBehavior(_:)` (R1.102, R1.103).
    case toolbarVertical
}

extension TabViewStyle {
    /// The feature that the style needs; nil for the automatic one.
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

extension Feature {
    /// Returns the first generation in which a device family has it; nil if it doesn't exist there.
    ///
    /// A generation counts as a whole: a feature of 18.4 counts as available on 18.
    public func since(_ platform: Platform) -> OSVersion? {
        let availability = availability
        return availability.systems.contains(OperatingSystem(platform)) ? availability.generation : nil
    }

    /// Returns the first version in which a system has it, at the earliest the one of 18; nil if it doesn't exist
    /// there.
    public func since(_ system: OperatingSystem) -> SystemVersion? {
        let availability = availability
        guard availability.systems.contains(system) else { return nil }
        return SystemVersion(system.version(of: availability.generation).major, availability.minor)
    }

    /// The generation and the systems of each feature, as the rules cited beside it state them.
    private var availability: Availability {
        switch self {
        case .adaptableStyle: Availability(.v18, [.iOS, .macOS, .tvOS, .visionOS])  // R1.36, R1.37
        case .groupedStyle: Availability(.v18, [.macOS])  // R1.38
        case .pageStyle, .pageIndexDisplayMode: Availability(.v18, [.iOS, .tvOS, .visionOS, .watchOS])  // R1.33, R1.39
        case .watchStyle: Availability(.v18, [.watchOS])  // R1.40, R1.41
        case .prominent: Availability(.v27)  // R1.16
        case .sidebarCustomization: Availability(.v18, [.iOS, .visionOS])  // R1.22, R1.24, R1.25, R2.61
        case .searchActivation: Availability(.v26, [.iOS, .macOS])  // R1.28, R1.67
        case .scrollMinimizing: Availability(.v26, [.iOS])  // R1.30
        case .sectionExpansion: Availability(.v27, [.iOS, .visionOS])  // R1.31, R1.59
        case .defaultVisibility: Availability(.v18, [.iOS, .macOS, .visionOS])  // R1.46
        case .hidden: Availability(.v18, [.iOS, .macOS, .visionOS])  // R1.47
        case .disabled: Availability(.v18, minor: 4, [.iOS, .macOS, .tvOS, .visionOS])  // R1.48, R6.4
        case .badge: Availability(.v18, [.iOS, .macOS, .visionOS])  // R1.49
        case .sectionActions: Availability(.v18, [.iOS, .macOS, .tvOS, .visionOS])  // R1.50
        case .help: Availability(.v27)  // R1.58
        case .customization: Availability(.v18, [.iOS, .macOS, .visionOS])  // R1.61
        case .sidebarExtras: Availability(.v18, [.iOS, .macOS, .visionOS])  // R1.62
        case .adaptablePlacement: Availability(.v18, [.iOS])  // R1.63
        case .tabBarPlacement: Availability(.v27)  // R1.64
        case .sidebarPlacement: Availability(.v27, [.iOS, .visionOS])  // R1.22, R1.64
        case .minimizeBehavior: Availability(.v26)  // R1.65
        case .bottomAccessory: Availability(.v26, [.iOS])  // R1.66
        case .accessorySwitch: Availability(.v26, minor: 1, [.iOS])  // R1.109
        case .pageTransition: Availability(.v18, [.watchOS])  // R1.34
        case .toolbarMinimization: Availability(.v27)  // R1.107, R1.108
        case .toolbarScrollMinimization: Availability(.v27, [.iOS])  // R1.107
        case .tabBarVisibility: Availability(.v18, [.iOS, .tvOS, .visionOS])  // R1.112
        case .toolbarVertical: Availability(.v27_1, minor: 1, [.iOS])  // R1.102, R1.103
        }
    }
}

/// The systems that have a feature, and the generation that brought it, which is the same on all of them.
private struct Availability {
    let generation: OSVersion
    /// The minor number of the version that brought it, the same on all systems.
    let minor: Int
    let systems: [OperatingSystem]

    init(_ generation: OSVersion, minor: Int = 0, _ systems: [OperatingSystem] = OperatingSystem.allCases) {
        (self.generation, self.minor, self.systems) = (generation, minor, systems)
    }
}
