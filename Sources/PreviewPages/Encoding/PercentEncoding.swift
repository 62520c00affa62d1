/// The percent-encoding of everything but unreserved characters (RFC 3986, section 2).
public enum PercentEncoding {
    /// Returns a string encoded as the value of a parameter.
    public static func encoded(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if isUnreserved(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + hex(byte)
            }
        }
        return result
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "0" + digits : digits
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}

/// The escaping of arbitrary text for use in the ids of elements.
enum ElementID {
    /// Returns the text with every character but letters, digits and hyphens as `_HEX_`.
    ///
    /// Different texts stay different.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-": result.unicodeScalars.append(scalar)
            default: result += "_\(String(scalar.value, radix: 16))_"
            }
        }
    }
}
