import TabModel

/// An operating system by the name that `#if os()` and `#available` know.
enum System: String, CaseIterable, Sendable {
    case iOS, macOS, tvOS, visionOS, watchOS

    init(_ platform: Platform) {
        self =
            switch platform {
            case .iPhone, .iPad: .iOS
            case .mac: .macOS
            case .tv: .tvOS
            case .vision: .visionOS
            case .watch: .watchOS
            }
    }

    /// The version of an OS generation (R6.2, R6.5, R6.8).
    func version(_ generation: OSVersion) -> SystemVersion {
        guard generation == .v18 else { return SystemVersion(generation.rawValue) }
        return switch self {
        case .iOS, .tvOS: SystemVersion(18)
        case .macOS: SystemVersion(15)
        case .visionOS: SystemVersion(2)
        case .watchOS: SystemVersion(11)
        }
    }
}

/// A version such as 18.4.
struct SystemVersion: Hashable, Comparable, Sendable {
    let major: Int
    let minor: Int

    init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// As `#available` takes it.
    var text: String { "\(major).\(minor)" }

    static func < (lhs: Self, rhs: Self) -> Bool { (lhs.major, lhs.minor) < (rhs.major, rhs.minor) }
}
