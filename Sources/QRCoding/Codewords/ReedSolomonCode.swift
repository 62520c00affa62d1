/// The error correction codewords of a block: the remainder of its data by a generator polynomial.
///
/// The generator of degree n is the product of (x − 2⁰) … (x − 2ⁿ⁻¹) (ISO/IEC 18004, annex A).
struct ReedSolomonCode {
    /// The generator's coefficients below the highest, which is 1; highest power first.
    private let generator: [UInt8]

    /// A code with this many correction codewords, 1 to 254.
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

    /// The correction codewords of these data codewords.
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
