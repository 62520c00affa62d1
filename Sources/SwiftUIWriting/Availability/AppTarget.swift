import TabModel

/// The systems that the app runs on, and the oldest version of each.
struct AppTarget {
    let platforms: [Platform]
    let systems: [OperatingSystem]
    let minimumOS: OSVersion
    private let reaches: [Feature: FeatureReach]

    init(platforms: [Platform], minimumOS: OSVersion) {
        let platforms = platforms.isEmpty ? [.iPhone, .iPad] : Platform.allCases.filter(platforms.contains)
        let wanted = Set(platforms.map { OperatingSystem($0) })
        let systems = OperatingSystem.allCases.filter(wanted.contains)
        self.platforms = platforms
        self.systems = systems
        self.minimumOS = minimumOS
        reaches = Dictionary(
            uniqueKeysWithValues: Feature.allCases.map { feature in
                (feature, FeatureReach(of: feature, on: systems, minimumOS: minimumOS))
            }
        )
    }

    /// Returns the app on some of its platforms.
    func narrowed(to platforms: [Platform]) -> Self {
        platforms == self.platforms ? self : Self(platforms: platforms, minimumOS: minimumOS)
    }

    /// Returns the app on some of its systems.
    func narrowed(to systems: [OperatingSystem]) -> Self {
        narrowed(to: platforms.filter { systems.contains(OperatingSystem($0)) })
    }

    /// Returns the reach of a part of SwiftUI in the app.
    func reach(of feature: Feature) -> FeatureReach { reaches[feature] ?? .everywhere }

    /// Returns the oldest SDK that has some parts of SwiftUI and the app's oldest systems, such as `iOS 26.1 SDK (Xcode
    /// 26.1)`.
    func sdk(for features: Set<Feature>) -> String {
        let needs = systems.map { system in
            let versions = [system.version(of: minimumOS)] + features.compactMap { $0.since(system) }
            return (system, versions.max() ?? SystemVersion(0))
        }
        let newest = needs.map { $1.asOnIOS }.max()
        guard let (system, version) = needs.first(where: { $1.asOnIOS == newest }) else { return "" }
        return "\(system.rawValue) \(version.text) SDK (Xcode \(version.asOnIOS.xcode))"
    }
}

extension AppTarget {
    /// The iPhone whose values are in the code: Swift can't distinguish iPhone Duo from other iPhones (R1.118).
    var phone: Platform { platforms.contains(.iPhone) ? .iPhone : .iPhoneDuo }

    /// Returns the platforms that Swift can distinguish, with one iPhone.
    func representatives(phone: Platform) -> [Platform] { platforms.filter { !$0.isPhone || $0 == phone } }
}

extension SystemVersion {
    /// The version of iOS that came at the same time: before 26, each system had its own numbers (R6.2, R6.8).
    fileprivate var asOnIOS: Self { major < 26 ? Self(18, minor) : self }

    /// The version of Xcode with the SDK of this version of iOS.
    fileprivate var xcode: String {
        guard major < 26 else { return shortText }
        return minor < 4 ? "16" : "16.3"
    }
}

/// The availability of a part of SwiftUI in an app.
enum FeatureReach: Equatable {
    /// Availability on all of the app's systems.
    case everywhere
    /// Availability on some of the app's systems.
    case guarded(Guard)
    /// Availability on none of the app's systems; the value is the systems that have the part.
    case nowhere([OperatingSystem])

    init(of feature: Feature, on systems: [OperatingSystem], minimumOS: OSVersion) {
        let having = systems.filter { feature.since($0) != nil }
        let newer = having.compactMap { system in
            feature.since(system).flatMap { $0 > system.version(of: minimumOS) ? (system, $0) : nil }
        }
        if having.isEmpty {
            self = .nowhere(OperatingSystem.allCases.filter { feature.since($0) != nil })
        } else if having == systems, newer.isEmpty {
            self = .everywhere
        } else {
            let versions = newer.map { "\($0.rawValue) \($1.text)" }
            self = .guarded(Guard(systems: having == systems ? [] : having, versions: versions))
        }
    }
}

/// The conditions under which a part of SwiftUI can be used.
struct Guard: Hashable {
    /// The systems that have the part; empty where all of the app's have.
    let systems: [OperatingSystem]
    /// The versions in `#available`; empty where the app's oldest versions have the part.
    let versions: [String]

    /// The condition of `#if`; nil where there is none.
    var condition: String? {
        systems.isEmpty ? nil : systems.map { "os(\($0.rawValue))" }.joined(separator: " || ")
    }
}
