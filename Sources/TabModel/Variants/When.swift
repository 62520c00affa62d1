/// A condition on platforms, systems, widths and states of the app (R1.118).
///
/// Every given member must hold; a condition without members holds everywhere.
public struct When: Hashable, Sendable {
    /// The platforms; nil means all.
    public var platforms: Set<Platform>?
    /// The oldest system.
    public var fromOS: OSVersion?
    /// The first system that it doesn't hold on anymore.
    public var beforeOS: OSVersion?
    /// The horizontal size class; nil means both.
    public var sizeClass: UserInterfaceSizeClass?
    /// The ids of the conditions that must be true.
    public var `if`: [ConditionID] = []
    /// The ids of the conditions that must be false.
    public var unless: [ConditionID] = []
    /// The place in the file; nil for specs made in memory.
    public var location: SourceLocation?

    /// Creates a condition that holds everywhere.
    public init() {}

    /// Returns a Boolean value that indicates whether it holds in an environment; `answers` are the values of the
    /// spec's conditions.
    public func holds(in environment: ResolutionEnvironment, _ answers: [ConditionID: Bool]) -> Bool {
        allows(environment.platform) && allows(environment.os) && allows(environment.sizeClass)
            && `if`.allSatisfy { answers[$0] == true } && unless.allSatisfy { answers[$0] == false }
    }

    /// Returns a Boolean value that indicates whether it can hold on a platform.
    public func allows(_ platform: Platform) -> Bool { platforms?.contains(platform) ?? true }

    /// Returns a Boolean value that indicates whether it can hold on a system.
    func allows(_ os: OSVersion) -> Bool {
        (fromOS.map { os >= $0 } ?? true) && (beforeOS.map { os < $0 } ?? true)
    }

    /// Returns a Boolean value that indicates whether it can hold in a width.
    func allows(_ sizeClass: UserInterfaceSizeClass) -> Bool { self.sizeClass.map { $0 == sizeClass } ?? true }

    /// Returns a Boolean value that indicates whether all can hold at once on any of these platforms.
    fileprivate static func meet(_ all: [When], on platforms: Set<Platform>) -> Bool {
        let conditions = (Set(all.flatMap(\.if)), Set(all.flatMap(\.unless)))
        guard conditions.0.isDisjoint(with: conditions.1) else { return false }
        guard OSVersion.allCases.contains(where: { os in all.allSatisfy { $0.allows(os) } }) else { return false }
        return platforms.contains { platform in
            all.allSatisfy { $0.allows(platform) }
                && UserInterfaceSizeClass.allCases.contains { sizeClass in
                    platform.onlySizeClass ?? sizeClass == sizeClass && all.allSatisfy { $0.allows(sizeClass) }
                }
        }
    }
}

/// The condition under which an entry is declared: alternatives of which any must hold; always, if there are none.
extension [When] {
    /// Returns a Boolean value that indicates whether any holds in an environment; `answers` are the values of the
    /// spec's conditions.
    public func holds(in environment: ResolutionEnvironment, _ answers: [ConditionID: Bool]) -> Bool {
        isEmpty || contains { $0.holds(in: environment, answers) }
    }

    /// A Boolean value that indicates whether iPhone and iPhone Duo have different alternatives (R1.99).
    public var tellsDuoApart: Bool {
        func alternatives(on platform: Platform) -> Set<When> {
            Set(
                filter { $0.allows(platform) }.map { when in
                    var when = when
                    (when.platforms, when.location) = (nil, nil)
                    return when
                }
            )
        }
        return alternatives(on: .iPhone) != alternatives(on: .iPhoneDuo)
    }
}

extension When {
    /// Returns a Boolean value that indicates whether one alternative of each can hold at once on any of these
    /// platforms.
    ///
    /// It returns true if `steps`, the number of combinations to try, becomes negative.
    public static func meet(_ all: [[When]], on platforms: Set<Platform>, within steps: inout Int) -> Bool {
        let sure = all.filter { $0.count == 1 }.joined()
        return meet(all.filter { $0.count > 1 }[...], with: Array(sure), on: platforms, &steps)
    }

    /// Returns a Boolean value that indicates whether one alternative of each can hold at once on any of these
    /// platforms, or whether that takes too many combinations to find out.
    public static func meet(_ all: [[When]], on platforms: Set<Platform>) -> Bool {
        var steps = 1_000
        return meet(all, on: platforms, within: &steps)
    }

    private static func meet(
        _ all: ArraySlice<[When]>,
        with chosen: [When],
        on platforms: Set<Platform>,
        _ steps: inout Int
    ) -> Bool {
        steps -= 1
        guard steps >= 0 else { return true }
        guard meet(chosen, on: platforms) else { return false }
        guard let first = all.first else { return true }
        return first.contains { meet(all.dropFirst(), with: chosen + [$0], on: platforms, &steps) }
    }
}

/// The name of a state that only the running app knows, such as `isSignedIn`.
public typealias ConditionID = String

/// A state that only the running app knows, such as whether a person is signed in.
public struct Condition: Hashable, Sendable {
    /// The id by which a ``When`` refers to it.
    public var id: ConditionID
    /// The meaning in the app, for people to read.
    public var text: String?
    /// The default value.
    public var usually: Bool

    /// Creates a condition.
    public init(_ id: ConditionID, text: String? = nil, usually: Bool) {
        (self.id, self.text, self.usually) = (id, text, usually)
    }
}

/// A variant of a part of the spec: whole values that replace its own under a condition (R1.118).
public struct Variant: Hashable, Sendable {
    /// The condition under which it holds.
    public var when: When
    /// The values, in the order of the file.
    public var values: [Value]

    /// Creates a variant.
    public init(_ when: When, _ values: [Value]) {
        (self.when, self.values) = (when, values)
    }

    /// A key with the value that it has in the variant.
    public struct Value: Hashable, Sendable {
        /// The key.
        public var key: String
        /// The value; ``KeyValue/nothing`` represents the key's default.
        public var value: KeyValue
        /// The place of the key; nil for specs made in memory.
        public var location: SourceLocation?

        /// Creates a value.
        public init(_ key: String, _ value: KeyValue, location: SourceLocation? = nil) {
            (self.key, self.value, self.location) = (key, value, location)
        }
    }
}

extension Variant {
    /// The origin of a value that a variant gave.
    public struct Origin: Hashable, Sendable {
        /// The place of the key in the variant; nil for specs made in memory.
        public var location: SourceLocation?
        /// A Boolean value that indicates whether the variant is for platforms that it names.
        public var namesPlatforms: Bool

        /// Creates an origin.
        public init(location: SourceLocation?, namesPlatforms: Bool) {
            (self.location, self.namesPlatforms) = (location, namesPlatforms)
        }
    }
}

extension Platform {
    /// The platforms that are iOS to `#if os()`: they differ only at run time (R1.118).
    public static let iOS = Set(allCases.filter { OperatingSystem($0) == .iOS })
}
