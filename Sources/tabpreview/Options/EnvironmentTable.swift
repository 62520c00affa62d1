import TabModel

/// Every platform, size class and OS version, for `resolve --all`.
enum EnvironmentTable {
    /// The table's environments: platforms in their order, compact before regular, old before new.
    ///
    /// An adaptable tab view on a wide iPad has its bar and its sidebar, unless one of them is wanted. Direction,
    /// selection and the flags are those of the given environment.
    static func all(of spec: TabSpec, like wanted: ResolutionEnvironment) -> [ResolutionEnvironment] {
        Platform.allCases.flatMap { platform in
            sizeClasses(of: platform).flatMap { sizeClass in
                forms(of: spec, on: platform, sizeClass, wanted.form).flatMap { form in
                    OSVersion.allCases.map { os in
                        var environment = wanted
                        environment.platform = platform
                        environment.sizeClass = sizeClass
                        environment.os = os
                        environment.form = form
                        environment.orientation = orientation(of: platform, sizeClass)
                        return environment
                    }
                }
            }
        }
    }

    private static func forms(
        of spec: TabSpec,
        on platform: Platform,
        _ sizeClass: UserInterfaceSizeClass,
        _ wanted: AdaptableForm?
    ) -> [AdaptableForm?] {
        let hasBoth = platform == .iPad && sizeClass == .regular && spec.tabViewStyle == .sidebarAdaptable
        return hasBoth && wanted == nil ? [.tabBar, .sidebar] : [wanted]
    }

    /// An iPhone reports regular width in landscape only (R2.12).
    private static func orientation(of platform: Platform, _ sizeClass: UserInterfaceSizeClass) -> Orientation {
        platform == .iPhone && sizeClass == .regular ? .landscape : platform.usualOrientation
    }

    /// The size classes a platform can report.
    private static func sizeClasses(of platform: Platform) -> [UserInterfaceSizeClass] {
        platform.onlySizeClass.map { [$0] } ?? UserInterfaceSizeClass.allCases
    }
}
