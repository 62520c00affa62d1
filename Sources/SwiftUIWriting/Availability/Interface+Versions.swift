import TabModel

extension Interface {
    /// Since which version each system has it; systems that lack it are not listed (the rulebook, 1).
    var versions: [System: SystemVersion] {
        switch self {
        case .adaptableStyle: Self.since18([.iOS, .macOS, .tvOS, .visionOS])
        case .groupedStyle: Self.since18([.macOS])
        case .pageStyle: Self.since18([.iOS, .tvOS, .visionOS, .watchOS])
        case .watchStyle: Self.since18([.watchOS])
        case .prominentRole, .help, .tabBarPlacement: Self.since(27, System.allCases)
        case .sidebarCustomization: Self.since18([.iOS, .visionOS])
        case .defaultVisibility, .hidden, .badge, .customization, .sidebarExtras:
            Self.since18([.iOS, .macOS, .visionOS])
        case .disabled:
            [
                .iOS: SystemVersion(18, 4), .macOS: SystemVersion(15, 4), .tvOS: SystemVersion(18, 4),
                .visionOS: SystemVersion(2, 4),
            ]
        case .sectionActions: Self.since18([.iOS, .macOS, .tvOS, .visionOS])
        case .sectionExpansion, .sidebarPlacement: Self.since(27, [.iOS, .visionOS])
        case .adaptablePlacement: Self.since18([.iOS])
        case .minimizeBehavior: Self.since(26, System.allCases)
        case .scrollMinimizing, .bottomAccessory: Self.since(26, [.iOS])
        case .searchActivation: Self.since(26, [.iOS, .macOS])
        }
    }

    private static func since(_ major: Int, _ systems: [System]) -> [System: SystemVersion] {
        Dictionary(uniqueKeysWithValues: systems.map { ($0, SystemVersion(major)) })
    }

    /// Since the oldest generation that an app here can have, or longer.
    private static func since18(_ systems: [System]) -> [System: SystemVersion] {
        Dictionary(uniqueKeysWithValues: systems.map { ($0, $0.version(.v18)) })
    }
}
