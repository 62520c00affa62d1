/// The types of scalars: JSON's words, and those of YAML's core schema (YAML 1.2, 10.3.2).
enum CoreSchema {
    /// The limit up to which a `Double` represents every whole number.
    private static let exactLimit = 9_007_199_254_740_992.0

    /// Returns the value of a word of JSON.
    static func content(json word: String) -> SourceValue.Content {
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            let isPlain = !word.utf8.contains { ".eE".utf8.contains($0) }
            return isPlain ? Int(word).map { .integer($0) } ?? .tooLarge(word) : fraction(word)
        }
    }

    /// Returns the value of a number with a point or an exponent, which may be a whole number, too.
    private static func fraction(_ text: String) -> SourceValue.Content {
        guard let number = Double(text), number.isFinite else { return .tooLarge(text) }
        guard abs(number) <= exactLimit, let integer = Int(exactly: number) else { return .fraction(text) }
        return .integer(integer)
    }

    /// Returns the value of a plain scalar of YAML.
    static func content(yaml text: String) -> SourceValue.Content {
        switch text.utf8.first ?? UInt8(ascii: "~") {
        case UInt8(ascii: "+")...UInt8(ascii: "9"): number(text) ?? .string(text)
        case UInt8(ascii: "~"), UInt8(ascii: "F")...UInt8(ascii: "t"): word(text)
        default: .string(text)
        }
    }

    private static func word(_ text: String) -> SourceValue.Content {
        switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        default: .string(text)
        }
    }

    private static func number(_ text: String) -> SourceValue.Content? {
        if let digits = text.dropping("0x") { return whole(digits, radix: 16, text) }
        if let digits = text.dropping("0o") { return whole(digits, radix: 8, text) }
        var rest = Substring(text)
        if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
        guard !rest.isEmpty, rest.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        if rest.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return Int(text).map { .integer($0) } ?? .tooLarge(text) }
        return isFloat(rest) ? fraction(text) : nil
    }

    private static func whole(_ digits: Substring, radix: Int, _ text: String) -> SourceValue.Content? {
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.hexDigitValue.map { $0 < radix } == true })
        else { return nil }
        return Int(digits, radix: radix).map { .integer($0) } ?? .tooLarge(text)
    }

    /// Returns a Boolean value that indicates whether text consists of digits with a point, an exponent or both.
    private static func isFloat(_ text: Substring) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        guard parts.count <= 2, let mantissa = parts.first else { return false }
        let digits = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        guard digits.count <= 2, digits.contains(where: { !$0.isEmpty }), digits.allSatisfy(\.isDigits) else {
            return false
        }
        guard parts.count == 2, let exponent = parts.last else { return true }
        let power = exponent.first == "-" || exponent.first == "+" ? exponent.dropFirst() : exponent
        return !power.isEmpty && power.isDigits
    }
}

extension Substring {
    fileprivate var isDigits: Bool { utf8.allSatisfy { 0x30...0x39 ~= $0 } }
}

extension String {
    fileprivate func dropping(_ prefix: String) -> Substring? {
        hasPrefix(prefix) ? dropFirst(prefix.count) : nil
    }
}
