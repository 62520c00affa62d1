import TabModel

/// The environments in which two specs are compared.
enum DifferenceEnvironments {
    /// Of each platform both size classes, where it has both, and both forms of an adaptable tab view (R2.20).
    static func all(_ pair: SpecPair, platforms: [Platform], os: OSVersion) -> [ResolutionEnvironment] {
        let isAdaptable = [pair.oldSpec, pair.newSpec].contains { $0.tabViewStyle == .sidebarAdaptable }
        return platforms.flatMap { platform -> [ResolutionEnvironment] in
            switch platform {
            case .iPhone: [usual(platform, os), wide(os)]
            case .iPad: [ResolutionEnvironment(platform: .iPad, sizeClass: .compact, os: os)] + pads(os, isAdaptable)
            case .mac, .tv, .vision, .watch: [usual(platform, os)]
            }
        }
    }

    /// The platforms that either spec is for, in their own order.
    static func platforms(of pair: SpecPair) -> [Platform] {
        let wanted = Set(pair.oldSpec.platforms + pair.newSpec.platforms)
        return Platform.allCases.filter(wanted.contains)
    }

    private static func usual(_ platform: Platform, _ os: OSVersion) -> ResolutionEnvironment {
        ResolutionEnvironment(platform: platform, os: os)
    }

    /// A large iPhone in landscape (R2.12).
    private static func wide(_ os: OSVersion) -> ResolutionEnvironment {
        ResolutionEnvironment(platform: .iPhone, sizeClass: .regular, os: os, orientation: .landscape)
    }

    private static func pads(_ os: OSVersion, _ isAdaptable: Bool) -> [ResolutionEnvironment] {
        let forms: [AdaptableForm?] = isAdaptable ? [.tabBar, .sidebar] : [nil]
        return forms.map { form in
            var environment = usual(.iPad, os)
            environment.form = form
            return environment
        }
    }
}
