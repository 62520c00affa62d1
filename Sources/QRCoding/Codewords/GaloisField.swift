/// The field of 256 elements in which codewords are computed: modulo x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2).
enum GaloisField {
    /// The powers of 2, which run through every element but 0; twice, so that a sum of logarithms needs no remainder.
    private static let powers: [UInt8] = {
        var powers: [UInt8] = []
        var element = 1
        for _ in 0..<510 {
            powers.append(UInt8(element))
            element <<= 1
            if element > 0xFF { element ^= 0b1_0001_1101 }
        }
        return powers
    }()

    private static let logarithms: [Int] = {
        var logarithms = [Int](repeating: 0, count: 256)
        for exponent in 0..<255 { logarithms[Int(powers[exponent])] = exponent }
        return logarithms
    }()

    /// 2 to the power of `exponent`, 0 to 509.
    static func power(_ exponent: Int) -> UInt8 { powers[exponent] }

    /// The product of two elements.
    static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        left == 0 || right == 0 ? 0 : powers[logarithms[Int(left)] + logarithms[Int(right)]]
    }
}
