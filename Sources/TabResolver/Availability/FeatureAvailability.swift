import TabModel

/// Since which OS generation something exists on each platform; nil where it does not exist (rulebook 1).
///
/// Generations count as on iOS: 18 is macOS 15, tvOS 18, visionOS 2 and watchOS 11, or older.
struct Availability: Hashable, Sendable {
    var iOS: OSVersion?
    var macOS: OSVersion?
    var tvOS: OSVersion?
    var visionOS: OSVersion?
    var watchOS: OSVersion?

    /// The generation since which a platform has it.
    func since(_ platform: Platform) -> OSVersion? {
        switch platform {
        case .iPhone, .iPad: iOS
        case .mac: macOS
        case .tv: tvOS
        case .vision: visionOS
        case .watch: watchOS
        }
    }

    /// On every platform since the same generation.
    static func everywhere(_ os: OSVersion) -> Self {
        Self(iOS: os, macOS: os, tvOS: os, visionOS: os, watchOS: os)
    }
}

extension Feature {
    /// The rulebook's tables 1.3, 1.5 and 1.6, line by line.
    var availability: Availability {
        switch self {
        case .prominent: .everywhere(.v27)  // R1.16
        case .restrictingBehavior: Availability(iOS: .v18, visionOS: .v18)  // R1.24, R1.25, R2.61
        case .searchActivation: Availability(iOS: .v26, macOS: .v26)  // R1.28, R1.67
        case .scrollMinimizing: Availability(iOS: .v26)  // R1.30
        case .sectionExpansion: Availability(iOS: .v27, visionOS: .v27)  // R1.31, R1.59
        case .pageIndexDisplayMode: Availability(iOS: .v18, tvOS: .v18, visionOS: .v18, watchOS: .v18)  // R1.33
        case .defaultVisibility: Availability(iOS: .v18, macOS: .v18, visionOS: .v18)  // R1.46
        case .hidden: Availability(iOS: .v18, macOS: .v18, visionOS: .v18)  // R1.47
        case .disabled: Availability(iOS: .v18, macOS: .v18, tvOS: .v18, visionOS: .v18)  // R1.48
        case .badge: Availability(iOS: .v18, macOS: .v18, visionOS: .v18)  // R1.49
        case .sectionActions: Availability(iOS: .v18, macOS: .v18, tvOS: .v18, visionOS: .v18)  // R1.50
        case .help: .everywhere(.v27)  // R1.58
        case .customization: Availability(iOS: .v18, macOS: .v18, visionOS: .v18)  // R1.61
        case .sidebarExtras: Availability(iOS: .v18, macOS: .v18, visionOS: .v18)  // R1.62
        case .adaptablePlacement: Availability(iOS: .v18)  // R1.63
        case .tabBarPlacement: .everywhere(.v27)  // R1.64
        case .minimizeBehavior: .everywhere(.v26)  // R1.65
        case .bottomAccessory: Availability(iOS: .v26)  // R1.66
        }
    }
}
