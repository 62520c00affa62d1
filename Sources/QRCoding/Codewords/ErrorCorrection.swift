/// How much of a code may be unreadable: about 7, 15, 25 or 30 percent of its codewords (ISO/IEC 18004, 6.5.1).
public enum ErrorCorrection: Int, CaseIterable, Comparable, Sendable {
    case low, medium, quartile, high

    /// A level with less correction comes first.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The two bits that represent the level in the format information (ISO/IEC 18004, table 12).
    var indicator: Int {
        switch self {
        case .low: 0b01
        case .medium: 0b00
        case .quartile: 0b11
        case .high: 0b10
        }
    }
}
