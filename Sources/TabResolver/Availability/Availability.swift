import TabModel

extension ResolutionContext {
    /// Returns a Boolean value that indicates whether a feature exists here: on the platform, and at this level (R6.9).
    func has(_ feature: Feature) -> Bool { environment.platform.has(feature, at: level) }

    /// A Boolean value that indicates whether the app looks and behaves as before 26 because the spec requires
    /// compatibility (R6.14).
    private var isCompatible: Bool { level < environment.level() }

    /// The setting that decides the level, for the end of a sentence: `on OS 26`, `with SDK 26`.
    var setting: String {
        if isCompatible { return "with designRequiresCompatibility" }
        return level < environment.os.generation ? "with SDK \(level.rawValue)" : "on OS \(level.rawValue)"
    }

    /// Returns the reason why a feature of a newer generation shows nowhere, for the end of a sentence (R6.9, R6.14).
    func absence(of generation: OSVersion) -> String {
        let number = generation.rawValue
        if environment.os < generation {
            return "needs OS \(number) and has no effect on OS \(environment.os.rawValue)"
        }
        let sdk = environment.sdk ?? .newest
        if sdk < generation { return "needs SDK \(number) and has no effect with SDK \(sdk.rawValue)" }
        return "doesn't exist in the design before OS 26, which the app requires"
    }
}

extension Platform {
    /// A Boolean value that indicates whether `hidden(_:)` exists (R1.47, R2.65).
    var hasHidden: Bool { has(.hidden) }
    /// A Boolean value that indicates whether `badge(_:)` exists (R1.49, R2.65).
    var hasBadges: Bool { has(.badge) }
    /// A Boolean value that indicates whether `disabled(_:)` exists on tabs (R1.48).
    var hasDisabled: Bool { has(.disabled) }

    /// Returns a Boolean value that indicates whether any generation of the platform has a feature.
    func has(_ feature: Feature) -> Bool { feature.since(self) != nil }

    /// Returns a Boolean value that indicates whether the platform has a feature at a level (R6.9).
    func has(_ feature: Feature, at level: OSVersion) -> Bool { feature.since(self).map { $0 <= level } ?? false }

    /// The name of the device in notes.
    var deviceName: String {
        switch self {
        case .iPhone: "iPhone"
        case .iPhoneDuo: "iPhone Duo"
        case .iPad: "iPad"
        case .mac: "a Mac"
        case .tv: "Apple TV"
        case .vision: "Vision Pro"
        case .watch: "a watch"
        }
    }
}

extension TabViewStyle {
    /// Returns a Boolean value that indicates whether a platform has the style.
    func isAvailable(on platform: Platform) -> Bool { feature.map(platform.has) ?? true }

    /// Returns the style to draw with: `automatic` if the platform lacks it (R1.42).
    func drawn(on platform: Platform) -> TabViewStyle { isAvailable(on: platform) ? self : .automatic }
}

extension Feature {
    /// Returns the rule by which an environment lacks it: it is too new for the OS, or not on the platform.
    func absenceRule(on platform: Platform) -> String {
        switch (since(platform), self) {
        case (.v27, _): "R6.8"
        case (.v27_1, _): "R6.15"
        case (.v26, _): "R6.5"
        case (_, .hidden), (_, .badge), (_, .customization): platform == .tv ? "R2.65" : platformRule
        case (_, .sidebarCustomization): platform == .mac ? "R2.61" : platformRule
        default: platformRule
        }
    }

    private var platformRule: String {
        switch self {
        case .adaptableStyle, .groupedStyle, .pageStyle, .watchStyle: "R1.42"
        case .prominent: "R1.16"
        case .sidebarCustomization: "R1.24"
        case .searchActivation: "R1.67"
        case .scrollMinimizing: "R1.30"
        case .sectionExpansion: "R1.31"
        case .pageIndexDisplayMode: "R1.33"
        case .defaultVisibility: "R1.46"
        case .hidden: "R1.47"
        case .disabled: "R1.48"
        case .badge: "R1.49"
        case .sectionActions: "R1.50"
        case .help: "R1.58"
        case .customization: "R1.61"
        case .sidebarExtras: "R1.62"
        case .adaptablePlacement: "R1.63"
        case .tabBarPlacement, .sidebarPlacement: "R1.64"
        case .minimizeBehavior: "R1.65"
        case .bottomAccessory: "R1.66"
        case .accessorySwitch: "R1.109"
        case .pageTransition: "R1.34"
        case .toolbarMinimization, .toolbarScrollMinimization: "R1.107"
        case .tabBarVisibility: "R1.112"
        case .toolbarVertical: "R1.102"
        }
    }
}
