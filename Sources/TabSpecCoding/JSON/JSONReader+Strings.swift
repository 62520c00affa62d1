import TabModel

extension JSONReader {
    /// Reads a string (RFC 8259 section 7), the opening quote being at the present position.
    mutating func string() throws(ReadingFailure) -> String {
        position += 1
        var runStart = position
        var unescaped: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                unescaped += bytes[runStart..<position]
                position += 1
                return String(decoding: unescaped, as: UTF8.self)
            case UInt8(ascii: "\\"):
                unescaped += bytes[runStart..<position]
                unescaped += try escape()
                runStart = position
            case ..<0x20:
                throw controlCharacter(byte)
            default:
                position += 1
            }
        }
        throw failure(at: bytes.count, "Expected a closing quote, but the text ends here.")
    }

    private mutating func controlCharacter(_ byte: UInt8) -> ReadingFailure {
        guard byte != 0x0A, byte != 0x0D else {
            return failure(at: position, "Expected a closing quote before the end of the line.")
        }
        let code = String(byte, radix: 16, uppercase: true)
        let escape = "\\u" + String(repeating: "0", count: 4 - code.count) + code
        return failure(at: position, "A control character can't stand in a text. Write it as \(escape).")
    }

    private mutating func escape() throws(ReadingFailure) -> [UInt8] {
        let start = position
        position += 1
        guard let byte = current else {
            throw failure(at: bytes.count, "Expected a closing quote, but the text ends here.")
        }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return literal(byte)
        case UInt8(ascii: "b"): return literal(0x08)
        case UInt8(ascii: "f"): return literal(0x0C)
        case UInt8(ascii: "n"): return literal(0x0A)
        case UInt8(ascii: "r"): return literal(0x0D)
        case UInt8(ascii: "t"): return literal(0x09)
        case UInt8(ascii: "u"): return Array(String(try unicodeEscape(from: start)).utf8)
        default:
            throw failure(
                at: start,
                "JSON has no escape \("\\\(wordHere.prefix(1))".quoted). Write \"\\\\\" for a backslash."
            )
        }
    }

    private mutating func literal(_ byte: UInt8) -> [UInt8] {
        position += 1
        return [byte]
    }

    /// Reads `uXXXX`, and the second half where it is the first of a surrogate pair.
    private mutating func unicodeEscape(from start: Int) throws(ReadingFailure) -> Unicode.Scalar {
        position += 1
        let first = try hexadecimal(from: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, current == UInt8(ascii: "\\"), bytes.dropFirst(position + 1).first == UInt8(ascii: "u")
        else { throw loneSurrogate(at: start) }
        position += 2
        let second = try hexadecimal(from: position - 2)
        guard 0xDC00...0xDFFF ~= second, let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
        else { throw loneSurrogate(at: start) }
        return scalar
    }

    private mutating func loneSurrogate(at start: Int) -> ReadingFailure {
        failure(at: start, "This escape is half of a surrogate pair. Write both halves, or the character itself.")
    }

    private mutating func hexadecimal(from start: Int) throws(ReadingFailure) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
            digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-")
        else { throw failure(at: start, "Expected four hexadecimal digits after \"\\u\".") }
        position += 4
        return code
    }
}
