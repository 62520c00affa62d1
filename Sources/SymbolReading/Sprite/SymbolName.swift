/// A name that a symbol can have: it is in addresses and in ids.
public struct SymbolName: Hashable, Sendable, Comparable {
    /// The name: letters, digits, `.`, `-` and `_` of ASCII, at most 100.
    public let text: String

    /// Makes a name; nil where it is none.
    public init?(_ text: String) {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            }
        }
        guard isPlain, (1...100).contains(text.utf8.count), !text.hasPrefix(".") else { return nil }
        self.text = text
    }

    /// The name that a file gives its symbol: the file's own without `.svg`.
    ///
    /// - Returns: nil where the file is no SVG file, or its name is none for a symbol.
    public init?(file: String) {
        guard file.lowercased().hasSuffix(".svg") else { return nil }
        self.init(String(file.dropLast(4)))
    }

    /// Orders names by their characters.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.text < rhs.text }
}
