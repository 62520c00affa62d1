/// Paths in the head of a difference, as git writes them: quoted where a character would be mistaken.
enum QuotedPath {
    /// The path as it is, or in double quotes with C escapes for quotes, backslashes and control characters.
    ///
    /// A path with a space is ended by a tab, which is how git tells where it ends.
    static func text(_ path: String) -> String {
        guard path.utf8.contains(where: { escape($0) != nil }) else { return path.contains(" ") ? path + "\t" : path }
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        for byte in path.utf8 {
            if let escaped = escape(byte) { bytes += escaped.utf8 } else { bytes.append(byte) }
        }
        return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
    }

    private static func escape(_ byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case UInt8(ascii: "\t"): "\\t"
        case UInt8(ascii: "\n"): "\\n"
        case UInt8(ascii: "\r"): "\\r"
        case 0..<0x20, 0x7F: "\\" + octal(byte)
        default: nil
        }
    }

    private static func octal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 8)
        return String(repeating: "0", count: 3 - digits.count) + digits
    }
}
