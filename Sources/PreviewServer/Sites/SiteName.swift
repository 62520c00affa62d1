import Foundation

/// The names of previews in addresses: `/p/NAME/`.
public enum SiteName {
    /// The maximum number of characters of a name.
    static let longest = 64
    private static let nameless = "preview"

    /// Returns a Boolean value that indicates whether a string can be a name.
    ///
    /// A name has 1 to 64 of A-Z, a-z, 0-9, hyphen and underscore, and does not begin with a hyphen.
    public static func isValid(_ text: String) -> Bool {
        (1...longest).contains(text.utf8.count) && text.utf8.allSatisfy(isPlain) && text.utf8.first != hyphen
    }

    /// Returns a name made of any text.
    ///
    /// Letters lose their accents, and every other character that can't be in a name becomes a hyphen.
    public static func name(of text: String) -> String {
        let plain = text.folding(options: .diacriticInsensitive, locale: nil)
        var bytes: [UInt8] = []
        for byte in plain.utf8 {
            if isPlain(byte), byte != hyphen {
                bytes.append(byte)
            } else if let last = bytes.last, last != hyphen {
                bytes.append(hyphen)
            }
        }
        let name = trimmed(bytes.prefix(longest))
        return name.isEmpty ? nameless : name
    }

    /// Returns the first of `name`, `name-2`, `name-3` and so on that is not taken.
    public static func free(_ name: String, besides taken: Set<String>) -> String {
        guard taken.contains(name) else { return name }
        let numbered = (2...taken.count + 2).lazy.map { number in
            trimmed(Array(name.utf8).prefix(longest - 1 - String(number).count)) + "-\(number)"
        }
        return numbered.first { !taken.contains($0) } ?? name
    }

    private static func trimmed(_ bytes: some Collection<UInt8>) -> String {
        var bytes = Array(bytes)
        while bytes.last == hyphen { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let hyphen = UInt8(ascii: "-")

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, hyphen, UInt8(ascii: "_"): true
        default: false
        }
    }
}
