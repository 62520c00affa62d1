/// Short numbers with check bits after them, so that a reader knows them even where the code is damaged.
enum CheckedBits {
    /// Level and mask in 15 bits (ISO/IEC 18004, 7.9 and annex C).
    static func format(_ correction: ErrorCorrection, _ mask: DataMask) -> Int {
        let data = correction.indicator << 3 | mask.rawValue
        return (data << 10 | remainder(data, generator: 0b101_0011_0111, degree: 10)) ^ 0b101_0100_0001_0010
    }

    /// The version in 18 bits (7.10 and annex D).
    static func version(_ number: Int) -> Int {
        number << 12 | remainder(number, generator: 0b1_1111_0010_0101, degree: 12)
    }

    /// The remainder of a polynomial over two elements, shifted by the generator's degree.
    private static func remainder(_ data: Int, generator: Int, degree: Int) -> Int {
        var rest = data
        for _ in 0..<degree {
            rest <<= 1
            if rest >> degree & 1 == 1 { rest ^= generator }
        }
        return rest
    }
}
