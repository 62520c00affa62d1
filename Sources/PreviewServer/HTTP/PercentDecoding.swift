/// Decodes percent triples, once (RFC 3986 2.1).
enum PercentDecoding {
    /// The bytes a text stands for; nil if a triple is cut off or not hexadecimal.
    static func bytes(_ text: some Collection<UInt8>) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.count)
        var rest = text.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                decoded.append(byte)
                continue
            }
            guard let high = rest.next().flatMap(value), let low = rest.next().flatMap(value) else { return nil }
            decoded.append(high << 4 | low)
        }
        return decoded
    }

    /// A name or value of a form's query, where `+` stands for a space; nil if it is badly encoded.
    static func form(_ text: Substring) -> String? {
        let spaced = text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
        return bytes(spaced).flatMap { String(validating: $0, as: UTF8.self) }
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x41...0x46: digit - 0x41 + 10
        case 0x61...0x66: digit - 0x61 + 10
        default: nil
        }
    }
}
