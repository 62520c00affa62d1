/// Percent escapes (RFC 3986, 2.1).
enum PercentEncoding {
    /// A byte as `%` and two capital hexadecimal digits.
    static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }

    /// A path as part of a URI: its slashes stay, and the characters that need no escape anywhere (RFC 3986, 2.3).
    ///
    /// A colon is escaped too, so that the first name of a relative path is never taken for a scheme.
    static func path(_ path: String) -> String {
        path.utf8.map { isPlain($0) ? String(UnicodeScalar($0)) : escape($0) }.joined()
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~/".utf8.contains(byte)
        }
    }
}
