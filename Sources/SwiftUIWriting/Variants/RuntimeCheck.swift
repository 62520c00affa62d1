import TabModel

/// A check when an app runs, on systems that `#if os()` has separated: all given parts must hold (R1.118).
struct RuntimeCheck: Hashable {
    /// The oldest generation.
    var from: OSVersion?
    /// The first generation on which the check no longer holds.
    var before: OSVersion?
    /// A Boolean value that indicates whether the device is an iPad; nil where both hold, or there is no other.
    var isPad: Bool?
    var sizeClass: UserInterfaceSizeClass?
    /// The conditions that must be true, and those that must be false.
    var yes: [ConditionID] = []
    var no: [ConditionID] = []

    /// Creates a check that always holds.
    init() {}

    /// Creates the remaining check where several `when`s must hold on a system; nil where they never do.
    ///
    /// - Parameters:
    ///   - whens: The conditions that must hold.
    ///   - allowed: The platforms to hold on, of those that the app runs on.
    ///   - system: The system.
    ///   - app: The systems that the app runs on.
    init?(_ whens: [When], on allowed: [Platform], _ system: OperatingSystem, of app: AppTarget) {
        let allowed = allowed.filter { OperatingSystem($0) == system }
        guard let platform = allowed.first, takeSystems(whens, minimum: app.minimumOS), takeAnswers(whens),
            takeSizeClass(whens, platform)
        else { return nil }
        let devices = app.platforms.filter { OperatingSystem($0) == system }
        if devices.contains(where: \.isPhone), devices.contains(.iPad) {
            let kinds = Set(allowed.map { $0 == .iPad })
            if kinds.count == 1 { isPad = kinds.contains(true) }
        }
    }

    /// Returns the checks of which any must hold on a system where any of some alternatives must: none where these never
    /// do, and one that always holds where no check is left.
    ///
    /// A `when` without alternatives always holds.
    static func alternatives(
        of when: [When],
        on platforms: [Platform],
        _ system: OperatingSystem,
        of app: AppTarget
    ) -> [Self] {
        let all = (when.isEmpty ? [When()] : when).compactMap { alternative in
            let allowed = platforms.filter { alternative.allows($0.isPhone ? app.phone : $0) }
            return Self([alternative], on: allowed, system, of: app)
        }
        let isAlways = all.contains { check in check.isEmpty || check.opposite.map(all.contains) ?? false }
        return isAlways ? [Self()] : all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private mutating func takeSystems(_ whens: [When], minimum: OSVersion) -> Bool {
        from = whens.compactMap(\.fromOS).filter { $0 > minimum }.max()
        before = whens.compactMap(\.beforeOS).min()
        return before.map { $0 > from ?? minimum } ?? true
    }

    private mutating func takeAnswers(_ whens: [When]) -> Bool {
        func unique(_ ids: [ConditionID]) -> [ConditionID] {
            var seen: Set<ConditionID> = []
            return ids.filter { seen.insert($0).inserted }
        }
        (yes, no) = (unique(whens.flatMap(\.if)), unique(whens.flatMap(\.unless)))
        return Set(yes).isDisjoint(with: no)
    }

    /// Sets the remaining size class of the `when`s, and returns a Boolean value that indicates whether the platform
    /// has one that fits.
    private mutating func takeSizeClass(_ whens: [When], _ platform: Platform) -> Bool {
        let wanted = Set(whens.compactMap(\.sizeClass))
        guard wanted.count < 2 else { return false }
        guard let only = platform.onlySizeClass else {
            sizeClass = wanted.first
            return true
        }
        return wanted.isSubset(of: [only])
    }

    /// A Boolean value that indicates whether the check has no parts.
    var isEmpty: Bool { self == Self() }

    /// A Boolean value that indicates whether the check depends on a version of the system, which no expression can
    /// test.
    var asksForSystem: Bool { from != nil || before != nil }

    /// The check that holds whenever this one doesn't; nil where it isn't one check.
    var opposite: Self? {
        guard parts.count == 1 else { return nil }
        var opposite = Self()
        (opposite.from, opposite.before) = (before, from)
        opposite.isPad = isPad.map { !$0 }
        opposite.sizeClass = sizeClass.map { $0 == .compact ? .regular : .compact }
        (opposite.yes, opposite.no) = (no, yes)
        return opposite
    }
}

extension RuntimeCheck {
    /// A part of a check.
    enum Part: Hashable {
        case from(OSVersion)
        case before(OSVersion)
        case isPad(Bool)
        case sizeClass(UserInterfaceSizeClass)
        case condition(ConditionID, Bool)
    }

    /// The parts, in the order of a `when`.
    var parts: [Part] {
        [from.map(Part.from), before.map(Part.before), isPad.map(Part.isPad), sizeClass.map(Part.sizeClass)]
            .compactMap(\.self) + yes.map { .condition($0, true) } + no.map { .condition($0, false) }
    }

    /// Returns the conditions of an `if`, for some systems.
    func conditions(on systems: [OperatingSystem], in plan: SourcePlan) -> [String] {
        parts.map { part in
            switch part {
            case .from(let version): "#available(\((Self.versions(version, systems) + ["*"]).joined(separator: ", ")))"
            case .before(let version): "#unavailable(\(Self.versions(version, systems).joined(separator: ", ")))"
            case .isPad(let isPad): "UIDevice.current.userInterfaceIdiom == .\(isPad ? "pad" : "phone")"
            case .sizeClass(let sizeClass): "horizontalSizeClass \(sizeClass == .compact ? "==" : "!=") .compact"
            case .condition(let id, let answer): "\(answer ? "" : "!")\(plan.conditionNames[id] ?? id)"
            }
        }
    }

    private static func versions(_ generation: OSVersion, _ systems: [OperatingSystem]) -> [String] {
        systems.map { "\($0.rawValue) \($0.version(of: generation).text)" }
    }

    /// The name of a property with the check's result, such as `onPadInCompactWidth`.
    var name: String {
        let words = parts.map { part in
            switch part {
            case .from(let version): "from \(version.name)"
            case .before(let version): "before \(version.name)"
            case .isPad(let isPad): isPad ? "on pad" : "on phone"
            case .sizeClass(let sizeClass): "in \(sizeClass.rawValue) width"
            case .condition(let id, let answer): answer ? "if \(id)" : "unless \(id)"
            }
        }
        return IdentifierWords(words.joined(separator: " ")).lowerCamelCase ?? "holds"
    }
}

extension OSVersion {
    /// The generation in a name: `OS27_1` without characters that a word can't have.
    fileprivate var name: String { minor == 0 ? "OS\(major)" : "OS\(major) \(minor)" }
}
