/// The bits of a code for a string: byte mode, UTF-8.
///
/// Text beyond ASCII is announced as UTF-8 by an ECI header (assignment 26), as byte mode alone means ISO 8859-1.
struct Message {
    /// The number of bits in the ECI header.
    private static let headerBits = 12

    private let bytes: [UInt8]
    private let isASCII: Bool

    init(_ text: String) {
        bytes = Array(text.utf8)
        isASCII = bytes.allSatisfy { $0 < 0x80 }
    }

    /// Returns the first version that holds the message.
    func smallestVersion(with correction: ErrorCorrection) throws(QRCodeError) -> SymbolVersion {
        guard let version = SymbolVersion.all.first(where: { fits($0, correction) }) else {
            throw tooLong(in: SymbolVersion(number: 40), correction)
        }
        return version
    }

    /// Returns the strongest correction, at least `least`, with which the message still fits.
    func strongestCorrection(in version: SymbolVersion, from least: ErrorCorrection) -> ErrorCorrection {
        ErrorCorrection.allCases.last { $0 >= least && fits(version, $0) } ?? least
    }

    /// Returns the data codewords: header, bytes, terminator and padding (ISO/IEC 18004, 7.4).
    func codewords(in version: SymbolVersion, correction: ErrorCorrection) throws(QRCodeError) -> [UInt8] {
        guard fits(version, correction) else { throw tooLong(in: version, correction) }
        let capacity = BlockLayout(version: version, correction: correction).dataCodewords
        var bits = BitSequence()
        if !isASCII { bits.append(0b0111_0001_1010, count: Self.headerBits) }
        bits.append(0b0100, count: 4)
        bits.append(bytes.count, count: version.countBits)
        for byte in bytes { bits.append(Int(byte), count: 8) }
        bits.append(0, count: min(4, 8 * capacity - bits.count))
        bits.append(0, count: (8 - bits.count % 8) % 8)
        let padding: [UInt8] = [0b1110_1100, 0b0001_0001]
        let missing = capacity - bits.bytes.count
        return bits.bytes + (0..<missing).map { padding[$0 % 2] }
    }

    private func fits(_ version: SymbolVersion, _ correction: ErrorCorrection) -> Bool {
        bytes.count <= limit(version, correction)
    }

    /// Returns the number of bytes that a version holds after this message's header.
    private func limit(_ version: SymbolVersion, _ correction: ErrorCorrection) -> Int {
        let capacity = 8 * BlockLayout(version: version, correction: correction).dataCodewords
        return (capacity - (isASCII ? 0 : Self.headerBits) - 4 - version.countBits) / 8
    }

    private func tooLong(in version: SymbolVersion, _ correction: ErrorCorrection) -> QRCodeError {
        .tooLong(bytes: bytes.count, limit: limit(version, correction))
    }
}

/// A sequence of bits, packed into bytes with the most significant bit first.
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
