import TabModel

/// Every platform, size class and OS version, for `resolve --all`.
enum EnvironmentTable {
    /// The table's environments: platforms in their order, compact before regular, old before new.
    ///
    /// Direction, selection and the flags are those of the given environment.
    static func all(like wanted: ResolutionEnvironment) -> [ResolutionEnvironment] {
        Platform.allCases.flatMap { platform in
            sizeClasses(of: platform).flatMap { sizeClass in
                OSVersion.allCases.map { os in
                    var environment = wanted
                    environment.platform = platform
                    environment.sizeClass = sizeClass
                    environment.os = os
                    environment.orientation = orientation(of: platform, sizeClass)
                    return environment
                }
            }
        }
    }

    /// An iPhone reports regular width in landscape only (R2.12).
    private static func orientation(of platform: Platform, _ sizeClass: UserInterfaceSizeClass) -> Orientation {
        platform == .iPhone && sizeClass == .regular ? .landscape : platform.usualOrientation
    }

    /// The size classes a platform can report.
    private static func sizeClasses(of platform: Platform) -> [UserInterfaceSizeClass] {
        switch platform {
        case .iPhone, .iPad: [.compact, .regular]
        case .mac, .tv, .vision, .watch: [platform.usualSizeClass]
        }
    }
}
