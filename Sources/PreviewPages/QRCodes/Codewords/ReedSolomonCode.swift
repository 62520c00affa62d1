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

    /// Returns 2 to the power of `exponent`, which is in 0 to 509.
    static func power(_ exponent: Int) -> UInt8 { powers[exponent] }

    /// Returns the product of two elements.
    static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        left == 0 || right == 0 ? 0 : powers[logarithms[Int(left)] + logarithms[Int(right)]]
    }
}

/// The error correction codewords of a block: the remainder of its data by a generator polynomial.
///
/// The generator of degree n is the product of (x − 2⁰) … (x − 2ⁿ⁻¹) (ISO/IEC 18004, annex A).
struct ReedSolomonCode {
    /// The generator's coefficients below the highest, which is 1; highest power first.
    private let generator: [UInt8]

    /// Creates a code with a number of correction codewords, 1 to 254.
    init(degree: Int) {
        var coefficients: [UInt8] = [1]
        for exponent in 0..<degree {
            let root = GaloisField.power(exponent)
            // Times (x − root): the shifted polynomial, and each coefficient times the root one place further down.
            let shifted = coefficients + [0]
            let scaled = [0] + coefficients.map { GaloisField.product($0, root) }
            coefficients = zip(shifted, scaled).map { $0 ^ $1 }
        }
        generator = Array(coefficients.dropFirst())
    }

    /// Returns the correction codewords of data codewords.
    func remainder(of data: some Sequence<UInt8>) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: generator.count)
        for codeword in data {
            let factor = codeword ^ remainder[0]
            for place in 0..<generator.count {
                let next = place + 1 < generator.count ? remainder[place + 1] : 0
                remainder[place] = next ^ GaloisField.product(generator[place], factor)
            }
        }
        return remainder
    }
}
