/// A string in quotation marks, built from its characters and escapes.
struct PropertyListWord {
    private var bytes: [UInt8] = []
    /// The first half of a surrogate pair, which the next escape may complete.
    private var half: UInt16?

    /// Adds a byte of UTF-8.
    mutating func append(_ byte: UInt8) {
        close()
        bytes.append(byte)
    }

    /// Adds a unit of UTF-16.
    mutating func append(unit: UInt16) {
        if let half, UTF16.isTrailSurrogate(unit) {
            bytes += Array(String(decoding: [half, unit], as: UTF16.self).utf8)
            self.half = nil
            return
        }
        close()
        if UTF16.isLeadSurrogate(unit) {
            half = unit
        } else {
            bytes += Array(String(decoding: [unit], as: UTF16.self).utf8)
        }
    }

    /// Returns the string; half a surrogate pair is U+FFFD.
    mutating func finished() -> String {
        close()
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func close() {
        guard half != nil else { return }
        bytes += Array("\u{FFFD}".utf8)
        half = nil
    }
}

extension PropertyListScanner {
    /// Reads the characters after a backslash: `n`, `U00E9`, an octal number of NeXT's encoding, or a character that
    /// represents itself.
    mutating func escape(into word: inout PropertyListWord) throws(PropertyListProblem) {
        let escaped = bytes[position]
        switch escaped {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let number = self.number(radix: 8, digits: 3) ?? 0
            word.append(unit: Self.nextStep(UInt8(truncatingIfNeeded: number)))
        case UInt8(ascii: "U"):
            position += 1
            guard let number = number(radix: 16, digits: 4) else {
                throw problem("expected up to four hexadecimal digits after \"\\U\".")
            }
            word.append(unit: UInt16(truncatingIfNeeded: number))
        default:
            position += 1
            word.append(Self.controls[escaped] ?? escaped)
        }
    }

    private static let controls: [UInt8: UInt8] = Dictionary(
        uniqueKeysWithValues: zip("abfnrtv".utf8, [0x07, 0x08, 0x0C, 0x0A, 0x0D, 0x09, 0x0B])
    )

    private mutating func number(radix: Int, digits: Int) -> Int? {
        let text = bytes[position...].prefix(digits).prefix {
            Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false
        }
        position += text.count
        return Int(String(decoding: text, as: UTF8.self), radix: radix)
    }

    /// Returns the UTF-16 unit of a character in NeXT's encoding.
    private static func nextStep(_ byte: UInt8) -> UInt16 {
        guard byte >= 0x80 else { return UInt16(byte) }
        let index = Int(byte) - 0x80
        return upperHalf.indices.contains(index) ? upperHalf[index] : 0xFFFD
    }

    private static let upperHalf = Array(
        "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ"
            .utf16
    )
}
