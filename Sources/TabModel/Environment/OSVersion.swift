/// A generation of the systems and of their SDKs, by its number on iOS; the others correspond to it (R6.1, R6.2, R6.9).
public enum OSVersion: String, CaseIterable, Sendable, Comparable {
    case v18 = "18"
    case v26 = "26"
    case v27 = "27"
    /// The first generation that runs on iPhone Duo; on every other device it is like 27 (R6.9).
    case v27_1 = "27.1"

    /// The newest generation.
    public static let newest = v27_1

    /// The generations that differ on devices other than iPhone Duo, oldest first.
    public static let generations: [Self] = [.v18, .v26, .v27]

    /// The one of ``generations`` that it equals on devices other than iPhone Duo.
    public var generation: Self { self == .v27_1 ? .v27 : self }

    /// The number before the point.
    public var major: Int {
        switch self {
        case .v18: 18
        case .v26: 26
        case .v27, .v27_1: 27
        }
    }

    /// The number after the point.
    public var minor: Int { self == .v27_1 ? 1 : 0 }

    /// Orders generations by age.
    public static func < (lhs: Self, rhs: Self) -> Bool { (lhs.major, lhs.minor) < (rhs.major, rhs.minor) }
}
