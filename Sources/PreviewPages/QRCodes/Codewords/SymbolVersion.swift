/// The size of a code: version 1 has 21 modules on each side, and each further one four more, up to 40.
struct SymbolVersion: Hashable, Sendable {
    let number: Int

    static let all = (1...40).map(SymbolVersion.init)

    /// The number of modules on each side.
    var size: Int { 17 + 4 * number }

    /// The number of bits in the field that counts the bytes (ISO/IEC 18004, table 3).
    var countBits: Int { number < 10 ? 8 : 16 }

    /// A Boolean value that indicates whether the code shows its version, in two separate areas.
    var showsVersion: Bool { number >= 7 }

    /// The coordinates of the centers of alignment patterns, in rows and in columns (ISO/IEC 18004, annex E).
    ///
    /// The first is 6, the last 7 modules from the far side; the others are at even distances counted from the last.
    var alignmentCentres: [Int] {
        guard number > 1 else { return [] }
        let gaps = number / 7 + 1
        let span = size - 13
        // The shortest even step that reaches the first in that many gaps; the standard makes one exception.
        let step = number == 32 ? 26 : (span + 2 * gaps - 1) / (2 * gaps) * 2
        return [6] + (0..<gaps).reversed().map { size - 7 - $0 * step }
    }

    /// The number of codewords of data and of error correction together.
    ///
    /// The codewords take the modules that the function patterns leave free.
    var codewords: Int {
        let finders = 3 * 64
        let timing = 2 * (size - 16)
        let format = 31
        var modules = size * size - finders - timing - format
        let centres = alignmentCentres.count
        if centres > 0 {
            // Three of the crossings hold finders; those on the timing patterns share five modules with them.
            modules -= 25 * (centres * centres - 3) - 2 * 5 * (centres - 2)
        }
        if showsVersion { modules -= 2 * 18 }
        return modules / 8
    }
}

/// A level of error correction.
///
/// The levels allow for about 7, 15, 25 or 30 percent of unreadable codewords (ISO/IEC 18004, 6.5.1).
public enum ErrorCorrection: Int, CaseIterable, Comparable, Sendable {
    case low, medium, quartile, high

    /// Orders levels from the least correction to the most.
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
