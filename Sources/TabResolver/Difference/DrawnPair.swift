import TabModel

/// The drawings of both specs in one environment, entry by entry.
struct DrawnPair {
    let environment: ResolutionEnvironment
    let oldLayout: TabLayout
    let newLayout: TabLayout
    let before: DrawnPlaces
    let now: DrawnPlaces
    /// The surfaces on which either spec draws an entry.
    let surfaces: [DrawnSurface]
    private let pair: SpecPair

    /// Creates the drawings of both specs; `earlier` is the old one's environment if it differs.
    init(
        _ pair: SpecPair,
        _ old: LayoutResolver,
        _ new: LayoutResolver,
        in environment: ResolutionEnvironment,
        before earlier: ResolutionEnvironment? = nil
    ) {
        self.pair = pair
        self.environment = environment
        oldLayout = old.drawing(in: earlier ?? environment)
        newLayout = new.drawing(in: environment)
        before = DrawnPlaces(oldLayout)
        now = DrawnPlaces(newLayout)
        let (before, now) = (before, now)
        surfaces = DrawnSurface.allCases.filter { !before[$0].isEmpty || !now[$0].isEmpty }
    }

    /// Returns both places of an entry on a surface; nil if it is drawn on neither.
    func places(of index: Int, on surface: DrawnSurface) -> (old: DrawnPlace?, new: DrawnPlace?)? {
        let old = pair.oldIDs[index].flatMap { before[surface][$0] }
        let new = now[surface][pair.newIDs[index]]
        return old == nil && new == nil ? nil : (old, new)
    }

    /// Returns a Boolean value that indicates whether two regions are the same; sections are followed under their new
    /// ids.
    func isSame(_ old: DrawnRegion, _ new: DrawnRegion) -> Bool {
        guard case .rows(let section) = old else { return old == new }
        return new == .rows(inside: section.flatMap { pair.newID(of: $0) })
            && (section == nil) == (new == .rows(inside: nil))
    }
}

/// The differences between two drawings, by the new entry's number.
struct DrawnFlags {
    /// The entries whose title differs.
    private(set) var title: [Bool]
    /// The entries whose look differs.
    private(set) var look: [Bool]
    /// The entries whose region differs, or that only one spec draws.
    private(set) var region: [Bool]
    /// The entries that changed sides with an entry on the same surface.
    private(set) var turned: [Bool]

    init(_ drawn: DrawnPair, _ pair: SpecPair) {
        let none = Array(repeating: false, count: pair.new.entries.count)
        (title, look, region, turned) = (none, none, none, none)
        for surface in drawn.surfaces {
            var both: [(index: Int, old: Int, new: Int)] = []
            for index in none.indices where pair.matching.oldIndex[index] != nil {
                guard let places = drawn.places(of: index, on: surface) else { continue }
                guard let old = places.old, let new = places.new else {
                    region[index] = true
                    continue
                }
                compare(old, new, drawn, at: index)
                both.append((index, old.rank, new.rank))
            }
            both.sort { $0.old < $1.old }
            for (place, isTurned) in LongestIncreasingSubsequence.turned(in: both.map(\.new)).enumerated()
            where isTurned {
                turned[both[place].index] = true
            }
        }
    }

    private mutating func compare(_ old: DrawnPlace, _ new: DrawnPlace, _ drawn: DrawnPair, at index: Int) {
        if old.title != new.title { title[index] = true }
        if old.look != new.look { look[index] = true }
        if !drawn.isSame(old.region, new.region) { region[index] = true }
    }
}

/// The environments in which two specs are compared.
enum DifferenceEnvironments {
    /// Returns, for each platform, both size classes if it has both, all poses, and both forms of an adaptable tab view
    /// (R2.20).
    static func all(
        _ pair: SpecPair,
        platforms: [Platform],
        os: OSVersion,
        sdk: OSVersion? = nil,
        locale: LocaleIdentifier? = nil,
        conditions: [ConditionID: Bool] = [:]
    ) -> [ResolutionEnvironment] {
        let isAdaptable = [pair.oldSpec, pair.newSpec].contains { spec in
            var pad = usual(.iPad, os)
            (pad.sdk, pad.conditions) = (sdk, conditions)
            return spec.merged(in: pad).tabViewStyle == .sidebarAdaptable
        }
        let environments = platforms.flatMap { platform -> [ResolutionEnvironment] in
            switch platform {
            case .iPhone: [usual(platform, os), wide(os)]
            case .iPhoneDuo: Pose.allCases.map(duo)
            case .iPad: [ResolutionEnvironment(platform: .iPad, sizeClass: .compact, os: os)] + pads(os, isAdaptable)
            case .mac, .tv, .vision, .watch: [usual(platform, os)]
            }
        }
        return environments.map { environment in
            var environment = environment
            (environment.sdk, environment.locale, environment.conditions) = (sdk, locale, conditions)
            return environment
        }
    }

    /// Returns the platforms of either spec, in the order of ``Platform``.
    static func platforms(of pair: SpecPair) -> [Platform] {
        let wanted = Set(pair.oldSpec.platforms + pair.newSpec.platforms)
        return Platform.allCases.filter(wanted.contains)
    }

    private static func usual(_ platform: Platform, _ os: OSVersion) -> ResolutionEnvironment {
        ResolutionEnvironment(platform: platform, os: os)
    }

    /// Returns the environment of a large iPhone in landscape (R2.12).
    private static func wide(_ os: OSVersion) -> ResolutionEnvironment {
        ResolutionEnvironment(platform: .iPhone, sizeClass: .regular, os: os, orientation: .landscape)
    }

    private static func duo(_ pose: Pose) -> ResolutionEnvironment {
        var environment = usual(.iPhoneDuo, .v27_1)
        environment.pose = pose
        return environment
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
