/// An operating system by the name that `#if os()` and `#available` use; iPadOS counts as iOS.
public enum OperatingSystem: String, CaseIterable, Sendable {
    case iOS, macOS, tvOS, visionOS, watchOS

    /// Creates the system that a device family runs.
    public init(_ platform: Platform) {
        self =
            switch platform {
            case .iPhone, .iPhoneDuo, .iPad: .iOS
            case .mac: .macOS
            case .tv: .tvOS
            case .vision: .visionOS
            case .watch: .watchOS
            }
    }

    /// Returns the version that belongs to an OS generation: before 26, each system had its own numbers (R6.2, R6.5,
    /// R6.8).
    public func version(of generation: OSVersion) -> SystemVersion {
        guard generation == .v18 else { return SystemVersion(generation.major, generation.minor) }
        return switch self {
        case .iOS, .tvOS: SystemVersion(18)
        case .macOS: SystemVersion(15)
        case .visionOS: SystemVersion(2)
        case .watchOS: SystemVersion(11)
        }
    }
}

/// A version such as 18.4.
public struct SystemVersion: Hashable, Comparable, Sendable {
    /// The number before the point.
    public let major: Int
    /// The number after the point.
    public let minor: Int

    /// Creates a version from its numbers.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// The version in the form that `#available` takes.
    public var text: String { "\(major).\(minor)" }

    /// The version in its usual short form: without a zero after the point.
    public var shortText: String { minor == 0 ? "\(major)" : text }

    /// Orders versions by age.
    public static func < (lhs: Self, rhs: Self) -> Bool { (lhs.major, lhs.minor) < (rhs.major, rhs.minor) }
}

extension Platform {
    /// The system's name in messages.
    public var systemName: String { self == .iPad ? "iPadOS" : OperatingSystem(self).rawValue }
}

extension Platform {
    /// Apple's names of the systems, each with the platform that it represents here; iOS is the iPhone's.
    public static let systemNames: KeyValuePairs<String, Platform> = [
        "iOS": .iPhone, "iPadOS": .iPad, "macOS": .mac, "tvOS": .tv, "visionOS": .vision, "watchOS": .watch,
    ]

    /// Creates the platform of a name as people type it: its own or its system's, in any case.
    public init?(named name: String) {
        let typed = name.lowercased()
        let known = Self.allCases.map { ($0.rawValue, $0) } + Self.systemNames.map { ($0.key, $0.value) }
        guard let platform = known.first(where: { $0.0.lowercased() == typed })?.1 else { return nil }
        self = platform
    }
}
