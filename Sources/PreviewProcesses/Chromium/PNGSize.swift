/// How many pixels a PNG has.
struct PNGSize: Hashable {
    var width: Int
    var height: Int
}

extension PNGSize {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Reads the first 24 bytes: the signature, and the beginning of the header chunk; nil for what is no PNG.
    init?(of bytes: [UInt8]) {
        guard bytes.count >= 24, bytes.starts(with: Self.signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        width = Self.number(bytes[16..<20])
        height = Self.number(bytes[20..<24])
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
