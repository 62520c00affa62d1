/// The paths in reports.
public enum RelativePath {
    /// Returns the path without `./` in front, as services that know the repository's files expect it.
    public static func plain(_ path: String) -> String {
        var rest = path[...]
        while rest.hasPrefix("./"), rest.count > 2 {
            rest = rest.dropFirst(2).drop { $0 == "/" }
        }
        return rest.isEmpty ? path : String(rest)
    }

    /// Returns a URI reference: relative for a relative path, `file:///…` for one from the root.
    static func uri(_ path: String) -> String {
        let encoded = PercentEscape.path(plain(path))
        guard path.hasPrefix("/") else { return encoded }
        return "file:///" + encoded.drop { $0 == "/" }
    }
}

/// Percent escapes (RFC 3986, 2.1).
enum PercentEscape {
    /// Returns a byte as `%` and two capital hexadecimal digits.
    static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }

    /// Returns a path as part of a URI: its slashes stay, and the characters that need no escape anywhere (RFC 3986,
    /// 2.3).
    ///
    /// A colon is escaped too, so that the first name of a relative path is never read as a scheme.
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
