import TabModel

extension JSONReader {
    /// Reads `true`, `false` or `null`; any other word is an error that names what may stand here.
    mutating func word() throws(ReadingFailure) -> SourceValue.Content {
        let word = wordHere
        let content: SourceValue.Content
        switch word {
        case "true": content = .bool(true)
        case "false": content = .bool(false)
        case "null": content = .null
        default: throw notAValue(word)
        }
        position += word.utf8.count
        return content
    }

    private mutating func notAValue(_ word: String) -> ReadingFailure {
        let known = ["true": "true", "false": "false", "null": "null", "none": "null", "nil": "null"]
        guard let meant = known[word.lowercased()] else { return unexpected("Expected a value") }
        return failure(at: position, "\(word.quoted) is not a value of JSON. Did you mean \(meant)?")
    }

    /// Reads a number (RFC 8259 section 6).
    mutating func number() throws(ReadingFailure) -> SourceValue.Content {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        let leadsWithZero = current == UInt8(ascii: "0")
        let digits = try digits("Expected a digit")
        guard !leadsWithZero || digits == 1 else {
            throw failure(at: start, "A number has no leading zero in JSON.")
        }
        let isWhole = try !fraction()
        let isPlain = try !exponent() && isWhole
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return isPlain ? Int(text).map { .integer($0) } ?? .tooLarge(text) : NumberReading.content(ofFraction: text)
    }

    private mutating func fraction() throws(ReadingFailure) -> Bool {
        guard current == UInt8(ascii: ".") else { return false }
        position += 1
        _ = try digits("Expected a digit after the point")
        return true
    }

    private mutating func exponent() throws(ReadingFailure) -> Bool {
        guard current == UInt8(ascii: "e") || current == UInt8(ascii: "E") else { return false }
        position += 1
        if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
        _ = try digits("Expected a digit in the exponent")
        return true
    }

    /// Skips digits and tells how many there were; none is an error.
    private mutating func digits(_ expectation: String) throws(ReadingFailure) -> Int {
        let start = position
        while let byte = current, 0x30...0x39 ~= byte {
            position += 1
        }
        guard position > start else { throw unexpected(expectation) }
        return position - start
    }
}

/// What a number with a point or an exponent is: whole numbers may be written so, too.
enum NumberReading {
    /// The largest whole number up to which a `Double` holds every one.
    private static let exactLimit = 9_007_199_254_740_992.0

    static func content(ofFraction text: String) -> SourceValue.Content {
        guard let number = Double(text), number.isFinite else { return .tooLarge(text) }
        guard abs(number) <= exactLimit, let integer = Int(exactly: number) else { return .fraction(text) }
        return .integer(integer)
    }
}
