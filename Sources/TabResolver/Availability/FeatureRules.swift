import TabModel

extension Feature {
    /// The rule that says on which platforms it exists.
    func absenceRule(on platform: Platform) -> String {
        switch self {
        case .hidden, .badge, .customization: platform == .tv ? "R2.65" : platformRule
        case .sidebarCustomization: platform == .mac ? "R2.61" : platformRule
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
        }
    }
}
