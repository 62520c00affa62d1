/// Where something holds: on which platforms, systems and widths, and in which states of the app (R1.118).
///
/// Every member that is given must hold; one without members holds everywhere.
public struct When: Hashable, Sendable {
    /// The platforms; nil means all.
    public var platforms: Set<Platform>?
    /// The oldest system.
    public var fromOS: OSVersion?
    /// The first system that it doesn't hold on any more.
    public var beforeOS: OSVersion?
    /// The horizontal size class; nil means both.
    public var sizeClass: UserInterfaceSizeClass?
    /// The ids of the conditions that must be true.
    public var `if`: [ConditionID] = []
    /// The ids of the conditions that must be false.
    public var unless: [ConditionID] = []
    /// Where it is written; nil for specs made in memory.
    public var location: SourceLocation?

    /// Makes what holds everywhere.
    public init() {}

    /// Returns a Boolean value that indicates whether it holds in an environment; `answers` are those to the spec's
    /// conditions.
    public func holds(in environment: ResolutionEnvironment, _ answers: [ConditionID: Bool]) -> Bool {
        allows(environment.platform) && allows(environment.os) && allows(environment.sizeClass)
            && `if`.allSatisfy { answers[$0] == true } && unless.allSatisfy { answers[$0] == false }
    }

    /// Returns a Boolean value that indicates whether it can hold on a platform.
    public func allows(_ platform: Platform) -> Bool { platforms?.contains(platform) ?? true }

    /// Returns a Boolean value that indicates whether it can hold on a system.
    public func allows(_ os: OSVersion) -> Bool {
        (fromOS.map { os >= $0 } ?? true) && (beforeOS.map { os < $0 } ?? true)
    }

    /// Returns a Boolean value that indicates whether it can hold in a width.
    public func allows(_ sizeClass: UserInterfaceSizeClass) -> Bool { self.sizeClass.map { $0 == sizeClass } ?? true }

    /// Returns a Boolean value that indicates whether all can hold at once on any of these platforms.
    public static func meet(_ all: [When], on platforms: Set<Platform>) -> Bool {
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

/// The name of a question that only the running app can answer, such as `isSignedIn`.
public typealias ConditionID = String

/// A question that only the running app can answer, such as whether somebody is signed in.
public struct Condition: Hashable, Sendable {
    /// Its id, by which a ``When`` asks it.
    public var id: ConditionID
    /// What it stands for in the app, for people to read.
    public var text: String?
    /// The answer where nobody gave one.
    public var usually: Bool

    /// Makes a condition.
    public init(_ id: ConditionID, text: String? = nil, usually: Bool) {
        (self.id, self.text, self.usually) = (id, text, usually)
    }
}

/// What a part of the spec says otherwise somewhere: whole values in place of its own (R1.118).
public struct Variant: Hashable, Sendable {
    /// Where it holds.
    public var when: When
    /// What it says, in the order of the file.
    public var values: [Value]

    /// Makes a variant.
    public init(_ when: When, _ values: [Value]) {
        (self.when, self.values) = (when, values)
    }

    /// A key with the value that it has in the variant.
    public struct Value: Hashable, Sendable {
        /// The key.
        public var key: String
        /// Its value; nothing stands for the key's default.
        public var value: KeyValue
        /// Where the key is written; nil for specs made in memory.
        public var location: SourceLocation?

        /// Makes a value.
        public init(_ key: String, _ value: KeyValue, location: SourceLocation? = nil) {
            (self.key, self.value, self.location) = (key, value, location)
        }
    }
}

extension Variant {
    /// Where a value comes from that a variant gave.
    public struct Origin: Hashable, Sendable {
        /// Where the key is written in the variant; nil for specs made in memory.
        public var location: SourceLocation?
        /// A Boolean value that indicates whether the variant is for platforms that it names.
        public var namesPlatforms: Bool

        /// Makes an origin.
        public init(location: SourceLocation?, namesPlatforms: Bool) {
            (self.location, self.namesPlatforms) = (location, namesPlatforms)
        }
    }
}

extension Platform {
    /// The platforms that are iOS to `#if os()`: they differ only when the app runs (R1.118).
    public static let iOS = Set(allCases.filter { OperatingSystem($0) == .iOS })
}
