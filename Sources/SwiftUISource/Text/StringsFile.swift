/// Reads `.strings` files: `"key" = "text";`, with comments.
enum StringsFile {
    /// The texts by key; what can't be read is passed over.
    static func read(_ bytes: [UInt8]) -> [String: String] {
        var reader = StringsReader(text(bytes))
        return reader.pairs()
    }

    /// The text of a file in UTF-8, or in UTF-16 with a byte order mark.
    private static func text(_ bytes: [UInt8]) -> [Character] {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
            let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            return Array(String(decoding: bytes[start...], as: UTF8.self))
        }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            let (low, high) = isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
            return UInt16(high) << 8 | UInt16(low)
        }
        return Array(String(decoding: units, as: UTF16.self))
    }
}

/// Walks over the characters of one file.
private struct StringsReader {
    private let text: [Character]
    private var position = 0

    init(_ text: [Character]) { self.text = text }

    mutating func pairs() -> [String: String] {
        var pairs: [String: String] = [:]
        while let key = word() {
            guard skip("="), let value = word() else { continue }
            _ = skip(";")
            if pairs[key] == nil { pairs[key] = value }
        }
        return pairs
    }

    private var next: Character? { position < text.count ? text[position] : nil }

    private mutating func skip(_ character: Character) -> Bool {
        skipBlanks()
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() {
        while let character = next {
            if character.isWhitespace {
                position += 1
            } else if character == "/", position + 1 < text.count, text[position + 1] == "/" {
                while let other = next, !other.isNewline { position += 1; _ = other }
            } else if character == "/", position + 1 < text.count, text[position + 1] == "*" {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        position += 2
        while position < text.count, !(text[position - 1] == "*" && text[position] == "/") { position += 1 }
        position += 1
    }

    /// The next key or text, in quotation marks or without; nil at the end.
    private mutating func word() -> String? {
        skipBlanks()
        guard let first = next else { return nil }
        guard first == "\"" else { return plainWord() }
        position += 1
        var word = ""
        while let character = next, character != "\"" {
            position += 1
            word.append(character == "\\" ? escaped() : character)
        }
        position += 1
        return word
    }

    private mutating func plainWord() -> String {
        var word = ""
        while let character = next, !character.isWhitespace, !"=;\"".contains(character) {
            word.append(character)
            position += 1
        }
        // What is no word is passed over, so that reading ends.
        if word.isEmpty { position += 1 }
        return word
    }

    private mutating func escaped() -> Character {
        guard let character = next else { return "\\" }
        position += 1
        switch character {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = text[position..<min(position + 4, text.count)].prefix(while: \.isHexDigit)
            guard let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code) else { return "u" }
            position += digits.count
            return Character(scalar)
        default: return character
        }
    }
}
