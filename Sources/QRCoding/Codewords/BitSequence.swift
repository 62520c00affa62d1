/// Bits in order, the most significant first, as they fill bytes.
struct BitSequence {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    /// Appends the lowest `length` bits of a number, highest first.
    mutating func append(_ number: Int, count length: Int) {
        for place in (0..<length).reversed() {
            if count % 8 == 0 { bytes.append(0) }
            if number >> place & 1 == 1 { bytes[bytes.count - 1] |= 0x80 >> UInt8(count % 8) }
            count += 1
        }
    }
}
