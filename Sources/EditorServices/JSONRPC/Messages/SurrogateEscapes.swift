/// The escapes of half a surrogate pair, which JavaScript writes for a string that was cut in the middle of a
/// character.
///
/// Each becomes the replacement character, which is also one unit of UTF-16, so that offsets stay right.
enum SurrogateEscapes {
    private static let replacement = Array("\\ufffd".utf8)

    /// Returns the JSON without such halves; everything else is unchanged.
    static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        var offset = 0
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "\\")) {
            guard let unit = unit(bytes, start) else {
                offset = min(start + 2, bytes.count)
                continue
            }
            offset = start + 6
            switch unit {
            case 0xD800...0xDBFF:
                if let low = self.unit(bytes, offset), 0xDC00...0xDFFF ~= low {
                    offset += 6
                    continue
                }
            case 0xDC00...0xDFFF: break
            default: continue
            }
            result += bytes[copied..<start] + replacement
            copied = offset
        }
        return copied == 0 ? bytes : result + bytes[copied...]
    }

    /// Returns the number of an escape with `u` that begins at an offset; nil where there is none.
    private static func unit(_ bytes: [UInt8], _ start: Int) -> UInt32? {
        guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
            return nil
        }
        var unit: UInt32 = 0
        for byte in bytes[(start + 2)..<(start + 6)] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit * 16 + UInt32(digit)
        }
        return unit
    }
}
